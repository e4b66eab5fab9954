/** The HTTP API of the server: one function per route, and the account. */

import { NEWS_HEADER, tellNews } from './news';
import type {
  Announcement,
  Browser,
  Claim,
  ChooseColour,
  Commit,
  Games,
  Health,
  Join,
  Me,
  MutedPerson,
  Mutes,
  MyNotices,
  NewTable,
  PlayedPage,
  NoticeLanguage,
  Problem as Told,
  Record as GameRecord,
  Reach,
  RecoveryCode,
  Rematch,
  Reveal,
  SignedIn,
  SignIn,
  Snapshot,
  Start,
  Statistics,
  TableInfo,
  TablePage,
  Wanted,
} from './protocol';
import type { Game, Replay } from './types';

/** The timeout of a request in milliseconds. */
const PATIENCE = 30_000;

/** A failed request: its status (0 if the server was not reached), message and field. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly what: string,
    readonly where: string | null = null,
    /** Milliseconds to wait before a retry, if the server says so. */
    readonly retry: number | null = null,
  ) {
    super(where === null ? what : `${where}: ${what}`);
  }

  /** Whether the request needs an account. */
  get isStranger(): boolean {
    return this.status === 401;
  }

  /** Whether the server is by invitation only, and this visitor has not come in. */
  get isUninvited(): boolean {
    return this.where === '$.invite';
  }

  /** Whether a retry may help: the server was not reached or is busy. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503;
  }
}

export interface ApiOptions {
  fetch?: typeof fetch;
  /** The name for a new guest, if known. */
  name?: () => string | null;
  now?: () => number;
  acquaintance?: Acquaintance;
}

/** Remembers whether this browser has an account, so that new visitors need no request. */
export interface Acquaintance {
  wasSomebody(): boolean;
  remember(isSomebody: boolean): void;
}

const NO_STATISTICS: Statistics = {
  games: 0,
  most: 0,
  tallies: [],
  topics: [],
  recent: [],
  dailies: { days: 0, streak: 0, longest: 0 },
};

interface Request {
  form?: object;
  /** A body that is sent as it is. */
  text?: string;
  query?: Wanted;
}

/**
 * The API client of one person, who is identified by a cookie.
 *
 * Every function rejects with a `Problem`. If an account is needed, it signs in as a guest
 * if a name is known.
 */
export class Api {
  /** The account; undefined if not loaded yet, null if signed out. */
  me: Me | null | undefined = undefined;

  readonly #fetch: typeof fetch;
  readonly #now: () => number;
  readonly #acquaintance: Acquaintance | null;
  readonly #listeners = new Set<(me: Me | null) => void>();
  readonly #shut = new Set<() => void>();
  #name: () => string | null;
  #coming: Promise<Me> | null = null;
  #recognising: Promise<Me | null> | null = null;
  #news: string | null = null;
  #offset: { least: number; most: number } | null = null;

  constructor({ fetch: given, name, now, acquaintance }: ApiOptions = {}) {
    this.#fetch = given ?? ((input, init) => fetch(input, init));
    this.#name = name ?? (() => null);
    this.#now = now ?? Date.now;
    this.#acquaintance = acquaintance ?? null;
  }

  /** Set the source of names for new guests. */
  nameFrom(source: () => string | null): void {
    this.#name = source;
  }

  /** Listen for changes of the account; returns a function that stops. */
  onMe(listener: (me: Me | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Listen for a server by invitation only that refuses a stranger; returns a function that stops. */
  onShut(listener: () => void): () => void {
    this.#shut.add(listener);
    return () => this.#shut.delete(listener);
  }

  /** The estimated server time in milliseconds since 1970, used for clocks. */
  serverNow(): number {
    const { least, most } = this.#offset ?? { least: 0, most: 0 };
    return this.#now() + (least + most) / 2;
  }

  // People.

  /** Load the account; null if signed out. Concurrent calls share one request. */
  whoAmI(): Promise<Me | null> {
    this.#recognising ??= this.#recognise().finally(() => {
      this.#recognising = null;
    });
    return this.#recognising;
  }

