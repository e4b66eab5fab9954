/**
 * What this browser does in the toss for a table's seed, as pure functions (docs/luck.md).
 *
 * It keeps the first commitments that it saw and reveals its secret only while they still stand:
 * a server that exchanges one must learn nothing.
 */

import type { TableInfo, TossInfo } from './protocol';

/** The commitments of one toss as this browser first saw them. */
export interface SeenToss {
  server: string;
  /** Whether it was first seen when the seed was already fixed. */
  serverLate?: boolean;
  /** By seat, as they were when they had to be final; missing: not seen yet. */
  seats?: (string | null)[];
  seatsLate?: boolean;
}

/** A secret of this browser, which it uses for one toss only. */
export interface OwnSecret {
  toss: number;
  secret: string;
  commitment: string;
  /** Whether it was sent to the server. */
  revealed: boolean;
}

/** What a browser keeps for a table. */
export interface Kept {
  tosses: { [number: number]: SeenToss };
  secrets: OwnSecret[];
}

export type Duty =
  | { type: 'none' }
  | { type: 'commit'; toss: number }
  | { type: 'reveal'; toss: number; secret: string }
  /** Our seat's secret is in another browser, which has to reveal it. */
  | { type: 'elsewhere' }
  /** The server changed what must not change: nothing is revealed. */
  | { type: 'refuse'; why: 'server' | 'seats' | 'back' };

/** Keeps what a table publishes and does our part; `opening`: the page was just opened. */
export interface TossFollower {
  follow(info: TableInfo, opening?: boolean): Duty;
}

/** How many tosses of a table are kept. */
const MOST = 8;

export const nothingKept = (): Kept => ({ tosses: {}, secrets: [] });

/** The number of the last toss that was seen; -1: none. */
export const lastToss = (kept: Kept): number =>
  Math.max(-1, ...Object.keys(kept.tosses).map(Number));

/** Whether the game was started and still waits for its seed. */
export const isTossing = ({ status, toss }: Pick<TableInfo, 'status' | 'toss'>): boolean =>
  status === 'waiting' && (toss?.phase === 'committing' || toss?.phase === 'revealing');

/** The seats whose secrets are awaited. */
export const awaitedIn = (toss: TossInfo): number[] =>
  toss.phase === 'revealing'
    ? toss.seats.flatMap(({ commitment, revealed }, seat) =>
        commitment !== null && !revealed ? [seat] : [],
      )
    : [];

/** Add what a table publishes now; what was seen before stays as it was. */
export function noted(kept: Kept, info: TableInfo): Kept {
  // Older servers do not speak of tosses.
  const toss = (info.toss as TossInfo | null | undefined) ?? null;
  const number = toss?.restarts ?? 0;
  const isFixed = toss === null ? info.status !== 'waiting' : toss.phase === 'done';
  const before = kept.tosses[number] as SeenToss | undefined;
  const seen: SeenToss = before ?? {
    server: info.commitment,
    ...(isFixed ? { serverLate: true } : {}),
  };
  const isFinal = toss?.phase === 'revealing' || toss?.phase === 'done';
  const next: SeenToss =
    toss === null || !isFinal || seen.seats
      ? seen
      : {
          ...seen,
          seats: toss.seats.map(({ commitment }) => commitment),
          ...(isFixed ? { seatsLate: true } : {}),
        };
  if (next === before) return kept;
  const tosses = { ...kept.tosses, [number]: next };
  const oldest = Object.keys(tosses)
    .map(Number)
    .sort((a, b) => a - b)
    .slice(0, -MOST);
  for (const old of oldest) delete tosses[old];
  return { ...kept, tosses };
}

/** The commitments of a toss that were seen before its seed was fixed: the server's first. */
export function seenInTime(kept: Kept, toss: number): string[] {
  const seen = kept.tosses[toss] as SeenToss | undefined;
  if (seen === undefined || seen.serverLate) return [];
  const seats = seen.seatsLate ? [] : (seen.seats ?? []);
  return [seen.server, ...seats.filter((commitment) => commitment !== null)];
}

/** Whether a table now publishes something else than what was seen first. */
export function isChanged(info: TableInfo, kept: Kept): boolean {
  const toss = (info.toss as TossInfo | null | undefined) ?? null;
  const number = toss?.restarts ?? 0;
  const seen = kept.tosses[number] as SeenToss | undefined;
  if (seen === undefined) return false;
  const hides = toss === null && seen.seats !== undefined;
  return (
    hides ||
    number < lastToss(kept) ||
    seen.server !== info.commitment ||
    (toss !== null && !areSame(seen, toss))
  );
}

/** Whether the seats' commitments are those that were seen when they had to be final. */
const areSame = ({ seats }: SeenToss, toss: TossInfo): boolean =>
  seats === undefined ||
  (seats.length === toss.seats.length &&
    seats.every((commitment, at) => commitment === toss.seats[at].commitment));

/** Add a secret of ours. */
export function withSecret(kept: Kept, own: OwnSecret): Kept {
  const others = kept.secrets.filter(({ commitment }) => commitment !== own.commitment);
  return { ...kept, secrets: [...others, own].slice(-MOST) };
}

/** The secret that we already have for a toss and that nobody else knows. */
export const secretFor = (kept: Kept, toss: number): OwnSecret | undefined =>
  kept.secrets.findLast((own) => own.toss === toss && !own.revealed);

/**
 * What we must do now for our seat at a table; `kept` has noted this info.
 *
 * `opening`: this page was just opened, so the person is here now and not at another device.
 */
export function dutyAt(info: TableInfo, kept: Kept, opening: boolean): Duty {
  const toss = info.toss as TossInfo | null | undefined;
  if (!toss || info.yours === null || info.status !== 'waiting') return { type: 'none' };
  const { phase, restarts: number } = toss;
  const seat = toss.seats[info.yours];
  if (seat === undefined) return { type: 'none' };
  const own = kept.secrets.find(({ commitment }) => commitment === seat.commitment);
  if (phase === 'open' || phase === 'committing') {
    const isOurs = own !== undefined && own.toss === number;
    const mayReplace = phase === 'open' && opening && !isOurs;
    return seat.commitment === null || mayReplace
      ? { type: 'commit', toss: number }
      : { type: 'none' };
  }
  if (phase !== 'revealing' || seat.commitment === null || seat.revealed) return { type: 'none' };
  if (own === undefined) return { type: 'elsewhere' };
  // Secrets of a toss that is over would let the server choose between the two.
  if (number < lastToss(kept) || own.toss !== number) return { type: 'refuse', why: 'back' };
  const seen = kept.tosses[number];
  if (seen.server !== info.commitment) return { type: 'refuse', why: 'server' };
  return areSame(seen, toss)
    ? { type: 'reveal', toss: number, secret: own.secret }
    : { type: 'refuse', why: 'seats' };
}
