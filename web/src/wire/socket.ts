/** The socket of a table: it reconnects after any loss and repeats open requests. */

import { tellNews } from './news';
import { PROTOCOL } from './protocol';
import type {
  Ack,
  Analysis,
  Bye,
  Changed,
  ChatLine,
  Explained,
  Failed,
  Farewell,
  GameOver,
  Hello,
  Hint,
  History,
  InWords,
  LegalMoves,
  Missed,
  Pong,
  Presence,
  Previewed,
  Refusal,
  Refused as Refusing,
  ClientMessage,
  Scored,
  ServerMessage,
  Snapshot,
  StepMade,
  Tried,
  Welcome,
} from './protocol';
import type { Seat } from './types';

/** Milliseconds between attempts to connect, increasing. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;
/** The timeout of an attempt to connect in milliseconds. */
const PATIENCE = 20_000;
/** Milliseconds of silence before a ping, and the time to wait for its answer. */
const QUIET = 20_000;
const ANSWER_WITHIN = 10_000;

/** Messages that the server sends unasked. */
export type News =
  Welcome | Snapshot | Missed | StepMade | GameOver | Changed | Presence | ChatLine | Failed;

/** The answer to each type of message. */
export interface Answers {
  move: Ack;
  undo: Ack;
  moves: LegalMoves;
  preview: Previewed;
  why_not: Explained;
  score: Scored;
  try: Tried;
  hint: Hint;
  analyse: Analysis;
  history: History;
  words: InWords;
  saw_scoring: Ack;
  say: Ack;
  ping: Pong;
}

type Asked = Exclude<ClientMessage, Hello>;
type WithoutId<A> = A extends Asked ? Omit<A, 'id'> : never;
export type Ask = WithoutId<Asked>;
type Answer = Answers[keyof Answers] | Refusing;

/** The state of the connection. */
export type Connection =
  /** Nothing was received yet. */
  | { state: 'connecting' }
  | { state: 'live' }
  /** Lost; `retryAt` is the time of the next attempt in milliseconds since 1970, null during one. */
  | { state: 'lost'; since: number; retryAt: number | null }
  /** The connection has ended and will not be retried; why is null if we closed it ourselves. */
  | { state: 'over'; why: Farewell | null; sentence: string };

/** The server refused a request, and nothing changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly why: Refusal;
  /** The game's reason if the rules refuse a move, for translation. */
  readonly reason: string | null;
  readonly fields: Refusing['fields'];
  /** Milliseconds after which we can ask again, if we asked too much. */
  readonly retry: number | null;

  constructor(answer: Refusing) {
    super(answer.sentence);
    this.why = answer.why;
    this.reason = answer.reason;
    this.fields = answer.fields;
    this.retry = answer.retry;
  }
}

/** The conversation is over; open requests get no answer. */
export class SentAway extends Error {
  override readonly name = 'SentAway';

  constructor(
    sentence: string,
    readonly why: Farewell | null = null,
  ) {
    super(sentence);
  }
}

export interface SocketOptions {
  table: string;
  /** null for a spectator. */
  seat: Seat | null;
  /** Called once for each new message, in order and without gaps. */
  hear: (news: News) => void;
  /** Called when the state of the connection changes. */
  turn: (connection: Connection) => void;
  url?: string;
  open?: (url: string) => WebSocket;
  random?: () => number;
}

interface Waiting {
  message: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A conversation with a table that survives lost connections. */
export class TableSocket {
  seat: Seat | null;
  /** The last received version, or null. */
  version: number | null = null;
  connection: Connection = { state: 'connecting' };

  readonly #options: SocketOptions;
  readonly #asked = new Map<string, Waiting>();
  #early: Ack[] = [];
  #socket: WebSocket | null = null;
  #welcomed = false;
  #failures = 0;
  #gaps = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #hurry = (): void => this.hurry();
  readonly #shown = (): void => {
    if (document.visibilityState === 'visible') this.hurry();
  };

  constructor(options: SocketOptions) {
    this.#options = options;
    this.seat = options.seat;
    this.#listen();
    this.#connect();
  }

  /**
   * Send a request; it is repeated after every lost connection until answered.
   *
   * Rejects with Refused or SentAway. A move resolves after its step was received.
   */
  ask<A extends Ask>(ask: A): Promise<Answers[A['type']]> {
    const { connection } = this;
    if (connection.state === 'over') {
      return Promise.reject(new SentAway(connection.sentence, connection.why));
    }
    const message = { ...ask, id: newId() } as Asked;
    return new Promise<Answer>((resolve, reject) => {
      this.#asked.set(message.id, { message, resolve, reject });
      this.#send(message);
    }) as Promise<Answers[A['type']]>;
  }

