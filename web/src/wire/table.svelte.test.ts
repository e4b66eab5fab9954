// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Coin, FakeServer, ack, nowOf, snapshot, step, tableInfo } from './fake-socket';
import type { TableInfo, TossPhase } from './protocol';
import { Refused, TableSocket } from './socket';
import { TableStore } from './table.svelte';
import { Visits } from './visits';

let server: FakeServer;
let kept: Map<string, string>;
let table: TableStore<Coin>;

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

function open(info = tableInfo(), watch = false): TableStore<Coin> {
  return new TableStore<Coin>(info, {
    watch,
    storage,
    connect: (options) => new TableSocket({ ...options, url: 'ws://x', open: server.open }),
  });
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const look = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const passed = (seat: number): unknown => ({ type: 'pass', seat });
const versions = (steps: readonly { version: number }[]): number[] =>
  steps.map(({ version }) => version);

async function tellHistory(...steps: [number, unknown[], number[]?][]): Promise<void> {
  server.socket.tell({
    type: 'history',
    id: server.socket.last('history').id,
    steps: steps.map(([version, events, withdraws = []]) => ({
      version,
      events,
      withdraws,
      own: false,
    })),
  });
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  kept = new Map();
  table = open();
});

afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the toss', () => {
  const tossed = (
    phase: TossPhase,
    restarts: number,
    ...revealed: boolean[]
  ): Partial<TableInfo> => ({
    status: 'waiting',
    toss: {
      phase,
      restarts,
      seats: revealed.map((one) => ({
        commitment: phase === 'revealing' ? 'c' : null,
        revealed: one,
      })),
      until: null,
    },
  });
  let followed: [TossPhase | undefined, boolean | undefined][];
  const follow = (): void => {
    followed = [];
    table.close();
    table = new TableStore<Coin>(tableInfo(tossed('open', 0, false, false)), {
      storage,
      connect: (options) => new TableSocket({ ...options, url: 'ws://x', open: server.open }),
      tosser: {
        follow: (info, opening) => {
          followed.push([info.toss?.phase, opening]);
          return { type: 'elsewhere' };
        },
      },
    });
  };

  it('is followed from the opening of the page on, with every change', () => {
    follow();
    server.welcome(0, tossed('open', 0, false, false));
    server.socket.tell({
      type: 'table',
      table: tableInfo(tossed('revealing', 0, true, false)),
      announcement: '',
    });
    expect(followed).toEqual([
      ['open', true],
      ['open', undefined],
      ['revealing', undefined],
    ]);
    expect(table.duty).toEqual({ type: 'elsewhere' });
  });

  it('takes a page that comes back to the front for a new one, until the start', () => {
    follow();
    server.welcome(0, tossed('open', 0, false, false));
    look('visible');
    expect(followed.at(-1)).toEqual(['open', true]);
    server.socket.tell({ type: 'table', table: tableInfo(), announcement: '' });
    followed = [];
    look('visible');
    expect(followed).toEqual([]);
  });

  it('names the seats that stayed silent, until it is cancelled', () => {
    follow();
    const tell = (info: Partial<TableInfo>): void =>
      server.socket.tell({ type: 'table', table: tableInfo(info), announcement: '' });
    server.welcome(0, tossed('revealing', 0, true, false));
    expect(table.silent).toEqual([]);
    tell(tossed('committing', 1, false, false));
    expect(table.silent).toEqual([1]);
    tell(tossed('revealing', 1, false, false));
    expect(table.silent).toEqual([1]);
    tell(tossed('open', 2, false, false));
    expect(table.silent).toEqual([]);
  });
});

