// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { ReplayStore, TooLarge, recordsIn } from './replay.svelte';
import type { Coin } from './fake-socket';
import type { Replay } from './types';

const scorecard = { lines: [] };
const standings = [
  { seat: 0, score: 3, scorecard },
  { seat: 1, score: 5, scorecard },
  { seat: -1, score: 9, scorecard },
];

function replayOf(scores: number[][]): Replay<Coin> {
  return {
    game: 'coin',
    options: {},
    seats: ['Ann', 'Bea'],
    steps: scores.map((now, at) => ({
      seat: at === 0 ? null : 0,
      move: at === 0 ? null : { type: 'pass', seat: 0 },
      text: at === 0 ? null : 'pass',
      events: at === 1 ? [] : [{ type: 'pass', seat: at % 2 }],
      view: { round: at } as Coin['view'],
      awaits: [at % 2],
      scores: now,
      automa: null,
      picture: null,
      sentences: [],
    })),
    standings,
    winners: [1],
    seed: null,
    commitment: null,
    luck: null,
    colours: [],
    yours: null,
  };
}

let replay: ReplayStore<Coin>;

beforeEach(() => {
  replay = new ReplayStore(
    replayOf([
      [0, 0],
      [1, 0],
      [1, 5],
      [3, 5],
    ]),
  );
});

describe('a replay', () => {
  it('begins at the start and stays between its ends', () => {
    expect([replay.at, replay.last]).toEqual([0, 3]);
    replay.go(99);
    expect(replay.at).toBe(3);
    replay.go(-1);
    expect(replay.at).toBe(0);
    replay.go(NaN);
    expect(replay.at).toBe(0);
  });

  it('reads like a table', () => {
    replay.go(2);
    expect(replay.view.round).toBe(2);
    expect([replay.awaits, replay.isMine]).toEqual([[0], false]);
    expect(replay.steps.map(({ version }) => version)).toEqual([0, 2]);
    expect(replay.ended).toBe(null);
    replay.go(3);
    expect(replay.ended).toEqual({ scores: [3, 5], winners: [1], standings });
  });

  it('finds the next event of a kind, and the one before', () => {
    expect(replay.seek(({ type }) => type === 'pass')).toBe(true);
    expect(replay.at).toBe(2);
    expect(replay.seek(({ type }) => type === 'end')).toBe(false);
    expect(replay.seek(() => true, -1)).toBe(true);
    expect(replay.at).toBe(0);
  });

  it('has a curve for each seat', () => {
    expect(replay.curve(1)).toEqual([0, 0, 5, 5]);
  });
});

describe('a file', () => {
  const one = '{"skerry": 1}';

  it('may contain one record', async () => {
    expect(await recordsIn(new Blob([`${one}\n`]))).toEqual([`${one}\n`]);
    expect(await recordsIn(new Blob(['{\n"skerry": 1\n}']))).toHaveLength(1);
  });

  it('may contain one record per line', async () => {
    expect(await recordsIn(new Blob([`${one}\n${one}\n`]))).toEqual([one, one]);
  });

  async function zip(text: string): Promise<ArrayBuffer> {
    return new Response(
      new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer();
  }

  it('may be zipped', async () => {
    expect(await recordsIn(new Blob([await zip(`${one}\n${one}\n`)]))).toEqual([one, one]);
  });

  it('may be zipped record by record, as by the simulator', async () => {
    const member = await zip(`${one}\n`);
    expect(await recordsIn(new Blob([member, member, member]))).toEqual([one, one, one]);
  });

  it('that is cut off is refused', async () => {
    const whole = await zip(`${one}\n`);
    await expect(recordsIn(new Blob([whole.slice(0, -6)]))).rejects.toThrow();
  });

  it('refuses a small file that unpacks to a huge one', async () => {
    const bomb = await zip(' '.repeat(1_000_001));
    expect(bomb.byteLength).toBeLessThan(10_000);
    await expect(recordsIn(new Blob([bomb]), 1_000_000)).rejects.toThrow(TooLarge);
  });
});