  /** Reconnect now, or check now whether the connection is alive. */
  hurry(): void {
    if (this.connection.state === 'over') return;
    if (this.#socket === null) this.#connect();
    else if (this.#welcomed) this.#ping();
  }

  /** Continue in another seat or as a spectator; everything is sent again. */
  sit(seat: Seat | null): void {
    this.#hangUp();
    this.#giveUp(new SentAway('The seat was changed.'));
    this.seat = seat;
    this.version = null;
    this.#failures = 0;
    this.#turn({ state: 'connecting' });
    this.#listen();
    this.#connect();
  }

  /** Close the connection and do not retry; the seat is kept. */
  close(): void {
    if (this.connection.state !== 'over') this.#end(null, 'The line was hung up.');
  }

  #listen(): void {
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#hurry);
    document.addEventListener('visibilitychange', this.#shown);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.connection.state === 'lost') this.#turn({ ...this.connection, retryAt: null });
    const socket = (this.#options.open ?? ((url) => new WebSocket(url)))(
      this.#options.url ?? ownUrl(),
    );
    this.#socket = socket;
    this.#welcomed = false;
    this.#expect(PATIENCE);
    // Ignore messages of an abandoned socket.
    const unless = <E>(listen: (event: E) => void) => {
      return (event: E): void => {
        if (this.#socket === socket) listen(event);
      };
    };
    socket.onopen = unless(() => this.#hello());
    socket.onmessage = unless((event: MessageEvent) => this.#read(event.data));
    socket.onclose = unless(() => this.#lose());
  }

  #hello(): void {
    const { table } = this.#options;
    const { seat, version } = this;
    this.#say({ type: 'hello', table, seat, version, protocol: PROTOCOL });
  }

  #read(frame: unknown): void {
    const heard = parsed(frame);
    if (heard === null) return;
    this.#watchQuiet();
    switch (heard.type) {
      case 'welcome':
        this.#welcomed = true;
        // An older server announces nothing.
        tellNews(heard.announcement ?? '');
        this.#failures = 0;
        this.#turn({ state: 'live' });
        this.#options.hear(heard);
        for (const { message } of this.#asked.values()) this.#send(message);
        return;
      case 'snapshot':
        this.#advance(heard);
        return;
      case 'missed': {
        const known = this.version ?? -1;
        const steps = heard.steps.filter((step) => step.version > known);
        this.#advance({ ...heard, steps });
        return;
      }
      case 'step':
        if (this.version === null || heard.version > this.version + 1) this.#resume();
        else if (heard.version > this.version) this.#advance(heard);
        return;
      case 'table':
        tellNews(heard.announcement ?? '');
        this.#options.hear(heard);
        return;
      case 'over':
      case 'presence':
      case 'said':
      case 'error':
        this.#options.hear(heard);
        return;
      case 'bye':
        this.#farewell(heard);
        return;
      case 'ack':
        // Its step may not have been received yet.
        if (heard.version !== null && heard.version > (this.version ?? 0)) this.#early.push(heard);
        else this.#answer(heard);
        return;
      default:
        // A newer server may send unknown messages.
        if ('id' in heard) this.#answer(heard);
    }
  }

  #advance(news: Snapshot | Missed | StepMade): void {
    this.#gaps = 0;
    this.version = news.version;
    this.#options.hear(news);
    const early = this.#early;
    this.#early = early.filter((ack) => (ack.version ?? 0) > news.version);
    for (const ack of early) if ((ack.version ?? 0) <= news.version) this.#answer(ack);
  }

  /** A step is missing: reconnect from the last known version. */
  #resume(): void {
    // If that did not help before, start from scratch.
    if (this.#gaps++ > 0) this.version = null;
    this.#lose();
  }

  #answer(answer: Answer): void {
    const waiting = this.#asked.get(answer.id);
    if (waiting === undefined) return;
    this.#asked.delete(answer.id);
    if (answer.type === 'refused') waiting.reject(new Refused(answer));
    else waiting.resolve(answer);
  }

  #farewell(bye: Bye): void {
    if (bye.retry === null) this.#end(bye.why, bye.sentence);
    else this.#lose(bye.retry);
  }

  /** The connection was lost: try again after a while. */
  #lose(atLeast = 0): void {
    this.#hangUp();
    // Random delays, so that pages do not all reconnect at once.
    const jitter = 0.5 + (this.#options.random ?? Math.random)() / 2;
    const wait = atLeast + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * jitter;
    this.#failures = Math.min(this.#failures + 1, 10);
    const now = Date.now();
    const since = this.connection.state === 'lost' ? this.connection.since : now;
    this.#turn({ state: 'lost', since, retryAt: now + wait });
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #end(why: Farewell | null, sentence: string): void {
    this.#hangUp();
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#hurry);
    document.removeEventListener('visibilitychange', this.#shown);
    this.#giveUp(new SentAway(sentence, why));
    this.#turn({ state: 'over', why, sentence });
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#early = [];
    socket?.close();
  }

  #giveUp(why: Error): void {
    const given = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of given) reject(why);
  }

  #turn(connection: Connection): void {
    this.connection = connection;
    this.#options.turn(connection);
  }

  #watchQuiet(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), QUIET);
  }

  #ping(): void {
    this.#say({ type: 'ping', id: newId() });
    this.#expect(ANSWER_WITHIN);
  }

  /** Any received message cancels it. */
  #expect(within: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose(), within);
  }

  #send(message: Asked): void {
    // Requests before the welcome are sent after it.
    if (this.#welcomed) this.#say(message);
  }

  #say(message: ClientMessage): void {
    // If the connection breaks now, its end is noticed and the request is repeated.
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

/** A new message id; insecure pages have no `randomUUID`. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function ownUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;
}

function parsed(frame: unknown): ServerMessage | null {
  try {
    const heard: unknown = JSON.parse(String(frame));
    return typeof heard === 'object' && heard !== null && 'type' in heard
      ? (heard as ServerMessage)
      : null;
  } catch {
    return null;
  }
}
