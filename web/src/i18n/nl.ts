/** Dutch, with the terms of the printed rulebook. */
import { credits } from './credits';
import { pluralIn } from './plural';
import type { Words } from './words.svelte';

const plural = pluralIn('nl');
const list = new Intl.ListFormat('nl');

export const nl: Words = {
  common: {
    skerry: 'Skerry',
    close: 'Sluiten',
    cancel: 'Annuleren',
    less: 'Minder',
    more: 'Meer',
    on: 'Aan',
    off: 'Uit',
    loading: 'Een ogenblik ...',
    tiles: (n) => plural(n, { one: `${n} landtegel`, other: `${n} landtegels` }),
  },
  bots: {
    beginner: 'Beginner',
    easy: 'Makkelijk',
    normal: 'Normaal',
    hard: 'Moeilijk',
    expert: 'Expert',
    random: 'Willekeurig',
    greedy: 'Gretig',
  },
  nav: {
    skip: 'Naar de inhoud',
    main: "Pagina's",
    games: 'Spellen',
    play: 'Spelen',
    learn: 'Leren',
    replays: 'Opnames',
    gallery: 'Galerij',
    settings: 'Instellingen',
    about: 'Over Skerry',
    toDay: 'Naar dag',
    toNight: 'Naar nacht',
    language: 'Taal',
  },
  lost: {
    title: 'Buiten de kaart',
    text: (path) => `Er is niets op ${path}. De zee is groot.`,
    home: 'Terug naar de haven',
  },
  failed: {
    title: 'Deze pagina kwam niet door',
    text: 'Controleer de verbinding en probeer het opnieuw. Er is niets verloren.',
    again: 'Opnieuw',
  },
  update: {
    text: 'Er is een nieuwe versie van de pagina.',
    load: 'Laden',
  },
  settings: {
    title: 'Instellingen',
    kept: 'Bewaard in deze browser.',
    look: 'Uiterlijk',
    theme: 'Thema',
    themes: { system: 'Als het systeem', day: 'Dag', night: 'Nacht' },
    language: 'Taal',
    languageSystem: (name) => `Als de browser (${name})`,
    scale: 'Tekstgrootte',
    scales: { 90: 'Klein', 100: 'Normaal', 115: 'Groot', 130: 'Zeer groot' },
    aids: 'Kleurhulp',
    aidsHint:
      'Lichte weide, donker water en duidelijker patronen, voor wie kleuren moeilijk onderscheidt',
    preview: 'Zo ziet het eruit',
    play: 'Spelen',
    motion: 'Beweging',
    motions: { system: 'Als het systeem', full: 'Volledig', none: 'Geen' },
    motionHint: 'Tegels die vliegen en punten die optellen',
    sounds: 'Geluiden',
    soundsHint: 'Kort, als je aan de beurt bent en als er iets wordt gekocht',
    confirm: 'Zetten bevestigen',
    confirmHint: 'Vraag het nog een keer voordat een zet wordt verstuurd',
    reader: 'Schermlezermodus',
    readerHint:
      'Tafels in woorden: vakken met namen, elke gebeurtenis verteld, zetten getypt met /',
    reset: 'Terug naar standaard',
    resetDone: 'De standaard geldt weer.',
  },
  about: {
    title: 'Over Skerry',
    why: 'Het draait op je eigen computer of op een eigen server, bewaart elk spel en laat zien waarmee elk punt is verdiend.',
    noticeTitle: 'Een onafhankelijk project',
    notice:
      'Skerry is niet verbonden met, gesponsord door of goedgekeurd door de uitgevers of de auteurs van de spellen.',
    art: 'Alle plaatjes worden door onze eigen code getekend en de regels zijn in onze eigen woorden verteld. Er is geen beeld en geen tekst van de uitgevers.',
    licences: 'Licenties',
    code: 'Het programma is vrije software onder de MIT-licentie.',
    fonts:
      'De lettertypen zijn Alegreya en Alegreya Sans van Juan Pablo del Peral, Huerta Tipográfica, onder de SIL Open Font License 1.1.',
    fontsLicence: 'Tekst van de lettertypelicentie',
    privacy: 'Privacy',
    privacyText:
      'Geen reclame, geen trackers, niets van andere servers. Instellingen blijven in deze browser; de server bewaart je naam en de spellen die je speelt.',
    gallery: 'Bekijk al het spelmateriaal',
    lead: (games) =>
      `Skerry brengt moderne bordspellen naar de browser, voor mensen en bots${games.length ? `: ${list.format(games)}` : ''}.`,
    authors: (games) =>
      `${credits(games, ', ', ([title, authors], i) => `${title} ${i ? 'van' : 'is een spel van'} ${list.format(authors)}`)}Vind je een spel leuk, koop het dan: een tafel met vrienden eromheen is moeilijk te overtreffen.`,
  },
  gallery: {
    lead: 'Alles wordt door code getekend, uit dezelfde gegevens die de regels lezen.',
    which: 'Spel',
  },
  seat: {
    you: (name) => `${name} (jij)`,
  },
  clans: {
    blue: 'Blauw, golf',
    white: 'Wit, meeuw',
    yellow: 'Geel, zon',
    red: 'Rood, hert',
    green: 'Groen, distel',
  },
};
