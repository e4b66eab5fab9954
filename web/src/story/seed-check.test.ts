import { describe, expect, it } from 'vitest';
import { sha256 } from '../browser/sha256';
import type { Contribution, Luck } from '../wire/protocol';
import { type Kept, nothingKept } from '../wire/toss';
import { checkSeed, type Revealed, seedFrom, verdictOf } from './seed-check';

const given = (digit: string): Contribution => {
  const secret = digit.repeat(64);
  return { secret, commitment: sha256(secret) };
};
const [server, ann, bea] = [given('0'), given('1'), given('2')];
const luck = (more: Partial<Luck> = {}): Luck => ({
  server,
  seats: [ann, bea, null],
  restarts: 0,
  ...more,
});
function revealed(what: Luck | null = luck(), more: Partial<Revealed> = {}): Revealed {
  const secrets = what?.seats.map((one) => one?.secret ?? null) ?? [];
  return {
    seed: seedFrom(what?.server.secret ?? '', secrets),
    commitment: what?.server.commitment ?? null,
    luck: what,
    chosen: false,
    ...more,
  };
}
const kept: Kept = {
  tosses: {
    0: { server: server.commitment, seats: [ann.commitment, bea.commitment, null] },
  },
  secrets: [{ toss: 0, ...ann, revealed: true }],
};
const told = (...args: Parameters<typeof checkSeed>): string[] => {
  const check = checkSeed(...args);
  return [
    verdictOf(check),
    ...check.faults.map((fault) => ('seat' in fault ? `${fault.type} ${fault.seat}` : fault.type)),
  ];
};

it('the seed is that of the server', () => {
  expect(seedFrom('0'.repeat(64), ['1'.repeat(64), null]).slice(0, 16)).toBe('88c71cc467a59179');
});

describe('a toss', () => {
  it('fits if all of it was seen before and our secret is in it', () => {
    expect(told(revealed(), kept, 0)).toEqual(['fits']);
  });

  it('that was restarted proves less', () => {
    const again = { ...kept, tosses: { 2: kept.tosses[0] } };
    expect(told(revealed(luck({ restarts: 2 })), again, 0)).toEqual(['restarted']);
    expect(told(revealed(luck({ restarts: 2 })), again)).toEqual(['restarted']);
  });

  it('of which we contributed nothing, or another device did', () => {
    expect(told(revealed(), { ...kept, secrets: [] }, 0)).toEqual(['without']);
    expect(checkSeed(revealed(), { ...kept, secrets: [] }, 0).own).toBe('other');
    expect(told(revealed(), kept, 2)).toEqual(['without']);
    expect(checkSeed(revealed(), kept, 2).own).toBe('out');
  });

  it('that a spectator saw, saw late, or did not see', () => {
    expect(told(revealed(), { ...kept, secrets: [] })).toEqual(['watched']);
    const [seen] = [kept.tosses[0]];
    const late = (more: object): Kept => ({ tosses: { 0: { ...seen, ...more } }, secrets: [] });
    expect(told(revealed(), late({ seatsLate: true }))).toEqual(['late']);
    expect(told(revealed(), late({ serverLate: true }))).toEqual(['late']);
    expect(told(revealed(), late({ seats: undefined }))).toEqual(['late']);
    expect(told(revealed())).toEqual(['never']);
    expect(told(revealed(luck({ restarts: 2 })), kept, 0)).toEqual(['never']);
  });

  it('to which no player contributed', () => {
    const alone = luck({ seats: [null, null, null] });
    const seen = { tosses: { 0: { server: server.commitment, seats: [null, null, null] } } };
    expect(told(revealed(alone), { ...seen, secrets: [] }, 0)).toEqual(['alone']);
  });
});

describe('a dishonest server', () => {
  it('exchanges its own secret', () => {
    const other = luck({ server: given('9') });
    expect(told(revealed(other), kept, 0)).toEqual(['broken', 'serverChanged']);
  });

  it("exchanges, drops or adds a seat's secret", () => {
    expect(told(revealed(luck({ seats: [ann, given('9'), null] })), kept, 0)).toEqual([
      'broken',
      'seatChanged 1',
    ]);
    expect(told(revealed(luck({ seats: [null, bea, null] })), kept, 0)).toEqual([
      'broken',
      'seatChanged 0',
    ]);
    expect(told(revealed(luck({ seats: [ann, bea, given('9')] })), kept, 0)).toEqual([
      'broken',
      'seatChanged 2',
    ]);
    expect(told(revealed(luck({ seats: [ann, bea] })), kept, 0)).toEqual([
      'broken',
      'seatChanged 2',
    ]);
    expect(told(revealed(luck({ seats: [ann, bea, null, given('9')] })), kept, 0)).toEqual([
      'broken',
      'seatChanged 3',
    ]);
  });

  it('shows secrets that do not fit', () => {
    const wrong = { ...bea, secret: '9'.repeat(64) };
    expect(told(revealed(luck({ seats: [ann, wrong, null] })), kept, 0)).toEqual([
      'broken',
      'seatSecret 1',
    ]);
    expect(told(revealed(luck({ server: { ...server, secret: 'x' } })), kept, 0)).toEqual([
      'broken',
      'serverSecret',
    ]);
    const odd = { secret: 'a:b', commitment: sha256('a:b') };
    expect(told(revealed(luck({ seats: [odd] })))).toEqual(['broken', 'seatSecret 0']);
  });

  it('uses another seed, or publishes another fingerprint', () => {
    expect(told(revealed(luck(), { seed: sha256('x') }), kept, 0)).toEqual(['broken', 'seed']);
    expect(told(revealed(luck(), { commitment: sha256('x') }), kept, 0)).toEqual([
      'broken',
      'commitment',
    ]);
  });

  it('chooses between two tosses', () => {
    const twice = { ...kept, tosses: { ...kept.tosses, 1: { server: sha256('x') } } };
    expect(told(revealed(), twice, 0)).toEqual(['broken', 'back']);
  });

  it('hides the toss', () => {
    const seed = sha256('x');
    const hidden = revealed(null, { seed, commitment: sha256(seed), chosen: true });
    expect(told(hidden, kept, 0)).toEqual(['broken', 'missing']);
  });
});

describe('a seed without a toss', () => {
  const seed = sha256('daily');
  const alone = revealed(null, { seed, commitment: sha256(seed) });
  const seen = (commitment: string): Kept => ({
    tosses: { 0: { server: commitment } },
    secrets: [],
  });

  it('fits its fingerprint, chosen or not', () => {
    expect(told(alone)).toEqual(['alone']);
    expect(told({ ...alone, commitment: null })).toEqual(['unchecked']);
    expect(told({ ...alone, chosen: true }, seen(sha256(seed)), 0)).toEqual(['chosen']);
  });

  it('does not fit', () => {
    expect(told({ ...alone, commitment: sha256('y') })).toEqual(['broken', 'seedAlone']);
    expect(told(alone, seen(sha256('y')))).toEqual(['broken', 'serverChanged']);
  });
});

it('nothing is known of a table that was never seen', () => {
  expect(checkSeed(revealed(), nothingKept(), 0)).toEqual({
    origin: 'toss',
    faults: [],
    seen: 'never',
    own: 'other',
    restarts: 0,
  });
});
