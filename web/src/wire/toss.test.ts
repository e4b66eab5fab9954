import { describe, expect, it } from 'vitest';
import { sha256 } from '../browser/sha256';
import { tableInfo } from './fake-socket';
import type { SeatToss, TableInfo, TossInfo, TossPhase } from './protocol';
import {
  awaitedIn,
  dutyAt,
  isChanged,
  isTossing,
  type Kept,
  nothingKept,
  noted,
  type OwnSecret,
  seenInTime,
  withSecret,
} from './toss';

const ours = (toss = 0, letter = 'a'): OwnSecret => {
  const secret = letter.repeat(64);
  return { toss, secret, commitment: sha256(secret), revealed: false };
};
const theirs = sha256('b'.repeat(64));
const server = sha256('c'.repeat(64));

const seat = (commitment: string | null, revealed = false): SeatToss => ({ commitment, revealed });

function table(
  phase: TossPhase,
  seats: SeatToss[],
  toss: Partial<TossInfo> = {},
  more: Partial<TableInfo> = {},
): TableInfo {
  return tableInfo({
    status: 'waiting',
    commitment: server,
    toss: { phase, restarts: 0, seats, until: null, ...toss },
    ...more,
  });
}

/** What one sees and does when the table publishes these things one after the other. */
function duties(kept: Kept, ...told: TableInfo[]): string[] {
  return told.map((info, at) => {
    kept = noted(kept, info);
    const duty = dutyAt(info, kept, at === 0);
    return duty.type === 'refuse' ? `refuse ${duty.why}` : duty.type;
  });
}
const holding = (...secrets: OwnSecret[]): Kept => secrets.reduce(withSecret, nothingKept());

describe('before the start', () => {
  it('a seat without a commitment commits', () => {
    expect(duties(nothingKept(), table('open', [seat(null), seat(theirs)]))).toEqual(['commit']);
  });

  it('a seat with our commitment is ready', () => {
    const info = table('open', [seat(ours().commitment), seat(null)]);
    expect(duties(holding(ours()), info, info)).toEqual(['none', 'none']);
  });

  it('another device commits anew when it is opened, and the first one leaves it', () => {
    const info = table('open', [seat(ours().commitment), seat(null)]);
    expect(duties(nothingKept(), info)).toEqual(['commit']);
    const replaced = table('open', [seat(ours(0, 'd').commitment), seat(null)]);
    expect(duties(holding(ours()), info, replaced, replaced)).toEqual(['none', 'none', 'none']);
  });

  it('a cancelled toss needs a fresh secret, not that of the toss before', () => {
    const cancelled = table('open', [seat(null), seat(null)], { restarts: 1 });
    expect(duties(holding(ours()), cancelled)).toEqual(['commit']);
    const old = table('open', [seat(ours().commitment), seat(null)], { restarts: 1 });
    expect(duties(holding(ours()), old)).toEqual(['commit']);
  });

  it('spectators, running games, chosen seeds and older servers ask for nothing', () => {
    const seats = [seat(null), seat(null)];
    expect(duties(nothingKept(), table('open', seats, {}, { yours: null }))).toEqual(['none']);
    expect(duties(nothingKept(), table('done', seats, {}, { status: 'running' }))).toEqual([
      'none',
    ]);
    expect(duties(nothingKept(), tableInfo({ status: 'waiting', chosen_seed: true }))).toEqual([
      'none',
    ]);
    const { toss: _, ...older } = tableInfo({ status: 'waiting' });
    expect(duties(nothingKept(), older as TableInfo)).toEqual(['none']);
  });
});

describe('after a restart', () => {
  it('a seat that takes part commits to a fresh secret', () => {
    const anew = table('committing', [seat(null), seat(null)], { restarts: 1, until: 9 });
    expect(duties(holding({ ...ours(), revealed: true }), anew)).toEqual(['commit']);
    const committed = table('committing', [seat(ours(1, 'd').commitment), seat(null)], {
      restarts: 1,
      until: 9,
    });
    expect(duties(holding(ours(1, 'd')), committed)).toEqual(['none']);
  });
});

