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
    loading: 'Laden...',
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
    main: 'Hoofdmenu',
    games: 'Spellen',
    play: 'Start',
    learn: 'Leren',
    own: 'Mijn spellen',
    replays: 'Opnames',
    gallery: 'Galerij',
    settings: 'Instellingen',
    about: 'Over Skerry',
    toDay: 'Dagthema',
    toNight: 'Nachtthema',
    language: 'Taal',
  },
  lost: {
    title: 'Pagina niet gevonden',
    text: (path) => `Op ${path} staat niets.`,
    home: 'Naar start',
  },
  failed: {
    title: 'Deze pagina kon niet worden geladen',
    text: 'Controleer je verbinding en probeer het opnieuw.',
    again: 'Probeer opnieuw',
    soon: 'De pagina probeert het vanzelf opnieuw zodra er weer verbinding is.',
  },
  update: {
    text: 'Er is een nieuwe versie.',
    load: 'Vernieuwen',
  },
  settings: {
    title: 'Instellingen',
    toTable: 'Terug naar de tafel',
    kept: 'Bewaard in deze browser.',
    look: 'Uiterlijk',
    theme: 'Thema',
    themes: { system: 'Systeem', day: 'Dag', night: 'Nacht' },
    language: 'Taal',
    languageSystem: (name) => `Taal van de browser (${name})`,
    scale: 'Tekstgrootte',
    scales: { 90: 'Klein', 100: 'Normaal', 115: 'Groot', 130: 'Zeer groot' },
    aids: 'Kleurhulp',
    aidsHint:
      'Lichtere weide, donkerder water en duidelijkere patronen, voor kleurenblinde spelers',
    preview: 'Voorbeeld',
    play: 'Spelen',
    motion: 'Animaties',
    motions: { system: 'Systeem', full: 'Aan', none: 'Uit' },
    motionHint: 'Vliegende tegels en oplopende scores',
    pace: 'Snelheid van andermans zetten',
    paces: { slow: 'Rustig', normal: 'Normaal', instant: 'Direct' },
    paceHint:
      'Zetten worden één voor één getoond. Tik of druk op de spatiebalk om door te spoelen.',
    sounds: 'Geluiden',
    soundsHint: 'Korte geluiden, bijvoorbeeld als je aan de beurt bent of er iets wordt gekocht',
    confirm: 'Zetten bevestigen',
    confirmHint: 'Vraag om bevestiging voordat een zet wordt verstuurd',
    passes: 'Automatisch passen',
    passesHint: 'Kun je niets doen, dan past de pagina na een moment voor je',
    reader: 'Schermlezermodus',
    readerHint:
      'Tafels als tekst: vakken met namen, elke gebeurtenis wordt voorgelezen, zetten typ je met /',
    reset: 'Standaardinstellingen herstellen',
    resetDone: 'De standaardinstellingen zijn hersteld.',
  },
  about: {
    title: 'Over Skerry',
    why: 'Het draait op je eigen computer of op een eigen server, bewaart elk spel en laat zien waarmee elk punt is verdiend.',
    noticeTitle: 'Een onafhankelijk project',
    notice:
      'Skerry is niet verbonden met, gesponsord door of goedgekeurd door de uitgevers of de auteurs van de spellen.',
    art: 'Alle plaatjes worden door onze eigen code getekend en de regels zijn in onze eigen woorden uitgelegd. We gebruiken geen beeld of tekst van de uitgevers.',
    licences: 'Licenties',
    code: 'Het programma is vrije software onder de MIT-licentie.',
    fonts:
      'De lettertypen zijn Alegreya en Alegreya Sans van Juan Pablo del Peral, Huerta Tipográfica, onder de SIL Open Font License 1.1.',
    fontsLicence: 'Licentie van de lettertypen',
    privacy: 'Privacy',
    privacyText:
      'Geen reclame, geen trackers, niets van andere servers. Instellingen blijven in deze browser; de server bewaart je naam en de spellen die je speelt.',
    gallery: 'Bekijk al het spelmateriaal',
    lead: (games) =>
      `Skerry brengt moderne bordspellen naar de browser, voor mensen en bots${games.length ? `: ${list.format(games)}` : ''}.`,
    authors: (games) =>
      `${credits(games, ', ', ([title, authors], i) => `${title} ${i ? 'van' : 'is een spel van'} ${list.format(authors)}`)}Vind je een spel leuk, koop het dan: niets gaat boven een tafel met vrienden eromheen.`,
  },
  gallery: {
    lead: 'Alles wordt door code getekend, met dezelfde gegevens die de regels gebruiken.',
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
