// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../browser/sha256';
import { Problem } from '../wire/api';
import { tableInfo } from '../wire/fake-socket';
import type { SeatToss, TableInfo, TossPhase } from '../wire/protocol';
import { keepTosses, keptTosses, MOST_TABLES } from './toss-store';
import { nothingKept } from '../wire/toss';
import { Tosser, type TossApi } from './tosser';

const bea = sha256('b'.repeat(64));

/** A server for one table: Ann is at seat 0, Bea at seat 1. */
class FakeTosses {
  phase: TossPhase = 'open';
  restarts = 0;
  seats: SeatToss[] = [
    { commitment: null, revealed: false },
    { commitment: bea, revealed: true },
  ];
  asked: string[] = [];
  revealed: string[] = [];
  troubles: Problem[] = [];

  info(more: Partial<TableInfo> = {}): TableInfo {
    return tableInfo({
      status: this.phase === 'done' ? 'running' : 'waiting',
      commitment: sha256(`server ${this.restarts}`),
      toss: {
        phase: this.phase,
        restarts: this.restarts,
        seats: this.seats.map((seat) => ({ ...seat })),
        until: null,
      },
      ...more,
    });
  }

  #answer(what: string): Promise<TableInfo> {
    this.asked.push(what);
    return Promise.resolve(this.info());
  }
  #sit(what: string, commitment: string | null | undefined): Promise<TableInfo> {
    this.seats[0] = { commitment: commitment ?? null, revealed: false };
    return this.#answer(what);
  }

  readonly api: TossApi = {
    makeTable: ({ commitment, luck }) => {
      if (luck != null) return Promise.resolve(tableInfo({ chosen_seed: true, toss: null }));
      this.phase = 'revealing';
      return this.#sit('make', commitment);
    },
    join: (_, form) => this.#sit(`join ${form?.code}`, form?.commitment),
    rematch: (_, form) => this.#sit('rematch', form?.commitment),
    commit: (_, { toss, commitment }) => {
      const trouble = this.troubles.shift();
      if (trouble) return Promise.reject(trouble);
      this.seats[0] = { commitment, revealed: false };
      return this.#answer(`commit ${toss}`);
    },
    reveal: (_, { toss, secret }) => {
      const trouble = this.troubles.shift();
      if (trouble) return Promise.reject(trouble);
      expect(this.seats[0].commitment).toBe(sha256(secret));
      this.revealed.push(secret);
      this.seats[0].revealed = true;
      this.phase = 'done';
      return this.#answer(`reveal ${toss}`);
    },
  };
}

let server: FakeTosses;
let tosser: Tosser;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeTosses();
  tosser = new Tosser(server.api);
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('sitting down', () => {
  it('against bots, the game has begun when the table is made', async () => {
    const info = await tosser.makeTable({ game: 'coin', seats: [{ type: 'me' }] });
    expect(server.asked).toEqual(['make', 'reveal 0']);
    expect(info.status).toBe('running');
    const { secrets, tosses } = tosser.kept('t1');
    expect(secrets).toHaveLength(1);
    expect(secrets[0]).toMatchObject({ toss: 0, revealed: true, secret: server.revealed[0] });
    expect(tosses[0].seats).toEqual([secrets[0].commitment, bea]);
    expect(tosses[0].seatsLate).toBeUndefined();
  });

  it('brings a commitment by link and to a rematch', async () => {
    await tosser.join('t1', { code: 'abc' });
    const first = server.seats[0].commitment;
    await tosser.rematch('t0');
    expect(server.asked).toEqual(['join abc', 'rematch']);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(server.seats[0].commitment).not.toBe(first);
    expect(tosser.kept('t1').secrets.map(({ commitment }) => commitment)).toEqual([
      first,
      server.seats[0].commitment,
    ]);
  });

  it('at a table with a chosen seed keeps no secret', async () => {
    await tosser.makeTable({ game: 'coin', seats: [{ type: 'me' }], luck: 'word' });
    expect(tosser.kept('t1').secrets).toEqual([]);
  });

  it('keeps no secret that the server did not take', async () => {
    server.api.join = () => Promise.resolve(server.info());
    await tosser.join('t1');
    expect(tosser.kept('t1').secrets).toEqual([]);
  });
});