describe('revealing', () => {
  const open = table('open', [seat(ours().commitment), seat(null)]);
  const revealing = table('revealing', [seat(ours().commitment), seat(theirs)], { until: 9 });

  it('happens once all commitments are fixed', () => {
    const done = table('revealing', [seat(ours().commitment, true), seat(theirs)], { until: 9 });
    expect(duties(holding(ours()), open, revealing, revealing, done)).toEqual([
      'none',
      'reveal',
      'reveal',
      'none',
    ]);
  });

  it('gives our secret', () => {
    const kept = noted(holding(ours()), revealing);
    expect(dutyAt(revealing, kept, true)).toEqual({
      type: 'reveal',
      toss: 0,
      secret: 'a'.repeat(64),
    });
  });

  it('does not happen at a seat that takes no part', () => {
    const without = table('revealing', [seat(null), seat(theirs)], { until: 9 });
    expect(duties(holding(ours()), without)).toEqual(['none']);
  });

  it('is left to the browser that has the secret', () => {
    expect(duties(nothingKept(), revealing)).toEqual(['elsewhere']);
  });

  it('is refused to a server that has changed its own commitment', () => {
    const changed = { ...revealing, commitment: sha256('x') };
    expect(duties(holding(ours()), open, changed)).toEqual(['none', 'refuse server']);
  });

  it("is refused to a server that changes another seat's commitment meanwhile", () => {
    const changed = table('revealing', [seat(ours().commitment), seat(sha256('x'))]);
    const dropped = table('revealing', [seat(ours().commitment), seat(null)]);
    const longer = table('revealing', [seat(ours().commitment), seat(theirs), seat(theirs)]);
    expect(duties(holding(ours()), revealing, changed, dropped, longer)).toEqual([
      'reveal',
      'refuse seats',
      'refuse seats',
      'refuse seats',
    ]);
  });

  it('is refused for a toss that was over', () => {
    const next = table('committing', [seat(null), seat(null)], { restarts: 1 });
    expect(duties(holding(ours()), open, next, revealing)).toEqual([
      'none',
      'commit',
      'refuse back',
    ]);
  });

  it('is refused if the secret belongs to another toss', () => {
    const later = table('revealing', [seat(ours().commitment), seat(theirs)], { restarts: 3 });
    expect(duties(holding(ours()), later)).toEqual(['refuse back']);
  });
});

describe('what was seen first', () => {
  it('stays, and is late if the seed was fixed before', () => {
    const early = [
      table('open', [seat(null), seat(null)]),
      table('revealing', [seat(null), seat(theirs)], {}, { commitment: sha256('x') }),
      table('done', [seat(theirs), seat(theirs)], {}, { status: 'running' }),
    ].reduce(noted, nothingKept());
    expect(early.tosses).toEqual({ 0: { server, seats: [null, theirs] } });
    expect(seenInTime(early, 0)).toEqual([server, theirs]);
    expect(seenInTime(early, 1)).toEqual([]);
    const late = noted(
      nothingKept(),
      table('done', [seat(null), seat(theirs)], { restarts: 2 }, { status: 'running' }),
    );
    expect(late.tosses).toEqual({
      2: { server, serverLate: true, seats: [null, theirs], seatsLate: true },
    });
    expect(seenInTime(late, 2)).toEqual([]);
    expect(noted(nothingKept(), tableInfo({ commitment: server })).tosses).toEqual({
      0: { server, serverLate: true },
    });
  });

  it('is bounded', () => {
    let kept = nothingKept();
    for (let restarts = 0; restarts < 50; restarts++) {
      kept = noted(kept, table('revealing', [seat(theirs)], { restarts }));
      kept = withSecret(kept, ours(restarts, String(restarts % 10)));
    }
    expect(Object.keys(kept.tosses)).toEqual(['42', '43', '44', '45', '46', '47', '48', '49']);
    expect(kept.secrets).toHaveLength(8);
  });
});

it('a toss awaits the seats that have not revealed', () => {
  const info = table('revealing', [seat(theirs, true), seat(theirs), seat(null)]);
  expect(awaitedIn(info.toss as TossInfo)).toEqual([1]);
  expect(isTossing(info)).toBe(true);
  expect(isTossing(table('open', []))).toBe(false);
  expect(isTossing(table('done', [], {}, { status: 'running' }))).toBe(false);
});

it('a change of what was published is noticed, also during the game', () => {
  const revealing = table('revealing', [seat(theirs), seat(null)], { restarts: 1 });
  const kept = noted(nothingKept(), revealing);
  const running = (more: Partial<TableInfo>): TableInfo => ({
    ...table('done', [seat(theirs, true), seat(null)], { restarts: 1 }, { status: 'running' }),
    ...more,
  });
  expect(isChanged(running({}), kept)).toBe(false);
  expect(isChanged(running({}), nothingKept())).toBe(false);
  expect(isChanged(running({ commitment: sha256('x') }), kept)).toBe(true);
  const toss = (more: Partial<TossInfo>): Partial<TableInfo> => ({
    toss: { phase: 'done', restarts: 1, seats: [seat(theirs), seat(null)], until: null, ...more },
  });
  expect(isChanged(running(toss({ seats: [seat(theirs), seat(theirs)] })), kept)).toBe(true);
  const both = noted(kept, table('open', [seat(null), seat(null)]));
  expect(isChanged(running(toss({ restarts: 0 })), both)).toBe(true);
});