  async #recognise(): Promise<Me | null> {
    if (this.#isStranger) return this.#become(null);
    try {
      return this.#become(await this.#ask<Me>('GET', '/me'));
    } catch (error) {
      if (error instanceof Problem && error.isStranger) return this.#become(null);
      throw error;
    }
  }

  async guest(name: string, invite: string | null = null): Promise<Me> {
    const { me } = await this.#ask<SignedIn>('POST', '/guests', { form: { name, invite } });
    return this.#become(me);
  }

  /** The account; signs in as a new guest if there is none. */
  async somebody(): Promise<Me> {
    const me = this.me ?? (await this.whoAmI());
    return me ?? (await this.#comeIn());
  }

  async signIn(form: SignIn): Promise<Me> {
    return this.#become((await this.#ask<SignedIn>('POST', '/sign-in', { form })).me);
  }

  async recover(code: string): Promise<Me> {
    return this.#become((await this.#ask<SignedIn>('POST', '/recover', { form: { code } })).me);
  }

  async signOut(): Promise<void> {
    await this.#ask('POST', '/sign-out');
    this.#become(null);
  }

  /** Sign out on all other devices. */
  async signOutElsewhere(): Promise<void> {
    await this.#ask('POST', '/sign-out', { form: { others: true } });
  }

  async rename(name: string): Promise<Me> {
    return this.#become(await this.#asSomebody<Me>('PATCH', '/me', { form: { name } }));
  }

  async forgetMe(): Promise<void> {
    await this.#ask('DELETE', '/me');
    this.#become(null);
  }

  async claim(form: Claim): Promise<Me> {
    return this.#become(await this.#asSomebody<Me>('POST', '/me/claim', { form }));
  }

  /**
   * A new recovery code, shown once; older ones become invalid. A registered name asks for its
   * present password or code.
   */
  async recoveryCode(present: string | null = null): Promise<string> {
    return (await this.#asSomebody<RecoveryCode>('POST', '/me/recovery', { form: { present } }))
      .code;
  }

  async vacation(days: number): Promise<Me> {
    return this.#become(await this.#asSomebody<Me>('POST', '/me/vacation', { form: { days } }));
  }

  /** Hide what the speaker of a line at a table writes, at all tables, or show it again. */
  async mute(table: string, speaker: string, on = true): Promise<void> {
    await this.#asSomebody('POST', '/me/mutes', { form: { table, speaker, on } });
  }

  /** The people whom I have muted, as the lines of a table call them. */
  async mutes(table: string): Promise<MutedPerson[]> {
    if (this.#isStranger) return [];
    return (await this.#ask<Mutes>('GET', `/me/mutes?table=${table}`)).people;
  }

  /** The address by which others open this server; null: only this machine can. */
  async reach(): Promise<string | null> {
    return (await this.#ask<Reach>('GET', '/reach')).address;
  }

  // Calls.

  /** How this person is called. */
  async notices(): Promise<MyNotices> {
    return this.#ask('GET', '/me/notices');
  }

  async callBrowser(form: Browser): Promise<MyNotices> {
    return this.#asSomebody('POST', '/me/notices/browser', { form });
  }

  async setEmail(address: string | null, language: NoticeLanguage): Promise<MyNotices> {
    return this.#asSomebody('POST', '/me/notices/email', { form: { address, language } });
  }

  async setWebhook(address: string | null, language: NoticeLanguage): Promise<MyNotices> {
    return this.#asSomebody('POST', '/me/notices/webhook', { form: { address, language } });
  }

  // Tables.

  async games(): Promise<Games> {
    return this.#ask<Games>('GET', '/games');
  }

  /** A page of tables; `after` is the `next` of the previous page. */
  async tables(wanted: Wanted = {}): Promise<TablePage> {
    if (wanted.which === 'mine')
      return this.#ours<TablePage>('/tables', { tables: [], next: null }, wanted);
    return this.#ask('GET', '/tables', { query: wanted });
  }

  /** Our finished games; `after` is the `next` of the previous page. */
  async played(query: { after?: string | null; limit?: number } = {}): Promise<PlayedPage> {
    return this.#ours('/me/games', { games: [], next: null }, query);
  }

  async statistics(): Promise<Statistics> {
    return this.#ours('/me/statistics', NO_STATISTICS);
  }

  /** What is ours; without an account there is nothing. */
  async #ours<T>(path: string, nothing: T, query?: Wanted): Promise<T> {
    if (this.#isStranger) return nothing;
    try {
      return await this.#ask<T>('GET', path, { query });
    } catch (error) {
      if (error instanceof Problem && error.isStranger) return nothing;
      throw error;
    }
  }

  async table(id: string): Promise<TableInfo> {
    return this.#ask('GET', `/tables/${id}`);
  }

  async makeTable(form: NewTable): Promise<TableInfo> {
    return this.#asSomebody('POST', '/tables', { form });
  }

  async deleteTable(id: string): Promise<void> {
    await this.#asSomebody('DELETE', `/tables/${id}`);
  }

  async join(id: string, form: Join = {}): Promise<TableInfo> {
    return this.#asSomebody('POST', `/tables/${id}/join`, { form });
  }

  /** Another colour for our seat, before the game begins. */
  async chooseColour(id: string, form: ChooseColour): Promise<TableInfo> {
    return this.#asSomebody('POST', `/tables/${id}/colour`, { form });
  }

  /** The table of an invitation. */
  async invitation(code: string): Promise<TableInfo> {
    return this.#ask('GET', `/join/${encodeURIComponent(code)}`);
  }

  async leave(id: string): Promise<void> {
    await this.#asSomebody('POST', `/tables/${id}/leave`);
  }

  /** Start a table; bots of the kind `fill` take the seats that are still free. */
  async start(id: string, form: Start = {}): Promise<TableInfo> {
    return this.#asSomebody('POST', `/tables/${id}/start`, { form });
  }

  /** The rematch of a finished game. */
  async rematch(id: string, form: Rematch = {}): Promise<TableInfo> {
    return this.#asSomebody('POST', `/tables/${id}/rematch`, { form });
  }

  /** Commit our seat to a secret for the toss. */
  async commit(id: string, form: Commit): Promise<TableInfo> {
    return this.#asSomebody('POST', `/tables/${id}/commit`, { form });
  }

  /** Reveal the secret of our seat; with the last one the game begins. */
  async reveal(id: string, form: Reveal): Promise<TableInfo> {
    return this.#asSomebody('POST', `/tables/${id}/reveal`, { form });
  }

  /** Return to the seat where a bot stands in. */
  async takeBack(id: string): Promise<TableInfo> {
    return this.#asSomebody('POST', `/tables/${id}/take-back`);
  }

  async silence(id: string, speaker: string, on = true): Promise<void> {
    await this.#asSomebody('POST', `/tables/${id}/silence`, { form: { speaker, on } });
  }

  async look(id: string): Promise<Snapshot> {
    return this.#ask('GET', `/tables/${id}/view`);
  }

  async record(id: string): Promise<GameRecord> {
    return this.#ask('GET', `/tables/${id}/record`);
  }

  /** The URL of the record of a finished table. */
  recordPath(id: string): string {
    return `/tables/${id}/record`;
  }

  /** The URL of a frozen table, as we may know it. */
  exportPath(id: string): string {
    return `/tables/${id}/export`;
  }

  /** A finished game step by step, with nothing hidden. */
  async replay<G extends Game>(id: string, { words = false } = {}): Promise<Replay<G>> {
    return this.#ask('GET', `/tables/${id}/replay${words ? '?words=true' : ''}`);
  }

  /** The same for a record from a file, which the server audits first. */
  async replayOf<G extends Game>(record: string, { words = false } = {}): Promise<Replay<G>> {
    return this.#ask('POST', `/replay${words ? '?words=true' : ''}`, { text: record });
  }

  async health(): Promise<Health> {
    return this.#ask('GET', '/health');
  }

  /** Whether this browser never had an account. */
  get #isStranger(): boolean {
    return !this.me && this.#acquaintance?.wasSomebody() === false;
  }

  #become<M extends Me | null>(me: M): M {
    this.#acquaintance?.remember(me !== null);
    const changed = JSON.stringify(this.me) !== JSON.stringify(me);
    this.me = me;
    if (changed) for (const listener of this.#listeners) listener(me);
    return me;
  }

  /** Sign in as a guest; concurrent requests share one sign-in. */
  #comeIn(): Promise<Me> {
    const name = this.#name();
    if (name === null) return Promise.reject(new Problem(401, 'No name is known to come in with.'));
    this.#coming ??= this.guest(name).finally(() => {
      this.#coming = null;
    });
    return this.#coming;
  }

  async #asSomebody<T>(method: string, path: string, request: Request = {}): Promise<T> {
    // A new visitor is signed out without a request.
    if (this.#isStranger) await this.#comeInFor(new Problem(401, 'Come in first.'));
    try {
      return await this.#ask<T>(method, path, request);
    } catch (error) {
      if (!(error instanceof Problem && error.isStranger) || error.isUninvited) throw error;
      await this.#comeInFor(error);
      return this.#ask<T>(method, path, request);
    }
  }

  async #comeInFor(need: Problem): Promise<void> {
    try {
      await this.#comeIn();
    } catch (refused) {
      // The name is taken, or the server needs an invitation: ask the person.
      throw refused instanceof Problem && refused.isPassing ? refused : need;
    }
  }

