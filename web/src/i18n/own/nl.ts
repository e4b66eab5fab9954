/** Dutch words of the page with your games. */
import { pluralIn } from '../plural';
import type { OwnWords } from './en';

const plural = pluralIn('nl');
const and = new Intl.ListFormat('nl', { type: 'conjunction' });
const games = (n: number): string => plural(n, { one: `${n} spel`, other: `${n} spellen` });
const days = (n: number): string => plural(n, { one: `${n} dag`, other: `${n} dagen` });

export const words: OwnWords = {
  title: 'Mijn spellen',
  running: 'Lopende spellen',
  noneRunning: 'Geen lopende spellen',
  noneRunningText: 'Spellen die je begint, wachten hier op je.',
  finished: 'Uitgespeelde spellen',
  noneFinished: 'Nog geen uitgespeelde spellen',
  noneFinishedText: 'Speel er een uit: hier zie je dan je plaats, je punten en de opname.',
  older: 'Oudere spellen',
  failed: 'Je spellen kunnen niet worden geladen.',
  again: 'Probeer opnieuw',
  result: 'Uitslag',
  deleted: 'Intussen van de server verwijderd',
  place: (place, seats) => `${place}e van ${seats}`,
  won: 'Gewonnen',
  lost: 'Verloren',
  points: (n) => plural(Number(n), { one: `${n} punt`, other: `${n} punten` }),
  minutes: (n) => `${n} min`,
  hours: (h, min) => (min ? `${h} u ${min} min` : `${h} u`),
  against: (names) => `tegen ${and.format(names)}`,
  opponent: (name, level) => `${name} (${level.toLocaleLowerCase('nl')})`,
  mode: (name) => `modus ${name}`,
  botPlayed: 'een bot speelde een deel',
  notCounted: (told) => `telt niet mee: ${told}`,
  statistics: {
    title: 'Statistieken',
    none: 'Je statistieken beginnen met het eerste spel dat je zelf uitspeelt.',
    game: 'Spel',
    games,
    gamesLabel: 'Spellen',
    wins: 'Gewonnen',
    best: 'Beste',
    mean: 'Gemiddeld',
    streak: 'Dagspellen op rij',
    days,
    longest: (n) => `langste reeks: ${days(n)}`,
    places: 'Plaatsen',
    placeOf: (place, n) => `${place}e: ${n}`,
    curve: 'Punten in je laatste spellen',
    curveLabel: (n, first, last) =>
      `Punten in je laatste ${games(n)}, van ${first} tot ${last}; een ring is een overwinning.`,
    ring: 'Een ring is een overwinning.',
    byMode: 'Per spelvorm',
    bySeats: 'Per aantal spelers',
    byLevel: 'Per tegenstander',
    seats: (n) => plural(n, { one: `${n} speler`, other: `${n} spelers` }),
    people: 'Mensen',
    mixed: 'Bots van verschillende niveaus',
    row: (mean, best, n) => `gemiddeld ${mean}, beste ${best}, ${games(n)}`,
    key: 'De balk is je gemiddelde, de streep je beste score.',
    less: 'Minder tonen',
    all: (n) => `Alle ${n} tonen`,
    newest: (n) => `Je laatste ${games(n)} tellen mee.`,
    left: 'Spellen die deels door een bot zijn gespeeld, tellen niet mee.',
  },
};
