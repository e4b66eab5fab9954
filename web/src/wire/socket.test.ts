// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, ack, nowOf, snapshot, step } from './fake-socket';
import { PROTOCOL } from './protocol';
import { Refused, SentAway, TableSocket, newId } from './socket';
import type { Connection, News } from './socket';

let server: FakeServer;
let heard: News[];
let turns: Connection[];
let line: TableSocket;

function connect(seat: number | null = 0): TableSocket {
  return new TableSocket({
    table: 't1',
    seat,
    hear: (news) => heard.push(news),
    turn: (connection) => turns.push(connection),
    url: 'ws://server/live',
    open: server.open,
    random: () => 1,
  });
}

/** Let the promises of the page continue. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  heard = [];
  turns = [];
  line = connect();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('hello', () => {
  it('names the table and the seat, and no version at first', () => {
    server.socket.open();
    expect(server.socket.said).toEqual([
      { type: 'hello', table: 't1', seat: 0, version: null, protocol: PROTOCOL },
    ]);
  });

  it('is live with the welcome', () => {
    expect(line.connection.state).toBe('connecting');
    server.welcome();
    expect(line.connection.state).toBe('live');
  });

  it('is abandoned without a welcome', async () => {
    server.socket.open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line.connection.state).toBe('lost');
  });
});

describe('resuming', () => {
  it('says the last version after a loss', async () => {
    server.welcome().tell(snapshot(4), step(5));
    server.socket.break();
    expect(line.connection).toMatchObject({ state: 'lost', retryAt: Date.now() + 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(server.sockets).toHaveLength(2);
    server.socket.open();
    expect(server.socket.last('hello').version).toBe(5);
  });

  it('waits longer each time, and not after a welcome', async () => {
    const waits: number[] = [];
    for (let i = 0; i < 10; i++) {
      server.socket.break();
      const { retryAt } = line.connection as { retryAt: number };
      waits.push(retryAt - Date.now());
      await vi.advanceTimersByTimeAsync(retryAt - Date.now());
    }
    expect(waits.slice(0, 4)).toEqual([100, 200, 400, 800]);
    expect(waits.at(-1)).toBe(10_000);
    server.welcome();
    server.socket.break();
    expect(line.connection).toMatchObject({ retryAt: Date.now() + 100 });
  });

  it('remembers when the connection was lost', async () => {
    server.welcome();
    server.socket.break();
    const since = Date.now();
    await vi.advanceTimersByTimeAsync(100);
    server.socket.break();
    expect(line.connection).toMatchObject({ state: 'lost', since });
  });

  it('receives missed steps once', async () => {
    server.welcome().tell(snapshot(4));
    server.socket.break();
    await vi.advanceTimersByTimeAsync(100);
    const steps = [4, 5, 6].map((version) => ({ version, events: [], withdraws: [], own: false }));
    server.welcome().tell({ type: 'missed', version: 6, steps, now: nowOf() });
    expect(line.version).toBe(6);
    const missed = heard.at(-1);
    expect(missed?.type === 'missed' && missed.steps.map(({ version }) => version)).toEqual([5, 6]);
  });

  it('connects at once when the network is back', async () => {
    for (let i = 0; i < 8; i++) {
      server.socket.break();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    server.socket.break();
    const before = server.sockets.length;
    window.dispatchEvent(new Event('online'));
    expect(server.sockets).toHaveLength(before + 1);
  });

  it('ignores an abandoned connection', async () => {
    const old = server.welcome();
    old.tell(snapshot(1));
    old.break();
    await vi.advanceTimersByTimeAsync(100);
    old.tell(step(2));
    expect(line.version).toBe(1);
  });
});

describe('gaps', () => {
  it('reconnects after a missed step', async () => {
    server.welcome().tell(snapshot(4), step(6));
    expect(line.version).toBe(4);
    expect(line.connection.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(100);
    server.socket.open();
    expect(server.socket.last('hello').version).toBe(4);
  });

  it('asks for everything if that did not help', async () => {
    server.welcome().tell(snapshot(4), step(6));
    await vi.advanceTimersByTimeAsync(100);
    server.welcome().tell(step(7));
    await vi.advanceTimersByTimeAsync(100);
    server.socket.open();
    expect(server.socket.last('hello').version).toBe(null);
  });

  it('ignores known steps', () => {
    server.welcome().tell(snapshot(4), step(4), step(3));
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'snapshot']);
  });
});

describe('asking', () => {
  it('sends requests after the welcome', () => {
    line.ask({ type: 'moves' }).catch(() => undefined);
    server.socket.open();
    expect(server.socket.asked).toEqual([]);
    server.welcome();
    expect(server.socket.asked.map(({ type }) => type)).toEqual(['moves']);
  });

  it('sends a move again with the same id until it is acknowledged', async () => {
    server.welcome().tell(snapshot(1));
    const made = line.ask({ type: 'move', move: 'pass', question: 3 });
    const first = server.socket.last('move');
    server.socket.break();
    await vi.advanceTimersByTimeAsync(100);
    server.welcome();
    expect(server.socket.last('move')).toEqual(first);
    server.socket.tell(step(2), ack(first.id, 2));
    expect((await made).version).toBe(2);
    server.socket.break();
    await vi.advanceTimersByTimeAsync(100);
    server.welcome();
    expect(server.socket.asked).toEqual([]);
  });

  it('resolves a move after its step', async () => {
    server.welcome().tell(snapshot(1));
    let done = false;
    const made = line.ask({ type: 'move', move: 'pass', question: 3 }).then(() => (done = true));
    server.socket.tell(ack(server.socket.last('move').id, 2));
    await settle();
    expect(done).toBe(false);
    server.socket.tell(step(2));
    await made;
    expect(done).toBe(true);
  });

  it('rejects refused requests with the reason', async () => {
    server.welcome().tell(snapshot(1));
    const made = line.ask({ type: 'move', move: 'pass', question: 3 });
    server.socket.tell({
      type: 'refused',
      id: server.socket.last('move').id,
      why: 'illegal',
      sentence: 'no',
      reason: 'occupied',
      fields: { tile: 'L03' },
      retry: null,
    });
    const error = await made.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ why: 'illegal', reason: 'occupied', fields: { tile: 'L03' } });
  });

  it('repeats a chat message with the same id, so that it appears once', async () => {
    server.welcome();
    line.ask({ type: 'say', text: 'hi' }).catch(() => undefined);
    const said = server.socket.last('say');
    server.socket.break();
    await vi.advanceTimersByTimeAsync(100);
    server.welcome();
    expect(server.socket.asked).toEqual([said]);
  });
});

describe('farewells', () => {
  it('closes the connection and rejects open requests', async () => {
    server.welcome();
    const asked = expect(line.ask({ type: 'history' })).rejects.toBeInstanceOf(SentAway);
    server.socket.tell({ type: 'bye', why: 'deleted', sentence: 'gone', retry: null });
    await asked;
    expect(line.connection).toEqual({ state: 'over', why: 'deleted', sentence: 'gone' });
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    expect(server.sockets).toHaveLength(1);
    await expect(line.ask({ type: 'history' })).rejects.toBeInstanceOf(SentAway);
  });

  it("reconnects after the server's delay", async () => {
    server.welcome().tell({ type: 'bye', why: 'restart', sentence: 'soon', retry: 2000 });
    await vi.advanceTimersByTimeAsync(2099);
    expect(server.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sockets).toHaveLength(2);
  });

  it('can continue in another seat', async () => {
    server.welcome().tell(snapshot(7));
    server.socket.tell({ type: 'bye', why: 'not_yours', sentence: 'no', retry: null });
    line.sit(null);
    server.socket.open();
    expect(server.socket.last('hello')).toMatchObject({ seat: null, version: null });
  });
});

describe('a silent connection', () => {
  it('is pinged', async () => {
    server.welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    server.socket.tell({ type: 'pong', id: server.socket.last('ping').id });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(line.connection.state).toBe('live');
    expect(server.socket.asked).toHaveLength(1);
  });

  it('is abandoned without an answer', async () => {
    server.welcome();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(line.connection.state).toBe('lost');
  });

  it('is pinged at once when the page becomes visible', () => {
    server.welcome();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.socket.last('ping').id).toBeTruthy();
  });
});

describe('an unknown message', () => {
  it('is ignored', () => {
    server.welcome();
    server.socket.tellText('{"type": "fireworks"}');
    server.socket.tellText('no json');
    server.socket.tellText('null');
    expect(line.connection.state).toBe('live');
  });
});

it('creates ids on an insecure page', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(newId()).toBe('0a'.repeat(16));
  vi.unstubAllGlobals();
});
