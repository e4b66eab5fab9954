import { pluralIn } from '../plural';
import type { LuckWords } from './en';

const plural = pluralIn('nl');

export const words: LuckWords = {
  title: 'Eerlijk geschud',
  wait: {
    title: 'Er wordt geschud...',
    text: 'Elke speler voegt een geheim toe, zodat niemand de trekkingen kan kiezen.',
    awaits: (names) => `Wachten op ${names}.`,
    anew: 'Het schudden begint opnieuw: iedereen kiest een nieuw geheim.',
    without: (names) => `Geen antwoord van ${names}: het schudden gaat zonder die bijdrage verder.`,
    elsewhere:
      'Je geheim staat op een ander apparaat. Open de tafel daar, anders gaat het schudden zonder jou verder.',
    refused: {
      server:
        'De server heeft de vingerafdruk van zijn geheim vervangen. Deze pagina geeft jouw geheim niet prijs.',
      seats:
        'De server heeft de vingerafdruk van een speler vervangen. Deze pagina geeft jouw geheim niet prijs.',
      back: 'De server ging terug naar een eerdere schudbeurt. Deze pagina geeft jouw geheim niet prijs.',
    },
  },
  restarts: (n) =>
    plural(n, {
      one: 'Er is één keer opnieuw geschud.',
      other: `Er is ${n} keer opnieuw geschud.`,
    }),
  restartsText:
    'Er wordt opnieuw geschud, met nieuwe geheimen voor iedereen, als een speler weggaat of een geheim niet op tijd prijsgeeft. Een oneerlijke beheerder kan zo telkens één uitkomst weggooien.',
  list: {
    title: 'Wie bijdroeg',
    server: 'Server',
    you: (name) => `${name} (jij)`,
    bot: 'Een bot: draagt niets bij',
    nothing: 'Droeg niets bij',
    otherDevice: 'van een ander apparaat of uit een andere browser',
    fingerprint: 'Vingerafdruk (SHA-256)',
    secret: 'Geheim',
    seed: 'Het getal',
  },
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  notCopied: 'Kopiëren lukt niet. Selecteer de tekst en kopieer die zelf.',
  now: {
    toss: 'Alle trekkingen volgen uit één getal: een hash van de geheimen van de server en van de spelers in deze lijst. Ze maakten allemaal de vingerafdruk van hun geheim bekend voordat het eerste geheim werd prijsgegeven. Niemand kon dus de trekkingen kiezen, ook de beheerder niet.',
    alone:
      'Alle trekkingen volgen uit één getal. Geen speler droeg eraan bij: de server koos het zelf en maakte de vingerafdruk vóór de eerste trekking bekend.',
    chosenTitle: 'Gekozen trekkingen',
    chosen:
      'De trekkingen van dit spel zijn gekozen met een woord, zoals bij het dagspel. Hetzelfde woord geeft dezelfde trekkingen, dus iemand kan ze van tevoren kennen.',
    after: 'Na het spel toont deze pagina waaruit het getal is gemaakt en of het klopt.',
    changed: 'Eerst maakte de server iets anders bekend. Vertrouw dit spel niet.',
  },
  check: {
    verdict: {
      fits: 'Gecontroleerd: niemand kon de trekkingen kiezen.',
      watched: 'Gecontroleerd: het klopt met alles wat deze browser vóór de eerste trekking zag.',
      restarted: 'Het klopt, maar er is opnieuw geschud.',
      without: 'Het klopt, maar jouw geheim zit niet in het getal.',
      late: 'Het klopt, maar deze browser zag niet alles vóór de eerste trekking.',
      never: 'Het klopt. Wat er vooraf bekend was gemaakt, heeft deze browser niet gezien.',
      alone: 'Het getal past bij de vingerafdruk. Geen speler droeg eraan bij.',
      chosen: 'De trekkingen van dit spel zijn gekozen.',
      broken: 'Er klopt iets niet. Vertrouw dit spel niet.',
      unchecked: 'Deze opname heeft geen vingerafdruk om te controleren.',
    },
    faults: {
      missing: 'De geheimen ontbreken in het resultaat.',
      back: 'Het resultaat hoort bij een eerdere schudbeurt dan de laatste die deze browser zag.',
      serverChanged: 'Deze browser zag eerst een andere vingerafdruk van de server.',
      seatChanged: (name) => `Deze browser zag eerst een andere vingerafdruk van ${name}.`,
      serverSecret: 'Het geheim van de server past niet bij zijn vingerafdruk.',
      seatSecret: (name) => `Het geheim van ${name} past niet bij de vingerafdruk.`,
      seed: 'De geheimen geven een ander getal.',
      commitment: 'De bekendgemaakte vingerafdruk is niet die van de server.',
      seedAlone: 'Het getal past niet bij de vingerafdruk.',
    },
    own: {
      in: 'Jouw geheim, gemaakt door deze browser, zit in het getal.',
      other: 'Het geheim van jouw plaats kwam van een ander apparaat of uit een andere browser.',
      out: 'Jouw plaats droeg niets bij: bij het opnieuw schudden viel je weg, of de pagina was gesloten.',
    },
    late: 'Sommige vingerafdrukken zag deze browser pas toen het spel al liep. Of ze eerder vervangen zijn, is niet te zeggen.',
    never:
      'De waarden zijn alleen onderling vergeleken. Vergelijken met wat vóór het spel bekend was, kan alleen de browser die meespeelde of meekeek.',
  },
  proven: {
    title: 'Wat dit bewijst',
    toss: 'Zolang één van de deelnemers eerlijk is, heeft niemand het getal gekozen, ook de beheerder niet.',
    alone:
      'Het getal is niet veranderd nadat de vingerafdruk bekend was. Daarvóór kon de server het uitzoeken.',
    chosen: 'De trekkingen volgen uit het gekozen woord. Meer is niet bewezen.',
    not: 'Wat het niet bewijst: tijdens het spel staat het getal op de server, dus de beheerder kon de trekkingen bekijken. Ook kon de beheerder opnieuw laten schudden; dat is hier geteld.',
  },
  draws: {
    title: 'Ook de trekkingen controleren',
    text: 'Deze pagina controleert het getal. Om te controleren of elke trekking eruit volgt, gebruik je het programma met de opname van het spel:',
  },
};
