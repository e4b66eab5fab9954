/** The server's side of a socket for tests: received messages, and a way to answer. */

import {
  PROTOCOL,
  type ClientMessage,
  type Now,
  type ScoreSource,
  type ServerMessage,
  type TableInfo,
} from './protocol';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** One connection that the page opened. */
export class FakeSocket {
  readonly said: ClientMessage[] = [];
  readyState = 0;
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;

  send(frame: string): void {
    this.said.push(JSON.parse(frame) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.({});
  }

  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  tellText(data: string): void {
    this.onmessage?.({ data });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.({});
  }

  /** The messages after the hello. */
  get asked(): Exclude<ClientMessage, Hello>[] {
    return this.said.filter((said) => said.type !== 'hello');
  }

  /** The last message of a type, which must exist. */
  last<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> {
    const found = this.said.findLast((said) => said.type === type);
    if (found === undefined) throw new Error(`the page did not say ${type}`);
    return found as Extract<ClientMessage, { type: T }>;
  }
}

/** A server that keeps every connection. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  readonly open = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  /** The newest connection. */
  get socket(): FakeSocket {
    const found = this.sockets.at(-1);
    if (found === undefined) throw new Error('the page has not connected');
    return found;
  }

  /** Open the newest connection with a welcome. */
  welcome(seat: number | null = 0, info: Partial<TableInfo> = {}): FakeSocket {
    this.socket.open();
    this.socket.tell({
      type: 'welcome',
      table: tableInfo({ yours: seat, ...info }),
      seat,
      server: '1',
      protocol: PROTOCOL,
      announcement: '',
    });
    return this.socket;
  }
}

/** A game that nobody has to know. */
export interface Coin {
  view: { round: number };
  move: { type: string; seat?: number };
  event: { type: string };
  options: object;
  change: object;
  source: ScoreSource;
}

export function tableInfo(given: Partial<TableInfo> = {}): TableInfo {
  const person = {
    kind: 'person',
    bot: null,
    taken: true,
    bot_rounds: null,
    colour: null,
  } as const;
  return {
    id: 't1',
    game: 'coin',
    options: {},
    seats: [
      { ...person, name: 'Ann' },
      { ...person, name: 'Bea' },
    ],
    status: 'running',
    visibility: 'link',
    clock: { type: 'none' },
    aids: { previews: true, bag: true, hints: true },
    chat: 'seats',
    host: 'Ann',
    created: 0,
    touched: 0,
    awaits: [],
    auto_start: true,
    commitment: '',
    rematch: null,
    winners: null,
    scores: null,
    automa: null,
    yours: 0,
    hosting: true,
    code: null,
    toss: null,
    chosen_seed: false,
    paused: false,
    ...given,
  };
}

export function nowOf(given: Partial<Now> = {}): Now {
  return {
    view: {},
    awaits: [0],
    question: 1,
    undo: 'nothing',
    interjects: false,
    stand_ins: {},
    paused: false,
    away_since: null,
    clocks: [],
    ended: null,
    ...given,
  };
}

export const snapshot = (version: number, now: Partial<Now> = {}): ServerMessage => ({
  type: 'snapshot',
  version,
  now: nowOf(now),
});

export const step = (
  version: number,
  events: unknown[] = [],
  withdraws: number[] = [],
  now: Partial<Now> = {},
): ServerMessage => ({ type: 'step', version, events, withdraws, now: nowOf(now), own: false });

export const ack = (id: string, version: number | null = null): ServerMessage => ({
  type: 'ack',
  id,
  version,
});
