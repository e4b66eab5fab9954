/** Checks the seed of a finished game against its secrets and what this browser saw before. */
import { sha256 } from '../browser/sha256';
import type { Contribution, Luck } from '../wire/protocol';
import { type Kept, lastToss, nothingKept, type SeenToss } from '../wire/toss';

/** What a finished game publishes. */
export interface Revealed {
  seed: string;
  commitment: string | null;
  luck: Luck | null;
  /** Whether the seed was chosen with a word. */
  chosen: boolean;
}

export type Fault =
  | {
      type:
        'missing' | 'back' | 'serverChanged' | 'serverSecret' | 'seed' | 'commitment' | 'seedAlone';
    }
  | { type: 'seatChanged' | 'seatSecret'; seat: number };

export interface Check {
  /** What gave the seed: a toss, the server's secret alone, or a chosen word. */
  origin: 'toss' | 'alone' | 'chosen' | 'unchecked';
  /** What does not fit; empty if all does. */
  faults: Fault[];
  /** When this browser first saw the fingerprints. */
  seen: 'before' | 'late' | 'never';
  /** Whose secret our seat contributed; null without a seat. */
  own: 'in' | 'other' | 'out' | null;
  restarts: number;
}

export type Verdict =
  | 'fits'
  | 'watched'
  | 'restarted'
  | 'without'
  | 'late'
  | 'never'
  | 'alone'
  | 'chosen'
  | 'broken'
  | 'unchecked';

const SECRET = /^[0-9a-f]{64}$/;

/** The seed that the secrets of a toss give. */
export const seedFrom = (server: string, seats: readonly (string | null)[]): string =>
  sha256([server, ...seats.map((secret) => secret ?? '-')].join(':'));

const isKnown = ({ secret, commitment }: Contribution): boolean =>
  SECRET.test(secret) && sha256(secret) === commitment;

/** Check all of it; `seat` is ours, null for a spectator. */
export function checkSeed(
  { seed, commitment, luck, chosen }: Revealed,
  kept: Kept = nothingKept(),
  seat: number | null = null,
): Check {
  const faults: Fault[] = [];
  const hadToss = Object.values(kept.tosses).some(({ seats }) => seats !== undefined);
  if (luck === null) {
    // A server must not hide a toss that we have seen.
    if (hadToss) faults.push({ type: 'missing' });
    const first = kept.tosses[0] as SeenToss | undefined;
    if (commitment !== null && sha256(seed) !== commitment) faults.push({ type: 'seedAlone' });
    else if (first && !hadToss && first.server !== commitment)
      faults.push({ type: 'serverChanged' });
    const origin = chosen ? 'chosen' : commitment === null ? 'unchecked' : 'alone';
    return { origin, faults, seen: whenSeen(first, false), own: null, restarts: 0 };
  }
  const last = lastToss(kept);
  if (luck.restarts < last) faults.push({ type: 'back' });
  const seen = kept.tosses[luck.restarts] as SeenToss | undefined;
  if (seen && seen.server !== luck.server.commitment) faults.push({ type: 'serverChanged' });
  const most = Math.max(luck.seats.length, seen?.seats?.length ?? 0);
  for (let at = 0; at < most; at++) {
    const given = luck.seats.at(at) ?? null;
    const published = at < luck.seats.length ? (given?.commitment ?? null) : undefined;
    if (seen?.seats && seen.seats.at(at) !== published)
      faults.push({ type: 'seatChanged', seat: at });
    if (given !== null && !isKnown(given)) faults.push({ type: 'seatSecret', seat: at });
  }
  if (!isKnown(luck.server)) faults.push({ type: 'serverSecret' });
  if (commitment !== luck.server.commitment) faults.push({ type: 'commitment' });
  const secrets = luck.seats.map((given) => given?.secret ?? null);
  if (seedFrom(luck.server.secret, secrets) !== seed) faults.push({ type: 'seed' });
  return {
    origin: luck.seats.some((given) => given !== null) ? 'toss' : 'alone',
    faults,
    seen: whenSeen(seen, true),
    own: seat === null ? null : whose(luck.seats.at(seat) ?? null, kept),
    restarts: luck.restarts,
  };
}

function whenSeen(seen: SeenToss | undefined, withSeats: boolean): Check['seen'] {
  if (seen === undefined) return 'never';
  if (seen.serverLate || (withSeats && (!seen.seats || seen.seatsLate))) return 'late';
  return 'before';
}

function whose(given: Contribution | null, { secrets }: Kept): 'in' | 'other' | 'out' {
  if (given === null) return 'out';
  return secrets.some(({ commitment }) => commitment === given.commitment) ? 'in' : 'other';
}

/** The result in a word. */
export function verdictOf({ origin, faults, seen, own, restarts }: Check): Verdict {
  if (faults.length > 0) return 'broken';
  if (origin !== 'toss') return origin;
  if (seen !== 'before') return seen;
  if (own === 'out' || own === 'other') return 'without';
  // Each restart may have discarded a toss that the host did not like.
  if (restarts > 0) return 'restarted';
  return own === 'in' ? 'fits' : 'watched';
}