describe('the state', () => {
  it('is empty before the game', () => {
    server.welcome(0, { status: 'waiting' });
    expect(table.info.status).toBe('waiting');
    expect([table.view, table.version, table.isMine]).toEqual([null, null, false]);
    expect(table.awaits).toEqual([]);
  });

  it('is that of the last message', () => {
    server.welcome().tell(snapshot(3, { view: { round: 1 } }));
    expect(table.view).toEqual({ round: 1 });
    expect(table.isMine).toBe(true);
    server.socket.tell(step(4, [], [], { view: { round: 2 }, question: null, awaits: [1] }));
    expect(table.view).toEqual({ round: 2 });
    expect([table.version, table.isMine, table.awaits]).toEqual([4, false, [1]]);
  });

  const ended = { scores: [], winners: [], standings: [], seed: '', commitment: '', luck: null };

  it('is over with a snapshot that has the result', () => {
    server.welcome().tell(snapshot(3, { question: null, awaits: [], ended }));
    expect([table.status, table.ended]).toEqual(['finished', ended]);
  });

  it('is over with the result, after the last step was shown', () => {
    table.pace = { beats: (events) => events.map((event) => [event]), time: 1000 };
    server.welcome().tell(snapshot(3));
    server.socket.tell(step(4, [{ type: 'fish' }]));
    server.socket.tell(step(5, [], [], { question: null, awaits: [] }));
    server.socket.tell({ type: 'over', version: 5, ended });
    expect([table.version, table.status, table.ended]).toEqual([4, 'running', null]);
    table.catchUp();
    expect([table.version, table.status, table.ended]).toEqual([5, 'finished', ended]);
  });

  it('is not our turn while a bot stands in', () => {
    server.welcome().tell(snapshot(3, { stand_ins: { 0: 'greedy' }, undo: null }));
    expect(table.standIn).toBe('greedy');
    expect([table.isMine, table.canUndo]).toEqual([false, false]);
  });

  it('has presence, and each chat message once', () => {
    const said = { type: 'said', name: 'Bea', seat: 1, text: 'hi', at: 0 } as const;
    const line = { ...said, speaker: 'b', mine: false };
    server
      .welcome()
      .tell(
        { type: 'presence', seats: [0, 1], watching: 2 },
        { ...line, number: 1 },
        { ...line, number: 2 },
        { ...line, number: 1 },
      );
    expect(table.presence).toEqual({ seats: [0, 1], watching: 2 });
    expect(table.chat.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('triggers effects', () => {
    const seen: boolean[] = [];
    const end = $effect.root(() => {
      $effect(() => void seen.push(table.isMine));
    });
    flushSync();
    server.welcome().tell(snapshot(3));
    flushSync();
    server.socket.tell(step(4, [], [], { question: null }));
    flushSync();
    end();
    expect(seen).toEqual([false, true, false]);
  });
});

describe('seats', () => {
  it('are taken as soon as the table reports them as ours', () => {
    table.close();
    table = open(tableInfo({ yours: null, status: 'waiting' }));
    server.welcome(null);
    expect(table.seat).toBe(null);
    server.socket.tell({ type: 'table', table: tableInfo({ yours: 1 }), announcement: '' });
    expect(table.seat).toBe(1);
    server.socket.open();
    expect(server.socket.last('hello').seat).toBe(1);
  });

  it('are not taken by spectators', () => {
    table.close();
    table = open(tableInfo(), true);
    server.welcome(null, { yours: 0 });
    expect(table.seat).toBe(null);
    expect(server.sockets).toHaveLength(2);
  });

  it('turn into watching when they are no longer ours', () => {
    server.welcome().tell(snapshot(3));
    server.socket.tell({ type: 'bye', why: 'not_yours', sentence: 'no', retry: null });
    expect(table.seat).toBe(null);
    expect(table.connection.state).toBe('connecting');
    // Even with contradictory messages there is only one request.
    server.welcome(null, { yours: 0 });
    expect(table.seat).toBe(null);
  });
});

describe('steps', () => {
  it('start with the history, which is requested once', async () => {
    server.welcome().tell(snapshot(2), step(3, [passed(1)]));
    expect(table.hasHistory).toBe(false);
    await tellHistory([1, [passed(0)]], [2, [passed(1)]]);
    expect(versions(table.steps)).toEqual([1, 2, 3]);
    expect(table.hasHistory).toBe(true);
    expect(server.socket.asked.filter(({ type }) => type === 'history')).toHaveLength(1);
  });

  it('appear once if the history is newer', async () => {
    server.welcome().tell(snapshot(1), step(2, [passed(1)]));
    await tellHistory([1, [passed(0)]], [2, [passed(1)]]);
    expect(versions(table.steps)).toEqual([1, 2]);
  });

  it('disappear when undone, and so do those without events', async () => {
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    server.socket.tell(step(2, [passed(1)]), step(3), step(4, [], [2]));
    expect(versions(table.steps)).toEqual([1]);
  });

  it('start at our connection if the history is refused', async () => {
    server.welcome().tell(snapshot(1), step(2, [passed(0)]));
    const { id } = server.socket.last('history');
    const sentence = '';
    const refused = { type: 'refused', sentence, reason: null, fields: {}, retry: null } as const;
    server.socket.tell({ ...refused, id, why: 'not_allowed' });
    await settle();
    expect(versions(table.steps)).toEqual([2]);
  });

  it('are requested again when the server has time', async () => {
    server.welcome().tell(snapshot(1));
    const { id } = server.socket.last('history');
    const refused = { type: 'refused', sentence: '', reason: null, fields: {} } as const;
    server.socket.tell({ ...refused, id, why: 'too_fast', retry: 2000 });
    await vi.advanceTimersByTimeAsync(1900);
    expect(server.socket.last('history').id).toBe(id);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.socket.last('history').id).not.toBe(id);
    await tellHistory([1, [passed(0)]]);
    expect(versions(table.steps)).toEqual([1]);
  });

  it('are requested again after a snapshot', async () => {
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    server.socket.tell(snapshot(300));
    expect(table.hasHistory).toBe(false);
    expect(versions(table.steps)).toEqual([1]);
    await tellHistory([1, [passed(0)]], [300, [passed(1)]]);
    expect(versions(table.steps)).toEqual([1, 300]);
  });
});

describe('moves', () => {
  it('answer the current question', async () => {
    server.welcome().tell(snapshot(1, { question: 7 }));
    const made = table.move({ type: 'pass', seat: 0 });
    expect(table.isMoving).toBe(true);
    const { id, question, move } = server.socket.last('move');
    expect([question, move]).toEqual([7, { type: 'pass', seat: 0 }]);
    server.socket.tell(step(2), ack(id, 2));
    expect(await made).toBe(2);
    expect(table.isMoving).toBe(false);
  });

  it('are repeated if the server was busy', async () => {
    server.welcome().tell(snapshot(1));
    const made = table.move('pass');
    const refused = {
      type: 'refused',
      sentence: '',
      reason: null,
      fields: {},
      retry: null,
    } as const;
    server.socket.tell({ ...refused, id: server.socket.last('move').id, why: 'busy' });
    await vi.advanceTimersByTimeAsync(250);
    expect(server.socket.asked.filter(({ type }) => type === 'move')).toHaveLength(2);
    server.socket.tell({ ...refused, id: server.socket.last('move').id, why: 'stale' });
    await expect(made).rejects.toMatchObject({ why: 'stale' });
    await expect(made).rejects.toBeInstanceOf(Refused);
    expect(table.isMoving).toBe(false);
  });

  it('can be undone', async () => {
    server.welcome().tell(snapshot(1, { undo: null }));
    expect(table.canUndo).toBe(true);
    const undone = table.undo();
    server.socket.tell(ack(server.socket.last('undo').id, 2), step(2, [], [1]));
    expect(await undone).toBe(2);
  });
});

describe('questions', () => {
  const asked = (type: string): number =>
    server.socket.asked.filter((said) => said.type === type).length;

  it('are sent once per version', async () => {
    server.welcome().tell(snapshot(1));
    const first = table.legal({ type: 'place', tile: 'L03' });
    expect(table.legal({ type: 'place', tile: 'L03' })).toBe(first);
    expect(server.socket.last('moves')).toMatchObject({ like: { type: 'place', tile: 'L03' } });
    void table.legal({ type: 'place', tile: 'L04' }).catch(() => undefined);
    expect(asked('moves')).toBe(2);
    const id = server.socket.asked.find(({ type }) => type === 'moves')?.id ?? '';
    server.socket.tell({ type: 'legal', id, moves: [], total: 0, gains: null });
    expect((await first).total).toBe(0);
    server.socket.tell(step(2));
    void table.legal({ type: 'place', tile: 'L03' }).catch(() => undefined);
    expect(asked('moves')).toBe(3);
  });

  it('can be hypothetical', () => {
    server.welcome().tell(snapshot(1));
    void table.whyNot('L03 n1 r0', { after: ['L04 s1 r0'] }).catch(() => undefined);
    void table.whyNot('L03 n1 r0', { scratch: ['L03'] }).catch(() => undefined);
    expect(asked('why_not')).toBe(2);
    expect(server.socket.last('why_not')).toMatchObject({ scratch: ['L03'] });
  });

  it('are repeated when the server has time, unless the game has continued', async () => {
    server.welcome().tell(snapshot(1));
    const hint = table.hint();
    const score = table.score(0);
    const refused = { type: 'refused', sentence: '', reason: null, fields: {} } as const;
    const why = 'too_fast';
    server.socket.tell({ ...refused, id: server.socket.last('hint').id, why, retry: 1500 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(asked('hint')).toBe(2);
    const { id } = server.socket.last('hint');
    server.socket.tell({
      type: 'hinted',
      id,
      move: { type: 'pass', seat: 0 },
      text: 'pass',
      value: null,
      why: [],
    });
    expect((await hint).text).toBe('pass');

    server.socket.tell({ ...refused, id: server.socket.last('score').id, why, retry: 1500 });
    server.socket.tell(step(2));
    const given = expect(score).rejects.toMatchObject({ why: 'too_fast' });
    await vi.advanceTimersByTimeAsync(1500);
    await given;
    expect(asked('score')).toBe(1);
  });

  it('are not repeated if they are charged and the server is busy', async () => {
    server.welcome().tell(snapshot(1));
    const hint = expect(table.hint()).rejects.toMatchObject({ why: 'busy' });
    const refused = { type: 'refused', sentence: '', reason: null, fields: {} } as const;
    const { id } = server.socket.last('hint');
    server.socket.tell({ ...refused, id, why: 'busy', retry: null });
    await hint;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked('hint')).toBe(1);
  });

  it('can be asked again after a refusal', async () => {
    server.welcome().tell(snapshot(1));
    const preview = table.preview('pass');
    const { id } = server.socket.last('preview');
    const why = 'not_allowed';
    const refused = {
      type: 'refused',
      sentence: '',
      reason: null,
      fields: {},
      retry: null,
    } as const;
    server.socket.tell({ ...refused, id, why });
    await expect(preview).rejects.toMatchObject({ why: 'not_allowed' });
    const again = table.preview('pass');
    server.socket.tell({ type: 'previewed', id: server.socket.last('preview').id, changes: [] });
    expect(await again).toEqual([]);
  });
});

describe('on return', () => {
  it('shows nothing on the first visit', async () => {
    server.welcome().tell(snapshot(5));
    await tellHistory([5, [passed(1)]]);
    expect(table.whileAway).toEqual([]);
    expect(table.sinceLastTurn()).toEqual([]);
  });

  it('shows what happened since the last visit', async () => {
    server.welcome().tell(snapshot(2));
    table.close();
    table = open();
    server.welcome().tell(snapshot(4));
    await tellHistory([1, [passed(0)]], [2, [passed(1)]], [3, [passed(0)]], [4, [passed(1)]]);
    server.socket.tell(step(5, [passed(0)]));
    expect(versions(table.whileAway)).toEqual([3, 4]);
    expect(versions(table.sinceLastTurn())).toEqual([3, 4, 5]);
    table.dismissAway();
    expect(table.whileAway).toEqual([]);
  });

  it('shows what happened while the page was hidden', async () => {
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    look('hidden');
    server.socket.tell(step(2, [passed(0)]), step(3, [passed(1)]));
    expect(table.whileAway).toEqual([]);
    look('visible');
    expect(versions(table.whileAway)).toEqual([2, 3]);
  });

  it('shows a step of which a part was still to be told', async () => {
    table.pace = { beats: (events) => events.map((event) => [event]), time: 1000 };
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    server.socket.tell(step(2, [passed(1), passed(2)]));
    look('hidden');
    look('visible');
    expect(versions(table.whileAway)).toEqual([2]);
    server.socket.tell(step(3, [passed(1)]));
    look('hidden');
    look('visible');
    expect(versions(table.whileAway)).toEqual([2]);
  });

  it('shows what happened during a long disconnection', async () => {
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    server.socket.break();
    await vi.advanceTimersByTimeAsync(20_000);
    const steps = [{ version: 2, events: [passed(1)], withdraws: [], own: false }];
    server.welcome().tell({ type: 'missed', version: 2, steps, now: nowOf() });
    expect(versions(table.whileAway)).toEqual([2]);
  });

  it('knows our own last move', async () => {
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    const made = table.move('pass');
    server.socket.tell(step(2, [passed(0)]), ack(server.socket.last('move').id, 2));
    await made;
    server.socket.tell(step(3, [passed(1)]));
    expect(versions(table.sinceLastTurn())).toEqual([2, 3]);
  });

  it('is not ended by a move that the page makes for us', async () => {
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    const made = table.move('pass');
    server.socket.tell(step(2, [passed(0)]), ack(server.socket.last('move').id, 2));
    await made;
    server.socket.tell(step(3, [passed(1)]));
    const automatic = table.move('pass', { automatic: true });
    server.socket.tell(step(4, [passed(0)]), ack(server.socket.last('move').id, 4));
    await automatic;
    expect(versions(table.sinceLastTurn())).toEqual([2, 3, 4]);
    table.close();
    table = open();
    server.welcome().tell(snapshot(4));
    const steps = [0, 0, 1, 0].map((seat, i) => ({
      ...{ version: i + 1, events: [passed(seat)], withdraws: [], own: seat === 0 },
    }));
    server.socket.tell({ type: 'history', id: server.socket.last('history').id, steps });
    await vi.waitFor(() => expect(table.hasHistory).toBe(true));
    expect(versions(table.sinceLastTurn())).toEqual([2, 3, 4]);
  });

  it('tells the same after another page was looked at: what our last move led to', async () => {
    server.welcome().tell(snapshot(1));
    await tellHistory([1, [passed(0)]]);
    const made = table.move('pass');
    server.socket.tell(step(2, [passed(0)]), ack(server.socket.last('move').id, 2));
    await made;
    server.socket.tell(step(3, [passed(1)]));
    table.close();
    table = open();
    server.welcome().tell(snapshot(3));
    const own = { withdraws: [], own: true };
    const others = { withdraws: [], own: false };
    const steps = [
      { version: 1, events: [passed(0)], ...others },
      { version: 2, events: [passed(0)], ...own },
      { version: 3, events: [passed(1)], ...others },
    ];
    server.socket.tell({ type: 'history', id: server.socket.last('history').id, steps });
    await vi.waitFor(() => expect(table.hasHistory).toBe(true));
    expect(versions(table.sinceLastTurn())).toEqual([2, 3]);
  });
});

describe('visits', () => {
  it('are stored for each seat, only the latest', () => {
    for (let i = 0; i < 70; i++) {
      const visit = new Visits(`t${i}`, storage);
      visit.enter(0);
      visit.see(i);
    }
    const again = new Visits('t69', storage);
    again.enter(0);
    expect(again.before).toBe(69);
    again.enter(1);
    expect(again.before).toBe(null);
    const old = new Visits('t9', storage);
    old.enter(0);
    expect(old.before).toBe(null);
  });

  it('are ignored if the storage is broken', () => {
    const visit = new Visits('t', {
      getItem: () => 'no json',
      setItem: () => {
        throw new Error('full');
      },
    });
    visit.enter(0);
    visit.see(3);
    expect([visit.before, visit.seen]).toEqual([null, 3]);
  });
});
