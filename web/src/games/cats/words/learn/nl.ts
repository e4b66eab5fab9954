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
    lead: 'Het snelst leer je het al spelend. Twee korte lessen aan een echte tafel; na elke les mag je doorspelen.',
    standard: {
      title: 'Het spel',
      start: 'Begin het eerste spel',
      minutes: 'ongeveer 10 minuten, twee dagen van vijf, tegen één bot',
      steps: [
        'Kies kaarten en betaal de goede',
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
    ownWay: 'Je maakte je eigen keuze. Goed zo: het is jouw boot.',

    welcome:
      'Dit is je boot. Je hebt vijf dagen om hem met katten te vullen. Katten van één kleur die elkaar raken zijn een familie en geven punten.',
    costs:
      'Elke rat die aan het eind nog te zien is kost een punt, elke kamer die niet vol is kost er vijf. De getallen tonen je score: je begint ver onder nul.',
    island: (n) =>
      `Vandaag ${cats(n)} op het eiland. Van het linkerveld kosten ze 3 vis, van het rechter 5.`,
    fish: 'Elke ochtend krijg je 20 vis. Je betaalt eerst kaarten, dan katten. Geef dus niet alles uit aan kaarten.',
    keep: (bot) =>
      `Kies twee kaarten om te houden. De andere gaan naar ${bot}; betalen doe je later.`,
    keepOn: (bot) =>
      `${bot} heeft er ook twee gehouden en geeft deze door. Houd er weer twee. Wat ${bot} van je eerste kaarten overlaat, komt bij je terug.`,
    keepLast:
      'Twee van de laatste drie: de rest van je eerste kaarten. De zevende kaart komt vanzelf. Houd een kaart vast of wijs haar aan om te lezen wat ze doet.',
    seal: 'Beide gekozen. Druk op Houd deze: niemand ziet wat je houdt.',
    pay: 'Betaal nu de kaarten die je wilt; de andere gaan weg. Elke kat vraagt een mand en 3 of 5 vis.',
    payDone: 'De regel toont wat voor katten overblijft. Tevreden? Betaal dan.',
    pause:
      'Je hebt een kaart die je op elk moment mag spelen. Nu kan die nog een les voor vandaag opleveren. Je mag die ook bewaren en doorgaan.',
    colour:
      'Een openbare les telt voor iedereen. De kleur noem jij: een waarvan je er veel zult hebben.',
    lessons: (n) =>
      `${plural(n, { one: 'Je les ligt gedekt en telt', other: `Je ${n} lessen liggen gedekt en tellen` })} aan het eind. Hier zie je hoe ver elke is.`,
    lay: 'Leg de reddingskaarten die je vandaag wilt gebruiken, manden en laarzen. Iedereen onthult ze tegelijk; laarzen maken je sneller.',
    layNone: 'Je hebt geen reddingskaart. Leg niets: je eigen mand draagt toch één kat.',
    order: (bot, mine, theirs) =>
      mine > theirs
        ? `Jouw snelheid is ${mine}, ${bot} heeft ${theirs}: jij kiest eerst, tot morgen.`
        : mine === theirs
          ? `Beide snelheid ${mine}: de volgorde blijft.`
          : `Jouw snelheid is ${mine}, ${bot} heeft ${theirs} en kiest eerst.`,
    rescue:
      'Red een kat: kies haar of sleep haar op de boot. Ze kost haar vis en één mand, en wordt meteen gelegd.',
    rescueMap: () =>
      'Kijk naar de schatkaarten op je boot. Een kat op de kaart van haar kleur brengt een schat. Kies de gemarkeerde.',
    rescueFamily:
      'Van nu af moet elke kat met een zijde een tegel raken. Leg katten van één kleur naast elkaar: drie zijn een familie voor 8 punten.',
    rescueOn: 'Nog een? Je hebt een mand en vis nodig. Bedek ratten waar het niets kost.',
    place:
      'Leg haar nu. Ze past waar de stippen zijn. Draai en keer haar met de knoppen of het wiel; ik heb haar gedraaid zoals ik zou doen.',
    confirm: 'De tegel ligt er, maar nog niets staat vast. Draai, verschuif en bevestig dan.',
    map: 'De kat bedekt de kaart van haar kleur: kies een schat en leg hem in een gat, of zie ervan af.',
    pass: {
      baskets: 'Je hebt geen mand meer voor nog een kat: pas. Je bent klaar tot morgen.',
      fish: 'Je hebt te weinig vis voor nog een kat: pas. Je bent klaar tot morgen.',
      cats: 'Er zijn geen katten meer op het eiland: pas. Je bent klaar tot morgen.',
      other: 'Geen kat is mij nu haar prijs waard. Je kunt passen: je bent klaar tot morgen.',
    },
    why: {
      these: (reasons) => `Waarom deze: ${reasons}.`,
      this: (reasons) => `Waarom deze kat: ${reasons}.`,
      basket: 'draagt nog een kat',
      broken: 'een halve mand; twee ervan dragen een kat',
      boots: 'je kiest eerder je katten',
      public_lesson: 'telt voor iedereen, dus ook voor jou',
      anytime: 'je speelt die wanneer het je het meest helpt',
      oshax: 'hoort bij de familie die jij kiest',
      treasure: 'vult gaten; een zeldzame schat geeft 3 punten',
      spare: 'je moet er een houden, maar hoeft die niet te betalen',
      leaves: (fish, baskets) =>
        `Met de gemarkeerde kaarten houd je ${fish} vis en ${plural(baskets, { one: '1 mand', other: `${baskets} manden` })} over voor katten.`,
      map: 'ze bedekt de kaart van haar kleur, en dat geeft een schat',
      joins: (n) =>
        n < 3
          ? 'ze raakt een kat van haar kleur; drie zijn een familie'
          : `zo krijg je een familie van ${n}`,
      rats: (n) => plural(n, { one: 'ze bedekt een rat', other: `ze bedekt ${n} ratten` }),
      cheap: 'ze kost 3 vis in plaats van 5',
    },
    rare: 'Zeldzame vondsten: nu worden schatten- en oshaxkaarten gespeeld, één per beurt. Wat je niet speelt, kan wachten.',
    rareNone: 'Je hebt vandaag geen kaart meer voor zeldzame vondsten. Pas.',
    treasure:
      'Een schattenkaart. Een zeldzame schat geeft 3 punten, gewone vullen gaten en bedekken ratten.',
    oshax:
      'Een oshax heeft een eigen vorm. Leg hem en kies dan zijn kleur: hij hoort bij die familie en kan er twee verbinden.',
    evening:
      'Avond. Katten die nog op het eiland zijn, zijn verloren, je mand is weer klaar, en kaarten die je niet betaalde, zijn afgelegd.',
    day2: 'Dag 2. De kaarten gaan nu de andere kant op: de pijl toont het.',
    anytime:
      'Je hebt een kaart voor elk moment. Je mag die in elke pauze spelen, ook als anderen nadenken: de klokknop toont zulke kaarten.',
    day2keep: 'Houd er twee. Denk aan je families: wie moet er nu aan boord?',
    day2rescue:
      'Je weet hoe het gaat. Een vierde en vijfde kat in een familie geven 3 en 4 punten meer, een zesde 5.',
    rooms:
      'Denk ook aan de kamers. De lagenknop toont ze; een kleine kamer is snel vol en bespaart vijf punten.',
    end: (you, bot, other) =>
      `Jij hebt ${you}, ${bot} heeft ${other} zonder geheime lessen. Nu weet je hoe het gaat. Begin een nieuw spel, of speel de andere drie dagen van dit spel.`,
  },

  solo: {
    welcome:
      'Alleen speel je tegen je zus. Ze heeft geen boot. Ze haalt katten weg en krijgt punten voor wat op de jouwe ligt.',
    colours:
      'Dit zijn haar kleuren. Een kat van de eerste geeft haar 5 punten, dan 4, 3, 2, 1. Vandaag ken je alleen de eerste: neem er daar weinig van.',
    lessons:
      'Deze lessen tellen op jouw boot, voor haar. Druk op een les om haar te lezen, en gun haar weinig.',
    must: 'Je moet meer punten hebben dan zij. Een gelijke stand is voor haar.',
    keep: 'Vijf kaarten, houd er drie. De andere twee zijn weg; niemand krijgt ze.',
    keepOn: 'Nog vijf, houd er weer drie. Een zevende krijg je willekeurig.',
    seal: 'Drie gekozen. Houd ze.',
    pay: 'Betaal wat je wilt. Houd vis over voor katten, zoals altijd.',
    lay: 'Leg reddingskaarten. Dan gaat haar eerste kaart open: die zegt hoe snel ze is en hoeveel kaarten ze vandaag heeft.',
    row: (n, speed) =>
      `Ze heeft vandaag ${cards(n)} en snelheid ${speed}. Elke kaart neemt wat de nummers zeggen: katten zijn van links genummerd.`,
    first:
      'Je bent sneller, of was al eerste: jij begint. Neem wat haar open kaart zou nemen, als je het wilt.',
    second: 'Ze is sneller en heeft al gespeeld. Het logboek zegt wat ze nam.',
    rescue: 'Jouw beurt. Kies een kat waar haar kleuren niets voor geven, en leg haar goed.',
    acted:
      'Ze heeft een kaart gespeeld: wat erop staat, verliet het eiland. De nummers schuiven op.',
    pass: 'Als je past, speelt zij de rest van haar kaarten.',
    rare: 'Zeldzame vondsten zijn alleen voor jou. Zij haalt ze slechts weg met haar kaarten.',
    evening:
      'Een nieuwe dag: haar tweede kleur gaat open. Na vijf dagen ken je ze alle, maar dan liggen de katten.',
    end: (you, her) =>
      `Jij staat op ${you}, zij op ${her}, voor zover bekend. De meeste van haar punten zijn ratten die je nog niet bedekt hebt. Begin een nieuw spel, of speel dit verder.`,
  },

  move: {
    hint: 'Zoals: keep d001 d043 · pay d043 · lay d043 · rescue blue-k03 d043 · at d5 d6 d7 d8 e5 · play d098 · pass',
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
    oshax: 'Oshaxen',
    score: 'Jouw punten',
    card: (title, text, id) => `${id}: ${title}. ${text}`,
    now: (n) => `Nu ${plain(n)}.`,
    cost: (n) => `Kost ${n}.`,
  },

  keys: {
    title: 'Toetsen',
    rows: [
      ['Tab', 'van deel naar deel'],
      ['Enter, spatie', 'drukken, nemen, leggen'],
      ['Pijlen', 'van vakje naar vakje'],
      ['Shift + pijlen', 'naar de boot, naar het volgende vakje dat past'],
      ['Q, E', 'een tegel draaien'],
      ['F', 'een tegel omkeren'],
      ['1 tot 9', 'een kaart, kat, tegel of veld naar nummer'],
      ['Z, Shift + Z', 'ongedaan, opnieuw'],
      ['Ctrl + Enter', 'houden, betalen, leggen, bevestigen'],
      ['A', 'kaarten voor elk moment'],
      ['C', 'je kaarten'],
      ['I', 'het eiland: velden, voorraad, zak'],
      ['G', 'waar punten vandaan komen, een voor een'],
      ['B', 'de boten van de anderen'],
      ['T', 'tegels op je boot uitproberen'],
      ['L', 'het logboek'],
      ['Esc', 'terugleggen, sluiten'],
      ['+, −, 0', 'groter, kleiner, de hele boot'],
      ['?', 'de regels; uitleggen wat de focus heeft'],
      ['/', 'een zet typen'],
    ],
    moves: 'Getypte zetten',
    moveRows: [
      ['keep d001 d043', 'deze kaarten houden'],
      ['pay d001 d043', 'deze betalen, de andere afleggen'],
      ['lay d043', 'reddingskaarten leggen'],
      ['rescue blue-k03', 'deze kat redden met een vaste mand'],
      ['rescue blue-k03 d043', 'die kat redden met de mand van een kaart'],
      ['at d5 d6 d7 d8 e5', 'de tegel op deze vakjes leggen'],
      ['play d098', 'een oshax- of schattenkaart spelen'],
      ['colour red', 'een kleur noemen'],
      ['anytime d071', 'een kaart voor elk moment spelen'],
      ['pass', 'passen, of een schat afslaan'],
    ],
  },
};
