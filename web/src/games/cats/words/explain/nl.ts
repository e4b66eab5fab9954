/** De regels van The Isle of Cats in het kort, in het Nederlands. */
import { pluralIn } from '../../../../i18n/plural';
import type { CatsExplainWords } from './en';

const plural = pluralIn('nl');
const points = (n: number): string =>
  `${n < 0 ? '−' : ''}${plural(Math.abs(n), { one: '1 punt', other: `${Math.abs(n)} punten` })}`;

export const words: CatsExplainWords = {
  ideas: {
    fish: {
      name: 'Vis',
      rule: 'Het geld van dit spel. Elke dag krijg je er 20. Kaarten en katten kosten vis; wat over is, houd je. Aan het eind telt vis alleen bij een gelijke stand.',
    },
    fields: {
      name: 'De twee velden',
      rule: 'Katten wachten op het eiland. Een kat van het linkerveld kost 3 vis, een van het rechterveld 5. Elke ochtend komen er op elk veld twee katten per speler, in een solospel vier. Katten die er ’s avonds nog zijn, zijn verloren.',
    },
    basket: {
      name: 'Vaste mand',
      rule: 'Draagt één kat per dag. Na gebruik is die de volgende dag weer klaar. Iedereen begint met één.',
    },
    cardBasket: {
      name: 'Manden op kaarten',
      rule: 'Een hele mand op een reddingskaart draagt één kat; daarna wordt de kaart afgelegd. Twee kapotte manden dragen samen één kat.',
    },
    speed: {
      name: 'Snelheid',
      rule: 'De laarzen op je reddingskaarten worden opgeteld. De snelste kiest eerst; bij gelijke snelheid blijft de volgorde. De nieuwe volgorde geldt tot de volgende redding.',
    },
    draft: {
      name: 'Draften',
      rule: 'Iedereen krijgt zeven kaarten. Houd er twee en geef er vijf door, houd er twee van wat je krijgt, dan nog eens twee, en de laatste. De pijl wijst de richting; die wisselt elke dag.',
    },
    pay: {
      name: 'Betalen',
      rule: 'Na het draften betaal je de kaarten die je wilt en leg je de andere gedekt af. Bewaar vis voor de katten.',
    },
    lesson: {
      name: 'Geheime les',
      rule: 'Telt aan het eind, alleen voor jou. Ligt gedekt; anderen zien alleen hoeveel je er hebt. Wordt neergelegd op de dag dat je ervoor betaalt.',
    },
    public: {
      name: 'Openbare les',
      rule: 'Ligt open en telt aan het eind voor iedereen. Sommige vragen een kleur: wie de kaart neerlegt, noemt die.',
    },
    anytime: {
      name: 'Kaart voor elk moment',
      rule: 'Je kunt die in elke pauze spelen, ook in de beurt van anderen. Dat kost niets extra: je hebt er al vis voor betaald.',
    },
    watch: {
      name: 'Vraag mij eerst',
      rule: '‘Katten drijven’ en ‘Nieuwkomers’ veranderen wat anderen vinden. Vraag om een melding: dan wacht het spel op je vóór elke reddingsbeurt van een ander.',
    },
    touch: {
      name: 'Een tegel leggen',
      rule: 'De eerste tegel mag overal. Elke volgende moet met een zijde een tegel van je boot raken; hoeken tellen niet. Je mag de tegel draaien en omkeren, over muren leggen en ratten bedekken. Gelegde tegels blijven liggen.',
      example: () => 'De uitgelichte kat raakt een andere met een zijde.',
    },
    rats: {
      name: 'Ratten',
      rule: 'Elke rat die aan het eind nog zichtbaar is, kost 1 punt. Bedek ze.',
      example: (n) => `Zichtbare ratten: ${points(n)}.`,
    },
    rooms: {
      name: 'Kamers',
      rule: 'Een boot heeft zeven kamers. Elke kamer met een open vakje kost 5 punten, ook een helemaal lege kamer. Volle kamers lichten op.',
      example: (n) => `Een kamer met open vakjes: ${points(n)}.`,
    },
    families: {
      name: 'Families',
      rule: 'Drie of meer katten van één kleur die elkaar raken, vormen een familie. 3 katten geven 8 punten, 4 geven 11, 5 geven 15, 6 geven 20, 7 geven 25, en elke volgende 5.',
      example: (n) => `Een familie: ${points(n)}.`,
    },
    maps: {
      name: 'Schatkaarten',
      rule: 'Bedekt een kat de kaart van de eigen kleur, dan mag je meteen een gewone schat nemen. Elke andere tegel bedekt de kaart zonder beloning.',
      example: () => 'Een kat ligt op de kaart van de eigen kleur en leverde een schat op.',
    },
    edge: {
      name: 'De rand',
      rule: 'De witte lijn om de boot. Een kat ligt aan de rand als een van de vakjes een zijde op die lijn heeft. Veel lessen tellen zulke katten.',
      example: () => 'Deze katten liggen aan de rand.',
    },
    loner: {
      name: 'Eenling',
      rule: 'Een kat die geen andere kat van dezelfde kleur raakt. Sommige lessen belonen eenlingen.',
      example: () => 'Deze katten zijn eenlingen.',
    },
    oshax: {
      name: 'Oshax',
      rule: 'Een zeldzame gast van zes vakjes. Met een oshaxkaart neem je er een; als die ligt, kies je de kleur. Daarna telt die als een kat van die kleur, ook in families en lessen.',
      example: (n) => `Een oshax hoort bij een familie: ${points(n)}.`,
    },
    rare: {
      name: 'Zeldzame schat',
      rule: 'Vier vakjes, 3 punten aan het eind. Ze komen tussen de katten uit de zak en wachten in de voorraad op een schattenkaart.',
      example: (n) => `Een zeldzame schat: ${points(n)}.`,
    },
    common: {
      name: 'Gewone schat',
      rule: 'Een tot drie vakjes. Vult gaten, bedekt ratten en raakt zoals elke tegel, maar geeft zelf geen punten. De voorraad van elke vorm is beperkt.',
    },
    order: {
      name: 'Beurtvolgorde',
      rule: 'Redden en zeldzame vondsten gaan in deze volgorde. De snelheden van de dag bepalen die.',
    },
    ship: {
      name: 'Het schip',
      rule: 'Het telt de dagen: na vijf dagen vaart het weg. Dan tel je de punten.',
    },
    bag: {
      name: 'De zak',
      rule: 'Katten en zeldzame schatten die nog niemand gezien heeft. Iedereen weet wat erin zit, niemand kent de volgorde.',
    },
    sister: {
      name: 'Je zus',
      rule: 'In een solospel speel je tegen haar. Ze heeft geen boot: ze neemt katten en schatten weg en krijgt punten voor wat op de jouwe ligt. Je moet meer punten hebben dan zij; bij een gelijke stand wint zij.',
    },
    sisterRow: {
      name: 'Haar kaarten van vandaag',
      rule: 'Haar eerste kaart zegt hoeveel kaarten ze vandaag heeft, en haar snelheid. Jullie spelen om de beurt; elke kaart neemt of wisselt wat de nummers aangeven. Katten zijn van links naar rechts genummerd, 1 t/m 8.',
    },
    sisterColours: {
      name: 'Haar kleuren',
      rule: 'Elke kat op jouw boot geeft haar punten: 5 voor haar eerste kleur, dan 4, 3, 2, 1. Elke dag gaat er één kleur open.',
    },
    sisterLessons: {
      name: 'Haar lessen',
      rule: 'Ze tellen op jouw boot, voor haar. Ze heeft er altijd drie; elk niveau boven makkelijk voegt een moeilijke toe.',
    },
  },
  example: 'Voorbeeld',
  cost: (n) => `${n} vis`,
  kinds: {
    rescue:
      'Leg die neer voor de redding begint: mand en snelheid gelden alleen die dag. Een kaart die je niet neerlegt, blijft in je hand.',
    anytime:
      'Als je ervoor hebt betaald, kun je die in elke pauze spelen, ook in de beurt van anderen. Daarna wordt die afgelegd. Na de laatste dag is die niets meer waard.',
    treasure:
      'Speel die na de redding, één kaart per beurt. Die mag wachten op een latere dag. De tegels leg je meteen.',
    oshax:
      'Speel die na de redding, één kaart per beurt. Die mag wachten op een latere dag. Een oshax telt als een kat van de kleur die je kiest.',
    lesson:
      'Die ligt gedekt vanaf de dag waarop je ervoor betaalt en telt aan het einde alleen voor jou.',
    public_lesson:
      'Die ligt open vanaf de dag waarop je ervoor betaalt. Aan het einde telt die voor elke speler, elk op de eigen boot.',
    sister: 'Die telt op jouw boot, maar de punten zijn voor haar.',
  },
  familyLesson: 'Aan het einde levert de les alleen jou punten op.',
  inFamily: {
    maps: 'Bedekt een kat de kaart van de eigen kleur, dan mag je meteen een schat naar keuze nemen. Elke andere tegel bedekt de kaart zonder beloning.',
  },
  lessonExample: (n) => `Op deze boot levert die ${points(n)} op.`,
  more: 'Alle regels in het kort',

  glance: {
    title: 'The Isle of Cats in het kort',
    lead: 'Vul je boot met katten voor het eiland verloren is. Alles wat telt, met getekende voorbeelden.',
    learn: 'Al spelend leren',
    short: 'In het kort',
    shortText:
      'Je hebt vijf dagen. Elke dag krijg je vis, kies je kaarten, betaal je ze, red je katten en leg je ze op je boot. Kattenfamilies, lessen en zeldzame schatten geven punten; ratten en kamers die niet vol zijn, kosten punten. Wie de meeste punten heeft, wint; bij een gelijke stand telt de vis.',
    day: 'Een dag',
    phases: [
      ['Ochtend', 'Op elk van de twee velden komen twee katten per speler.'],
      ['Vissen', 'Iedereen krijgt 20 vis.'],
      ['Verkennen', 'Draft zeven kaarten en betaal dan welke je wilt.'],
      ['Lessen', 'Betaalde lessen worden neergelegd: openbare open, geheime gedekt.'],
      [
        'Redden',
        'Iedereen legt reddingskaarten neer en onthult ze; de snelste begint. Eén kat per beurt, voor vis en een mand, tot iedereen heeft gepast.',
      ],
      ['Zeldzame vondsten', 'Oshax- en schattenkaarten, één per beurt. Ze mogen ook wachten.'],
      [
        'Avond',
        'Katten die over zijn, zijn verloren; manden zijn weer klaar; het schip vaart verder.',
      ],
    ],
    boat: 'Op je boot',
    scoring: 'Punten aan het eind',
    scores: [
      ['Een familie van 3, 4, 5, 6, 7 katten', '8, 11, 15, 20, 25'],
      ['Elke volgende kat van een familie', '5'],
      ['Elke zeldzame schat', '3'],
      ['Geheime en openbare lessen', 'zie de kaart'],
      ['Elke zichtbare rat', '−1'],
      ['Elke kamer die niet vol is', '−5'],
    ],
    here: 'Lessen van dit spel',
    cards: 'Alle kaarten',
    kinds: {
      rescue: 'Reddingskaarten',
      rare: 'Oshax- en schattenkaarten',
      anytime: 'Kaarten voor elk moment',
      lesson: 'Geheime lessen',
      public_lesson: 'Openbare lessen',
      family: 'Lessen van het familiespel',
      sister: 'Lessen van je zus',
    },
    copies: (n) => plural(n, { one: 'één keer', other: `${n} keer` }),
    solo: 'Solo: tegen je zus',
    soloText:
      'Je krijgt 5 kaarten en houdt er 3, twee keer, en nog één willekeurige. Openbare lessen geven de helft, naar boven afgerond. Je zus krijgt punten voor haar kleuren en lessen op jouw boot.',
    family: 'Het familiespel',
    familyText:
      'Geen vis, geen manden, geen draft. Iedereen houdt twee van drie lessen. Daarna leg je om de beurt gratis een kat naar keuze op je boot, of pas je voor de dag. Een kat op de kaart van de eigen kleur levert een schat naar keuze op. Ratten, kamers en families tellen als altijd, dan de twee lessen; zeldzame schatten geven niets. Bij een gelijke stand tellen de volle kamers.',
  },
};