describe('following a table', () => {
  it('commits once, reveals once, and the same secret', async () => {
    tosser.follow(server.info(), true);
    tosser.follow(server.info());
    await settle();
    expect(server.asked).toEqual(['commit 0']);
    server.phase = 'revealing';
    tosser.follow(server.info());
    tosser.follow(server.info());
    await settle();
    expect(server.asked).toEqual(['commit 0', 'reveal 0']);
  });

  it('another page of the same browser can reveal', async () => {
    await tosser.join('t1');
    server.phase = 'revealing';
    new Tosser(server.api).follow(server.info());
    await settle();
    expect(server.revealed).toHaveLength(1);
  });

  it('another browser commits anew', async () => {
    await tosser.join('t1');
    const before = server.seats[0].commitment;
    localStorage.clear();
    const other = new Tosser(server.api);
    other.follow(server.info());
    await settle();
    expect(server.seats[0].commitment).toBe(before);
    other.follow(server.info(), true);
    await settle();
    expect(server.seats[0].commitment).not.toBe(before);
  });

  it('uses a fresh secret after a restart', async () => {
    await tosser.join('t1');
    const before = server.seats[0].commitment;
    server.phase = 'committing';
    server.restarts = 1;
    server.seats[0] = { commitment: null, revealed: false };
    tosser.follow(server.info());
    await settle();
    expect(server.asked).toEqual(['join undefined', 'commit 1']);
    expect(server.seats[0].commitment).not.toBe(before);
  });

  it('sends again what did not get through, while it is still wanted', async () => {
    await tosser.join('t1');
    server.phase = 'revealing';
    server.troubles = [new Problem(0, 'lost'), new Problem(503, 'busy')];
    tosser.follow(server.info());
    await vi.advanceTimersByTimeAsync(2_500);
    expect(server.revealed).toHaveLength(1);
    server.troubles = [new Problem(0, 'lost')];
    server.phase = 'committing';
    server.restarts = 1;
    server.seats[0] = { commitment: null, revealed: false };
    tosser.follow(server.info());
    await settle();
    server.phase = 'done';
    tosser.follow(server.info());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.asked).not.toContain('commit 1');
  });

  it('does not repeat what the server refused', async () => {
    server.troubles = [new Problem(409, 'The toss goes on without this seat.')];
    server.phase = 'committing';
    server.restarts = 1;
    tosser.follow(server.info());
    await vi.advanceTimersByTimeAsync(5_000);
    tosser.follow(server.info());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.asked).toEqual([]);
  });

  it('reveals nothing to a server that changed its commitment', async () => {
    await tosser.join('t1');
    server.phase = 'revealing';
    const duty = tosser.follow(server.info({ commitment: sha256('another') }));
    await settle();
    expect(duty).toEqual({ type: 'refuse', why: 'server' });
    expect(server.revealed).toEqual([]);
  });
});

it('the oldest tables are dropped', () => {
  for (let at = 0; at < MOST_TABLES + 5; at++)
    keepTosses(`t${at}`, { tosses: { 0: { server: 'x' } }, secrets: [] }, at);
  expect(keptTosses('t4')).toEqual(nothingKept());
  expect(keptTosses('t5').tosses[0]).toEqual({ server: 'x' });
  expect(Object.keys(localStorage)).toHaveLength(MOST_TABLES);
});

it('unreadable storage is empty', () => {
  localStorage.setItem('skerry.toss.t1', '{"tosses": null, "secrets": 3}');
  expect(keptTosses('t1')).toEqual(nothingKept());
});
