/** English words of the page with your games, and the shape that the other languages must have. */
import { pluralIn } from '../plural';

const plural = pluralIn('en');
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const and = new Intl.ListFormat('en', { type: 'conjunction' });
const nth = (n: number): string => `${n}${ENDINGS[ordinal.select(n)] ?? 'th'}`;
const points = (n: string | number): string =>
  plural(Number(n), { one: `${n} point`, other: `${n} points` });
const games = (n: number): string => plural(n, { one: `${n} game`, other: `${n} games` });

export const words = {
  title: 'My games',
  running: 'Running games',
  noneRunning: 'No game is running',
  noneRunningText: 'Games that you start are kept here for you.',
  finished: 'Finished games',
  noneFinished: 'No finished game yet',
  noneFinishedText: 'Play one to the end: your place, your points and a replay appear here.',
  older: 'Older games',
  failed: 'Your games cannot be loaded.',
  again: 'Try again',
  result: 'Result',
  deleted: 'No longer on the server',
  place: (place: number, seats: number) => `${nth(place)} of ${seats}`,
  won: 'You won',
  lost: 'You lost',
  points,
  minutes: (n: number) => `${n} min`,
  hours: (h: number, min: number) => (min ? `${h} h ${min} min` : `${h} h`),
  against: (names: string[]) => `against ${and.format(names)}`,
  opponent: (name: string, level: string) => `${name} (${level})`,
  /** A mode such as `family`. */
  mode: (name: string) => `${name} mode`,
  botPlayed: 'a bot played part of it',
  notCounted: (told: string) => `not counted: ${told}`,
  statistics: {
    title: 'Statistics',
    none: 'Your statistics begin with the first game that you play to the end yourself.',
    game: 'Game',
    games,
    gamesLabel: 'Games',
    wins: 'Wins',
    best: 'Best',
    mean: 'Average',
    streak: 'Daily streak',
    days: (n: number) => plural(n, { one: `${n} day`, other: `${n} days` }),
    longest: (n: number) => plural(n, { one: `longest: ${n} day`, other: `longest: ${n} days` }),
    places: 'Places',
    placeOf: (place: number, n: number) => `${nth(place)}: ${n}`,
    curve: 'Points in your last games',
    curveLabel: (n: number, first: number, last: number) =>
      `Points in your last ${n} games, from ${first} to ${last}; a ring marks a win.`,
    ring: 'A ring marks a win.',
    byMode: 'By mode',
    bySeats: 'By number of players',
    byLevel: 'By opponent',
    seats: (n: number) => plural(n, { one: `${n} player`, other: `${n} players` }),
    people: 'People',
    mixed: 'Bots of several levels',
    row: (mean: string, best: number, n: number) => `average ${mean}, best ${best}, ${games(n)}`,
    key: 'The bar is your average, the line your best.',
    less: 'Fewer',
    all: (n: number) => `All ${n}`,
    newest: (n: number) => `Your newest ${n} games are counted.`,
    left: 'Games that a bot played in part are not counted.',
  },
};

export type OwnWords = typeof words;