  async #ask<T>(method: string, path: string, { form, text, query }: Request = {}): Promise<T> {
    const body = form === undefined ? text : JSON.stringify(form);
    const sent = this.#now();
    let answer: Response;
    let said: string;
    try {
      answer = await this.#fetch(path + search(query), {
        method,
        body: body ?? null,
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        credentials: 'same-origin',
        signal: AbortSignal.timeout(PATIENCE),
      });
      said = await answer.text();
    } catch {
      throw new Problem(0, 'The server cannot be reached.');
    }
    this.#compareClocks(answer.headers.get('Date'), sent);
    this.#noteNews(answer.headers.get(NEWS_HEADER));
    if (!answer.ok) throw this.#noted(problem(answer, said));
    return (said === '' ? undefined : JSON.parse(said)) as T;
  }

  #noted(problem: Problem): Problem {
    if (problem.isUninvited) {
      if (problem.isStranger) this.#become(null);
      for (const listener of this.#shut) listener();
    }
    return problem;
  }

  /** Ask for an announcement once, when its id comes with any answer. */
  #noteNews(id: string | null): void {
    if (id === this.#news) return;
    this.#news = id;
    if (id === null) tellNews('');
    else
      this.#ask<Announcement>('GET', '/announcement').then(
        ({ text }) => tellNews(text),
        () => (this.#news = null),
      );
  }

  /** Improve the estimate of the server's clock with each response. */
  #compareClocks(date: string | null, sent: number): void {
    const told = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(told)) return;
    // The server sends whole seconds, taken between our request and now.
    const found = { least: told - this.#now(), most: told + 1000 - sent };
    const known = this.#offset;
    const fits = known !== null && known.least <= found.most && found.least <= known.most;
    this.#offset = fits
      ? { least: Math.max(known.least, found.least), most: Math.min(known.most, found.most) }
      : found;
  }
}

function search(query: Request['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value != null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function problem(answer: Response, said: string): Problem {
  const seconds = Number(answer.headers.get('Retry-After') ?? NaN);
  const retry = Number.isFinite(seconds) ? seconds * 1000 : null;
  try {
    const { what, where } = JSON.parse(said) as Partial<Told>;
    if (typeof what === 'string') return new Problem(answer.status, what, where ?? null, retry);
  } catch {
    // Not from our server: a proxy answered.
  }
  return new Problem(answer.status, `The server answered ${answer.status}.`, null, retry);
}

const KEY = 'skerry.somebody';
const acquaintance: Acquaintance = {
  wasSomebody() {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      // Storage is blocked: only a request can tell.
      return true;
    }
  },
  remember(isSomebody) {
    try {
      if (isSomebody) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // see above
    }
  },
};

/** The server that this page came from. */
export const api = new Api({ acquaintance });
