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
      rule: 'Dat is geld. Elke dag krijg je er 20. Kaarten en katten kosten vis; wat over is, houd je. Aan het eind telt vis alleen bij een gelijke stand.',
    },
    fields: {
      name: 'De twee velden',
      rule: 'Katten wachten op het eiland. Een kat van het linkerveld kost 3 vis, een van het rechterveld 5. Elke ochtend komen er twee katten per speler op elk veld, alleen vier. Wie er ’s avonds nog zit, is weg.',
    },
    basket: {
      name: 'Vaste mand',
      rule: 'Draagt één kat per dag. Vandaag gebruikt, morgen weer klaar. Iedereen begint met één.',
    },
    cardBasket: {
      name: 'Manden op kaarten',
      rule: 'Een hele mand op een reddingskaart draagt één kat; dan is de kaart weg. Twee kapotte manden doen dat samen.',
    },
    speed: {
      name: 'Snelheid',
      rule: 'De laarzen op je reddingskaarten worden opgeteld. De snelste kiest eerst; bij gelijke snelheid blijft de volgorde. De nieuwe volgorde geldt tot de volgende redding.',
    },
    draft: {
      name: 'Draften',
      rule: 'Ieder zeven kaarten. Houd er twee en geef er vijf door, houd er twee van wat komt, nog eens twee, en de laatste. De pijl wijst de richting; die wisselt elke dag.',
    },
    pay: {
      name: 'Betalen',
      rule: 'Na het draften betaal je de kaarten die je wilt en leg je de andere ongezien af. Denk aan de vis die de katten kosten.',
    },
    lesson: {
      name: 'Geheime les',
      rule: 'Telt aan het eind, alleen voor jou. Ligt gedekt; anderen zien alleen hoeveel je er hebt. Wordt neergelegd op de dag dat je haar betaalt.',
    },
    public: {
      name: 'Openbare les',
      rule: 'Ligt open en telt aan het eind voor iedereen. Sommige vragen een kleur: wie de kaart neerlegt, noemt die.',
    },
    anytime: {
      name: 'Altijd-kaart',
      rule: 'Speel haar in elke pauze, ook als anderen aan de beurt zijn. Ze kost niets meer dan de vis die je ervoor betaald hebt.',
    },
    watch: {
      name: 'Vraag het mij',
      rule: 'Katten drijven en Nieuwkomers veranderen wat anderen vinden. Laat het je vragen: dan wacht de tafel op je voor elke reddingsbeurt van een ander.',
    },
    touch: {
      name: 'Een tegel leggen',
      rule: 'De eerste tegel mag overal. Elke volgende moet met een zijde een tegel van je boot raken; hoeken tellen niet. Draai hem, keer hem om, ga door muren, bedek ratten. Daarna blijft hij liggen.',
      example: () => 'De verlichte kat raakt een andere met een zijde.',
    },
    rats: {
      name: 'Ratten',
      rule: 'Elke rat die je aan het eind nog ziet, kost 1 punt. Bedek ze.',
      example: (n) => `Zichtbare ratten: ${points(n)}.`,
    },
    rooms: {
      name: 'Kamers',
      rule: 'Een boot heeft zeven kamers. Elke kamer met een leeg vakje kost 5 punten, ook een die helemaal leeg is. In volle kamers gaan de lampen aan.',
      example: (n) => `Een kamer met lege vakjes: ${points(n)}.`,
    },
    families: {
      name: 'Families',
      rule: 'Drie of meer katten van één kleur die elkaar raken zijn een familie. 3 katten geven 8 punten, 4 geven 11, 5 geven 15, 6 geven 20, 7 geven 25, en elke volgende 5.',
      example: (n) => `Een familie: ${points(n)}.`,
    },
    maps: {
      name: 'Schatkaarten',
      rule: 'Een kat die de kaart van haar eigen kleur bedekt, brengt meteen een gewone schat, als je wilt. Elke andere tegel bedekt de kaart voor niets.',
      example: () => 'Een kat ligt op de kaart van haar kleur, en er kwam een schat mee.',
    },
    edge: {
      name: 'De rand',
      rule: 'De witte lijn om de boot. Een kat ligt aan de rand als een van haar vakjes een zijde op die lijn heeft. Veel lessen tellen zulke katten.',
      example: () => 'Deze katten liggen aan de rand.',
    },
    loner: {
      name: 'Eenling',
      rule: 'Een kat die geen andere kat van haar kleur raakt. Sommige lessen willen eenlingen.',
      example: () => 'Deze katten zijn eenlingen.',
    },
    oshax: {
      name: 'Oshax',
      rule: 'Een zeldzame gast van zes vakjes. Zijn kaart laat je er een nemen; als hij ligt, kies je zijn kleur. Van dan af telt hij als een kat van die kleur, ook in families en lessen.',
      example: (n) => `Een oshax hoort bij een familie: ${points(n)}.`,
    },
    rare: {
      name: 'Zeldzame schat',
      rule: 'Vier vakjes, 3 punten aan het eind. Ze komen tussen de katten uit de zak en wachten in de voorraad op een schattenkaart.',
      example: (n) => `Een zeldzame schat: ${points(n)}.`,
    },
    common: {
      name: 'Gewone schat',
      rule: 'Een tot drie vakjes. Vult gaten, bedekt ratten en raakt zoals elke tegel, maar geeft zelf geen punten. Van elke vorm zijn er maar zoveel.',
    },
    order: {
      name: 'Beurtvolgorde',
      rule: 'Redding en zeldzame vondsten gaan in deze volgorde. De snelheden van de dag bepalen haar.',
    },
    ship: {
      name: 'Het schip',
      rule: 'Het telt de dagen: vijf, en dan vaart het weg. Op de laatste dag wordt alles geteld.',
    },
    bag: {
      name: 'De zak',
      rule: 'Katten en zeldzame schatten die nog niemand gezien heeft. Wat erin zit is bekend, de volgorde niet.',
    },
    sister: {
      name: 'Je zus',
      rule: 'Alleen speel je tegen haar. Ze heeft geen boot: ze neemt katten en schatten weg en krijgt punten voor wat op de jouwe ligt. Je moet meer punten hebben dan zij; een gelijke stand is voor haar.',
    },
    sisterRow: {
      name: 'Haar kaarten van vandaag',
      rule: 'Haar eerste kaart zegt hoeveel kaarten ze vandaag heeft, en haar snelheid. Jullie zijn om de beurt; elke kaart neemt of wisselt wat de nummers zeggen. Katten zijn van links genummerd, 1 tot 8.',
    },
    sisterColours: {
      name: 'Haar kleuren',
      rule: 'Elke kat op jouw boot geeft haar punten: 5 voor haar eerste kleur, dan 4, 3, 2, 1. Elke dag gaat er één kleur open.',
    },
    sisterLessons: {
      name: 'Haar lessen',
      rule: 'Ze tellen op jouw boot, voor haar. Drie zijn er altijd; elke stap in moeilijkheid voegt een gevorderde toe.',
    },
  },
  example: 'Voorbeeld',
  cost: (n) => `${n} vis`,
  lessonExample: (n) => `Op deze boot geeft ze ${points(n)}.`,
  more: 'Alle regels in één oogopslag',

  glance: {
    title: 'The Isle of Cats in één oogopslag',
    lead: 'Vul je boot met katten voor het eiland verloren is. Alles wat telt, met getekende voorbeelden.',
    learn: 'Leer het al spelend',
    short: 'In het kort',
    shortText:
      'Je hebt vijf dagen. Elke dag krijg je vis, kies je kaarten, betaal je ze, red je katten en leg je ze op je boot. Kattenfamilies, lessen en zeldzame schatten geven punten; ratten en kamers die niet vol zijn kosten er. De meeste punten winnen; bij een gelijke stand de meeste vis.',
    day: 'Een dag',
    phases: [
      ['Ochtend', 'Er komen katten op de twee velden, twee per speler op elk.'],
      ['Vissen', 'Iedereen krijgt 20 vis.'],
      ['Verkennen', 'Draft zeven kaarten en betaal dan welke je wilt.'],
      ['Lessen', 'Betaalde lessen worden neergelegd: openbare open, geheime gedekt.'],
      [
        'Redden',
        'Leg reddingskaarten, allen tonen ze, de snelste begint. Eén kat per beurt, voor vis en een mand, tot allen gepast hebben.',
      ],
      ['Zeldzame vondsten', 'Oshax- en schattenkaarten, één per beurt. Ze mogen ook wachten.'],
      ['Avond', 'Katten die over zijn, zijn weg; manden zijn weer klaar; het schip vaart verder.'],
    ],
    boat: 'Op je boot',
    scoring: 'Punten aan het eind',
    scores: [
      ['Een familie van 3, 4, 5, 6, 7 katten', '8, 11, 15, 20, 25'],
      ['Elke volgende kat van een familie', '5'],
      ['Elke zeldzame schat', '3'],
      ['Je lessen en de openbare', 'zie de kaart'],
      ['Elke zichtbare rat', '−1'],
      ['Elke kamer die niet vol is', '−5'],
    ],
    here: 'Lessen van dit spel',
    cards: 'Alle kaarten',
    kinds: {
      rescue: 'Reddingskaarten',
      rare: 'Oshax- en schattenkaarten',
      anytime: 'Altijd-kaarten',
      lesson: 'Geheime lessen',
      public_lesson: 'Openbare lessen',
      family: 'Lessen van het familiespel',
      sister: 'Lessen van je zus',
    },
    copies: (n) => plural(n, { one: 'één keer', other: `${n} keer` }),
    solo: 'Alleen: tegen je zus',
    soloText:
      'Je krijgt 5 kaarten en houdt er 3, twee keer, en nog één willekeurige. Openbare lessen geven de helft, naar boven afgerond. Je zus krijgt punten voor haar kleuren en lessen op jouw boot.',
    family: 'Het familiespel',
    familyText:
      'Geen vis, geen manden, geen draft. Ieder houdt twee van drie lessen. Dan om de beurt: een kat naar keuze, gratis, op je boot, of passen voor de dag. Een kat op haar kaart brengt een schat naar keuze. Ratten, kamers en families tellen als altijd, dan de twee lessen; zeldzame schatten geven niets. Bij een gelijke stand winnen de meeste volle kamers.',
  },
};
