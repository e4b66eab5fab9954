/** Lessen, geschreven zetten en de tafel in woorden voor The Isle of Cats, in het Nederlands. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';
import type { CatsLearnWords } from './en';

const plural = pluralIn('nl');
const points = (n: number): string =>
  plural(n, { one: `${plain(n)} punt`, other: `${plain(n)} punten` });
const cats = (n: number): string => plural(n, { one: '1 kat wacht', other: `${n} katten wachten` });
const cards = (n: number): string => plural(n, { one: '1 kaart', other: `${n} kaarten` });

export const words: CatsLearnWords = {
  page: {
    title: 'Leer The Isle of Cats',
    lead: 'Het snelst leer je het al spelend. Je volgt twee korte lessen aan een echte tafel; na elke les kun je doorspelen.',
    standard: {
      title: 'Het spel',
      start: 'Begin het eerste spel',
      minutes: 'ongeveer 10 minuten, twee dagen van vijf, tegen één bot',
      steps: [
        'Kies kaarten en betaal de beste',
        'Red katten met vis en manden',
        'Leg ze op je boot, families bij elkaar',
        'Bedek ratten, vul kamers, vind schatten',
      ],
    },
    solo: {
      title: 'Alleen tegen je zus',
      start: 'Begin de sololes',
      minutes: 'ongeveer 5 minuten, één dag; je moet het spel kennen',
      steps: [
        'Zie waarvoor zij punten krijgt: kleuren en lessen',
        'Zie hoe haar kaarten katten weghalen',
        'Laat haar weinig en haal meer punten',
      ],
    },
    rulesText: 'De dag, de boot en elke kaart, met getekende voorbeelden.',
    galleryText: 'Elke kat, oshax, schat, boot en kaart.',
  },

  coach: {
    day: (n, of) => `Dag ${n} van ${of}`,
    ownWay: 'Je koos zelf iets anders. Goed zo: het is jouw boot.',

    welcome:
      'Dit is je boot. Je hebt vijf dagen om hem met katten te vullen. Katten van één kleur die elkaar raken, vormen een familie en geven punten.',
    costs:
      'Elke rat die aan het eind nog te zien is, kost een punt; elke kamer die niet vol is, kost er vijf. De getallen tonen je score: je begint ver onder nul.',
    island: (n) =>
      `Vandaag ${cats(n)} op het eiland. Op het linkerveld kosten ze 3 vis, op het rechterveld 5.`,
    fish: 'Elke ochtend krijg je 20 vis. Daarmee betaal je eerst kaarten en dan katten. Geef dus niet alles uit aan kaarten.',
    keep: (bot) =>
      `Kies twee kaarten om te houden. De andere gaan naar ${bot}; betalen doe je later.`,
    keepOn: (bot) =>
      `${bot} heeft er ook twee gehouden en geeft deze door. Houd er weer twee. Wat ${bot} van je eerste kaarten overlaat, komt bij je terug.`,
    keepLast:
      'Twee van de laatste drie: de rest van je eerste kaarten. De zevende kaart komt vanzelf. Houd een kaart ingedrukt of wijs die aan om te lezen wat die doet.',
    seal: 'Beide gekozen. Druk op Houd deze: niemand ziet wat je houdt.',
    pay: 'Betaal nu de kaarten die je wilt; de andere leg je af. Voor elke kat heb je een mand en 3 of 5 vis nodig.',
    payDone: 'De regel toont hoeveel vis er voor katten overblijft. Tevreden? Betaal dan.',
    pause:
      'Je hebt een kaart die je op elk moment mag spelen. Nu kan die nog een les voor vandaag opleveren. Je mag die ook bewaren en doorgaan.',
    colour:
      'Een openbare les telt voor iedereen. Jij noemt de kleur: een waarvan je veel katten denkt te krijgen.',
    lessons: (n) =>
      `${plural(n, { one: 'Je les ligt gedekt en telt', other: `Je ${n} lessen liggen gedekt en tellen` })} aan het eind. Hier zie je hoe ver je bent.`,
    lay: 'Leg de reddingskaarten neer die je vandaag wilt gebruiken: manden en laarzen. Iedereen onthult ze tegelijk; laarzen maken je sneller.',
    layNone: 'Je hebt geen reddingskaart. Leg niets neer: in je eigen mand past altijd één kat.',
    order: (bot, mine, theirs) =>
      mine > theirs
        ? `Jouw snelheid is ${mine}, ${bot} heeft ${theirs}: jij kiest eerst, tot morgen.`
        : mine === theirs
          ? `Jullie hebben allebei snelheid ${mine}: de volgorde blijft.`
          : `Jouw snelheid is ${mine}, ${bot} heeft ${theirs} en kiest eerst.`,
    rescue:
      'Red een kat: tik erop of sleep die naar je boot. Een kat kost vis en één mand, en je legt die meteen.',
    rescueMap: () =>
      'Kijk naar de schatkaarten op je boot. Een kat op de kaart van de eigen kleur levert een schat op. Kies de gemarkeerde kat.',
    rescueFamily:
      'Van nu af moet elke kat met een zijde een tegel raken. Leg katten van één kleur naast elkaar: drie vormen een familie van 8 punten.',
    rescueOn: 'Nog een? Je hebt een mand en vis nodig. Bedek ratten waar het niets kost.',
    place:
      'Leg de kat nu; die past waar de stippen staan. Draaien en omkeren doe je met de knoppen of het muiswiel. Ik heb die al voor je gedraaid.',
    confirm:
      'De tegel ligt er, maar er staat nog niets vast. Draai of verschuif die nog, en bevestig dan.',
    map: 'De kat bedekt de kaart van de eigen kleur: kies een schat en leg die in een gat, of sla die af.',
    pass: {
      baskets: 'Je hebt geen mand meer voor nog een kat: pas. Je bent klaar voor vandaag.',
      fish: 'Je hebt te weinig vis voor nog een kat: pas. Je bent klaar voor vandaag.',
      cats: 'Er zijn geen katten meer op het eiland: pas. Je bent klaar voor vandaag.',
      other: 'Ik vind nu geen kat de prijs waard. Je kunt passen: je bent klaar voor vandaag.',
    },
    why: {
      these: (reasons) => `Waarom deze: ${reasons}.`,
      this: (reasons) => `Waarom deze kat: ${reasons}.`,
      basket: 'draagt nog een kat',
      broken: 'een halve mand; twee ervan dragen een kat',
      boots: 'je kiest eerder je katten',
      public_lesson: 'telt voor iedereen, dus ook voor jou',
      anytime: 'je speelt die wanneer je er het meest aan hebt',
      oshax: 'hoort bij de familie die jij kiest',
      treasure: 'vult gaten; een zeldzame schat geeft 3 punten',
      spare: 'je moet er een houden, maar hoeft die niet te betalen',
      leaves: (fish, baskets) =>
        `Met de gemarkeerde kaarten houd je ${fish} vis en ${plural(baskets, { one: '1 mand', other: `${baskets} manden` })} over voor katten.`,
      map: 'bedekt de kaart van de eigen kleur, en dat levert een schat op',
      joins: (n) =>
        n < 3
          ? 'raakt een kat van dezelfde kleur; drie vormen een familie'
          : `vormt een familie van ${n}`,
      rats: (n) => plural(n, { one: 'bedekt een rat', other: `bedekt ${n} ratten` }),
      cheap: 'kost 3 vis in plaats van 5',
    },
    rare: 'Zeldzame vondsten: nu worden schatten- en oshaxkaarten gespeeld, één per beurt. Wat je niet speelt, kan wachten.',
    rareNone: 'Je hebt vandaag geen kaart meer voor zeldzame vondsten. Pas.',
    treasure:
      'Een schattenkaart. Een zeldzame schat geeft 3 punten, gewone vullen gaten en bedekken ratten.',
    oshax:
      'Een oshax heeft een eigen vorm. Leg die en kies dan een kleur: zo hoort die bij een familie, en kan die er zelfs twee verbinden.',
    evening:
      'De dag is voorbij. De katten die nog op het eiland zijn, ben je kwijt, net als reddingskaarten die je hebt neergelegd maar niet gebruikt. Je mand is weer klaar; je vis en je handkaarten houd je.',
    day2: 'Dag 2. De kaarten gaan nu de andere kant op: de pijl toont het.',
    anytime:
      'Je hebt een kaart voor elk moment. Je mag die in elke pauze spelen, ook als anderen nadenken. Onder de knop met de klok vind je zulke kaarten.',
    day2keep: 'Houd er twee. Denk aan je families: welke kat moet er nu aan boord?',
    day2rescue:
      'Je weet hoe het gaat. Een vierde en vijfde kat in een familie geven 3 en 4 punten meer, een zesde 5.',
    rooms:
      'Denk ook aan de kamers. De knop met de lagen toont ze; een kleine kamer is snel vol en scheelt vijf punten.',
    end: (you, bot, other) =>
      `Jij hebt ${you}, ${bot} heeft ${other} zonder geheime lessen. Nu weet je hoe het gaat. Begin een nieuw spel, of speel de overige drie dagen van dit spel.`,
  },

  solo: {
    welcome:
      'In een solospel speel je tegen je zus. Ze heeft geen boot. Ze haalt katten weg en krijgt punten voor wat er op jouw boot ligt.',
    colours:
      'Dit zijn haar kleuren. Een kat van de eerste geeft haar 5 punten, dan 4, 3, 2, 1. Vandaag ken je alleen de eerste: neem daar weinig katten van.',
    lessons:
      'Deze lessen tellen op jouw boot, voor haar. Tik op een les om die te lezen, en gun je zus weinig punten.',
    must: 'Je moet meer punten hebben dan zij. Bij een gelijke stand wint zij.',
    keep: 'Vijf kaarten, houd er drie. De andere twee worden afgelegd; niemand krijgt ze.',
    keepOn: 'Nog vijf, houd er weer drie. De zevende is een willekeurige kaart.',
    seal: 'Drie gekozen. Houd ze.',
    pay: 'Betaal de kaarten die je wilt. Houd vis over voor katten, zoals altijd.',
    lay: 'Leg reddingskaarten neer. Dan gaat haar eerste kaart open: die zegt hoe snel ze is en hoeveel kaarten ze vandaag heeft.',
    row: (n, speed) =>
      `Ze heeft vandaag ${cards(n)} en snelheid ${speed}. Elke kaart neemt wat de nummers aangeven: katten zijn van links naar rechts genummerd.`,
    first:
      'Je bent sneller, of was al eerste: jij begint. Neem wat haar open kaart zou nemen, als je dat zelf wilt hebben.',
    second: 'Ze is sneller en heeft al gespeeld. In het logboek staat wat ze nam.',
    rescue:
      'Jouw beurt. Kies een kat waarvoor zij geen punten krijgt, en leg die op een goede plek.',
    acted:
      'Ze heeft een kaart gespeeld: wat erop staat, is van het eiland verdwenen. De nummers schuiven op.',
    pass: 'Als je past, speelt zij de rest van haar kaarten.',
    rare: 'Zeldzame vondsten zijn alleen voor jou. Je zus haalt ze alleen weg met haar kaarten.',
    evening:
      'Een nieuwe dag: haar tweede kleur gaat open. Na vijf dagen ken je ze allemaal, maar dan liggen de katten al.',
    end: (you, her) =>
      `Jij staat op ${you}, zij op ${her}, voor zover bekend. Haar punten komen vooral van ratten die je nog niet hebt bedekt. Begin een nieuw spel, of speel dit spel verder.`,
  },

  move: {
    hint: 'Bijvoorbeeld: keep d001 d043 · pay d043 · lay d043 · rescue blue-k03 d043 · at d5 d6 d7 d8 e5 · play d098 · pass',
  },

  reader: {
    whose: 'Wiens boot',
    edge: 'rand',
    laid: 'niet bevestigd',
    fits: 'past hier',
    how: 'Met de pijltjes ga je van vakje naar vakje. Enter legt de gekozen tegel.',
    you: (score, fish, ready) =>
      `Jij: ${score === null ? '' : `${points(score)}, `}${fish} vis, ${plural(ready, { one: '1 mand klaar', other: `${ready} manden klaar` })}.`,
    day: (n, of) => `Dag ${n} van ${of}.`,
    left: 'Linkerveld, 3 vis per kat',
    right: 'Rechterveld, 5 vis per kat',
    pack: 'Kaarten om uit te kiezen',
    kept: 'Vandaag gehouden kaarten',
    drawn: 'Getrokken kaarten',
    hand: 'Kaarten in je hand',
    laidCards: 'Neergelegde reddingskaarten',
    lessons: 'Jouw lessen',
    publicLessons: 'Openbare lessen',
    sisterLessons: 'Lessen van je zus',
    sisterColours: 'Kleuren van je zus',
    sisterRow: 'Haar kaarten die vandaag nog komen',
    faceDown: 'gedekt',
    oshax: 'Oshax',
    score: 'Jouw punten',
    card: (title, text, id) => `${id}: ${title}. ${text}`,
    now: (n) => `Nu ${plain(n)}.`,
    cost: (n) => `Kost ${n}.`,
  },

  keys: {
    title: 'Toetsen',
    rows: [
      ['Tab', 'van deel naar deel'],
      ['Enter, spatie', 'drukken, pakken, leggen'],
      ['Pijltjes', 'van vakje naar vakje'],
      ['Shift + pijltjes', 'naar de boot, naar het volgende vakje dat past'],
      ['Q, E', 'een tegel draaien'],
      ['F', 'een tegel omkeren'],
      ['1 t/m 9', 'een kaart, kat, tegel of veld op nummer'],
      ['Z, Shift + Z', 'ongedaan maken, opnieuw doen'],
      ['Ctrl + Enter', 'houden, betalen, neerleggen, bevestigen'],
      ['A', 'kaarten voor elk moment'],
      ['C', 'je kaarten'],
      ['I', 'het eiland: velden, voorraad, zak'],
      ['G', 'waar je punten vandaan komen, een voor een'],
      ['B', 'de boten van de anderen'],
      ['T', 'tegels op je boot uitproberen'],
      ['L', 'het logboek'],
      ['Esc', 'terugleggen, sluiten'],
      ['+, −, 0', 'groter, kleiner, de hele boot'],
      ['?', 'de regels; uitleg bij wat de focus heeft'],
      ['/', 'een zet typen'],
    ],
    moves: 'Getypte zetten',
    moveRows: [
      ['keep d001 d043', 'deze kaarten houden'],
      ['pay d001 d043', 'deze betalen, de andere afleggen'],
      ['lay d043', 'reddingskaarten neerleggen'],
      ['rescue blue-k03', 'deze kat redden met een vaste mand'],
      ['rescue blue-k03 d043', 'deze kat redden met de mand van een kaart'],
      ['at d5 d6 d7 d8 e5', 'de tegel op deze vakjes leggen'],
      ['play d098', 'een oshax- of schattenkaart spelen'],
      ['colour red', 'een kleur noemen'],
      ['anytime d071', 'een kaart voor elk moment spelen'],
      ['pass', 'passen, of een schat afslaan'],
    ],
  },
};
