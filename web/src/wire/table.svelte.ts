/** A connected table: its state, its events and requests to it. */

import { api as ours, type Api } from './api';
import { Asking } from './questions';
import type {
  ChatLine,
  ClockView,
  Ended,
  GameOver,
  History,
  InWords,
  Missed,
  Presence,
  Snapshot,
  Status,
  StepMade,
  SeenStep,
  TableInfo,
} from './protocol';
import { TableSocket } from './socket';
import type { Connection, News, SocketOptions } from './socket';
import { type Pace, Playback } from './playback.svelte';
import { merged, standing } from './steps';
import { awaitedIn, type Duty, type TossFollower } from './toss';
import { Visits } from './visits';
import type {
  AsIf,
  Explained,
  Following,
  Game,
  Hinted,
  Info,
  Legal,
  Like,
  Now,
  Scored,
  Seat,
  Told,
} from './types';

/** After a longer absence, in milliseconds, the page shows what happened meanwhile. */
const ABSENCE = 15_000;

export interface TableOptions {
  /** Watch, even with a seat. */
  watch?: boolean;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  connect?: (options: SocketOptions) => TableSocket;
  /** Takes part in the toss for the seed; without it, this page only watches. */
  tosser?: TossFollower;
}

/**
 * A connected table: everything that a page shows of it, as Svelte state.
 *
 * It uses our seat at the table and follows changes of it. The creator must close
 * it. Answers of the server are cached until the next version.
 */
export class TableStore<G extends Game> implements Following<G> {
  readonly id: string;
  #info = $state.raw() as Info<G>;
  #seat: Seat | null = $state(null);
  #version: number | null = $state(null);
  #now: Now<G> | null = $state.raw(null);
  /** The result, for when its last step is shown. */
  #over: GameOver | null = $state.raw(null);
  #presence: Pick<Presence, 'seats' | 'watching'> = $state.raw({ seats: [], watching: 0 });
  #chat: readonly ChatLine[] = $state.raw([]);
  #told: readonly SeenStep[] = $state.raw([]);
  #isWhole = $state(false);
  #connection: Connection = $state.raw({ state: 'connecting' });
  #moving = $state(0);
  #away: { from: number; to: number } | null = $state.raw(null);
  #duty: Duty = $state.raw({ type: 'none' });
  #silent: readonly Seat[] = $state.raw([]);
  /** The version of our last move, or of our last visit. */
  #lastTurn: number | null = $state(null);
  /** What was shown when we made our last move; null: we have made none yet. */
  #actedAt: number | null = $state(null);
  readonly #playback = new Playback<StepMade>((step) => this.#advance(step));

  #steps: readonly Told<G>[] = $derived.by(() => {
    const all = standing<G>(this.#told);
    const hidden = new Set(this.#playback.upcoming);
    const last = all.at(-1);
    if (hidden.size === 0 || last === undefined) return all;
    return [...all.slice(0, -1), { ...last, events: last.events.filter((it) => !hidden.has(it)) }];
  });
  #whileAway: readonly Told<G>[] = $derived.by(() => {
    const away = this.#away;
    if (away === null || !this.#isWhole) return [];
    return this.#steps.filter(({ version }) => away.from < version && version <= away.to);
  });

  readonly #socket: TableSocket;
  readonly #watch: boolean;
  readonly #visits: Visits;
  readonly #asking: Asking;
  readonly #tosser: TossFollower;
  #refusedSeat: Seat | null = null;
  #wasLost = 0;
  readonly #shown = (): void => {
    // Nobody watches: what waits is shown as what happened meanwhile.
    if (document.visibilityState !== 'visible') this.#leave();
    this.#comeBack();
  };

  constructor(info: TableInfo, options: TableOptions = {}) {
    this.id = info.id;
    this.#watch = options.watch ?? false;
    this.#info = info as Info<G>;
    this.#tosser = options.tosser ?? { follow: () => ({ type: 'none' }) };
    this.#duty = this.#tosser.follow(info, true);
    this.#seat = this.#watch ? null : info.yours;
    this.#visits = new Visits(info.id, options.storage);
    this.#visit();
    document.addEventListener('visibilitychange', this.#shown);
    this.#socket = (options.connect ?? ((given) => new TableSocket(given)))({
      table: info.id,
      seat: this.#seat,
      hear: (news) => this.#hear(news),
      turn: (connection) => this.#turn(connection),
    });
    this.#asking = new Asking(this.#socket);
  }

  /** Load a table and follow it; rejects with a Problem if it does not exist. */
  static async open<G extends Game>(
    id: string,
    options: TableOptions & { api?: Api } = {},
  ): Promise<TableStore<G>> {
    return new TableStore<G>(await (options.api ?? ours).table(id), options);
  }

  /** Stop following it; the seat is kept. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#shown);
    this.#playback.clear();
    this.#socket.close();
  }

  // State.

  /** The table itself: seats, status, options, aids, clock, code, rematch. */
  get info(): Info<G> {
    return this.#info;
  }

  get status(): Status {
    return this.ended === null ? this.#info.status : 'finished';
  }

  /** Whether it is frozen, because its rules have changed. */
  get isFrozen(): boolean {
    return this.status === 'frozen';
  }

  /** The names of the seats; "" for a free one. */
  get names(): readonly string[] {
    return this.#info.seats.map((seat) => seat.name ?? '');
  }

  /** Our seat; null for a spectator. */
  get seat(): Seat | null {
    return this.#seat;
  }

  get version(): number | null {
    return this.#version;
  }

  /** The newest version that has come; it may wait to be shown. */
  get newestVersion(): number | null {
    return this.waiting.at(-1)?.version ?? this.#version;
  }

  /** The steps that have come and wait to be shown, oldest first. */
  get waiting(): readonly (Told<G> & Pick<SeenStep, 'withdraws'>)[] {
    return this.#playback.waiting as readonly (Told<G> & Pick<SeenStep, 'withdraws'>)[];
  }

  /** The view; null before the game starts or the state has loaded. */
  get now(): Now<G> | null {
    return this.#now;
  }

  get view(): G['view'] | null {
    return this.#now?.view ?? null;
  }

  /** The question that we must answer, or null. */
  get question(): number | null {
    return this.#now?.question ?? null;
  }

  get awaits(): readonly Seat[] {
    return this.#now?.awaits ?? [];
  }

  /** Whether it is our turn; not while a bot stands in for us, nor before all of the step was shown. */
  get isMine(): boolean {
    return this.question !== null && this.standIn === null && this.#playback.upcoming.length === 0;
  }

  /** Whether the others wait for us behind what is shown, for example behind a scoring. */
  get isCalled(): boolean {
    return (this.#playback.waiting.at(-1)?.now.question ?? null) !== null && this.standIn === null;
  }

  /** The bot that stands in for us. */
  get standIn(): string | null {
    return this.#seat === null ? null : (this.#now?.stand_ins[this.#seat] ?? null);
  }

  /** Whether only bots play with us: the game then waits for us. */
  get isAgainstBots(): boolean {
    return this.#info.seats.every(({ kind }, seat) => kind === 'bot' || seat === this.#seat);
  }

  get canUndo(): boolean {
    return this.#seat !== null && this.#now?.undo === null && this.standIn === null;
  }

  /** One per seat, or empty without clocks. Their times are those of `api.serverNow()`. */
  get clocks(): readonly ClockView[] {
    return this.#now?.clocks ?? [];
  }

  get ended(): Ended | null {
    const over = this.#over;
    if (over !== null && this.#version !== null && over.version <= this.#version) return over.ended;
    return this.#now?.ended ?? null;
  }

  /** What this browser has to do in the toss for the seed; it does so by itself. */
  get duty(): Duty {
    return this.#duty;
  }

  /** The seats that did not reveal their secrets in the toss before this one. */
  get silent(): readonly Seat[] {
    return this.#silent;
  }

  /** Who is connected. */
  get presence(): Pick<Presence, 'seats' | 'watching'> {
    return this.#presence;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Whether a move or undo of ours is being sent. */
  get isMoving(): boolean {
    return this.#moving > 0;
  }

  // What happens, at a pace that people can follow.

  /** How steps are shown; null: at once. */
  set pace(pace: Pace | null) {
    this.#playback.pace = pace;
  }

  /** Whether something covers the table, so that what happens there must wait. */
  set isCovered(covered: boolean) {
    this.#playback.isHeld = covered;
  }

  /** The events that are shown just now; empty: nothing happens. */
  get beat(): readonly G['event'][] {
    return this.#playback.beat as readonly G['event'][];
  }

  /** Events of the current step that are shown after the beat; the view has them already. */
  get upcoming(): readonly G['event'][] {
    return this.#playback.upcoming as readonly G['event'][];
  }

  /** Whether more has happened than is shown. */
  get isBehind(): boolean {
    return this.#playback.isBehind;
  }

  /** Show the rest at once. */
  catchUp(): void {
    this.#playback.rush();
  }

  // Events.

  /** All steps, oldest first, without undone ones and those without events. */
  get steps(): readonly Told<G>[] {
    return this.#steps;
  }

  /** Whether the steps before our connection have loaded; they follow soon after the first view. */
  get hasHistory(): boolean {
    return this.#isWhole;
  }

  /** The steps during our absence; `dismissAway` clears them. */
  get whileAway(): readonly Told<G>[] {
    return this.#whileAway;
  }

  dismissAway(): void {
    this.#away = null;
  }

  /**
   * The steps since the last move that we decided on any device, or else since our last visit. What had
   * not been shown when we moved is among them, and our own move too.
   */
  sinceLastTurn(): readonly Told<G>[] {
    const { automatic } = this.#visits;
    const own = this.#told.findLast(
      (step) => step.own && !automatic.includes(step.version),
    )?.version;
    const from =
      this.#actedAt ??
      (own === undefined ? this.#lastTurn : Math.max(own, this.#lastTurn ?? 0) - 1);
    return from === null ? [] : this.#steps.filter(({ version }) => version > from);
  }

  // Actions. All reject with Refused or SentAway.

  /**
   * Make a move, given as an object or in notation; resolves with its version.
   *
   * It answers the current question; an interjection answers none. It is made once, even if
   * the connection is lost meanwhile. An automatic one, which the player did not decide, is no turn.
   */
  async move(
    move: G['move'] | string,
    { interject = false, automatic = false } = {},
  ): Promise<number> {
    const question = interject ? null : this.question;
    const shown = this.#version;
    const { version } = await this.#act({ type: 'move', move, question });
    const made = version ?? 0;
    if (automatic) {
      this.#visits.moveAutomatically(made);
    } else {
      this.#actedAt = shown;
      this.#lastTurn = made;
      this.#visits.move(made);
    }
    return made;
  }

  /** Undo our last move; resolves with the new version. */
  async undo(): Promise<number> {
    return (await this.#act({ type: 'undo' })).version ?? 0;
  }

  /** The last scoring was looked at, or left: our clock need not wait any longer. */
  sawScoring(): void {
    const clock = this.#seat === null ? undefined : this.clocks[this.#seat];
    // If it does not arrive, the clock starts by itself a little later.
    if (clock?.scoring_until != null)
      this.#socket.ask({ type: 'saw_scoring' }).catch(() => undefined);
  }

  async say(text: string): Promise<void> {
    await this.#socket.ask({ type: 'say', text });
  }

  // Questions, each sent once per version.

  /** The legal moves that have these fields, such as `{ type: 'place' }`. */
  legal(
    like: Like<G> = {} as Like<G>,
    { most = 500, gains = false, ...asIf }: AsIf<G> & { most?: number; gains?: boolean } = {},
  ): Promise<Legal<G>> {
    return this.#asking.ask({ type: 'moves', like, most, gains, ...asIf }) as Promise<Legal<G>>;
  }

  /** The score change by a legal move. */
  async preview(move: G['move'] | string, asIf: AsIf<G> = {}): Promise<G['change'][]> {
    const { changes } = await this.#asking.ask({ type: 'preview', move, ...asIf });
    return changes as G['change'][];
  }

  /** Whether a move is legal, and if not, why. */
  whyNot(move: G['move'] | string, asIf: AsIf<G> = {}): Promise<Explained> {
    return this.#asking.ask({ type: 'why_not', move, ...asIf });
  }

  /** The current scorecard of a seat. */
  score(seat: Seat, asIf: AsIf<G> = {}): Promise<Scored<G>> {
    return this.#asking.ask({ type: 'score', seat, ...asIf }) as Promise<Scored<G>>;
  }

  /** The view after trying some moves, and how many were possible. */
  try(
    moves: (G['move'] | string)[],
    asIf: AsIf<G> = {},
  ): Promise<{ view: G['view']; made: number }> {
    return this.#asking.ask({ type: 'try', moves, ...asIf }) as Promise<{
      view: G['view'];
      made: number;
    }>;
  }

  /** The best bot's move in our place, now or after some moves, and the reasons for it. */
  async hint(after: (G['move'] | string)[] = []): Promise<Hinted<G>> {
    // Each attempt is charged, even one that finds the bots busy.
    const { move, text, why } = await this.#asking.ask(
      { type: 'hint', ...(after.length > 0 ? { after } : {}) },
      { isCostly: true },
    );
    return { move: move as G['move'], text, why };
  }

  /** The table in the game's own words; the server calls the seats by these names. */
  words(names: readonly string[]): Promise<InWords> {
    return this.#asking.ask({ type: 'words', names: [...names] });
  }

  /** Do not wait for the next attempt to connect. */
  reconnect(): void {
    this.#socket.hurry();
  }

  async #act(ask: { type: 'move'; move: unknown; question: number | null } | { type: 'undo' }) {
    this.#moving++;
    try {
      return await this.#asking.insist(ask);
    } finally {
      this.#moving--;
    }
  }

  #hear(news: News): void {
    switch (news.type) {
      case 'welcome':
      case 'table':
        this.#toss(news.table);
        this.#info = news.table as Info<G>;
        this.#takeSeat();
        break;
      case 'snapshot':
      case 'missed':
        // They tell what waits, too.
        this.#playback.rush();
        this.#advance(news);
        break;
      case 'step':
        this.#asking.forget();
        this.#playback.add(news);
        if (document.visibilityState !== 'visible') this.#playback.rush();
        break;
      case 'over':
        this.#over = news;
        break;
      case 'presence':
        this.#presence = { seats: news.seats, watching: news.watching };
        break;
      case 'said':
        // A new connection receives the last messages again.
        if (news.number > (this.#chat.at(-1)?.number ?? 0)) this.#chat = [...this.#chat, news];
        break;
      case 'error':
        console.warn('The server did not understand:', news.what, news.where ?? '');
    }
  }

  #toss(next: TableInfo): void {
    const before = this.#info.toss;
    // It begins anew because of the seats that were still awaited.
    if (before && next.toss?.phase === 'committing' && before.restarts < next.toss.restarts)
      this.#silent = awaitedIn(before);
    else if (next.toss?.phase === 'open') this.#silent = [];
    this.#duty = this.#tosser.follow(next);
  }

  #advance(news: Snapshot | Missed | StepMade): void {
    this.#asking.forget();
    const known = this.#version;
    const leftAt = this.#now?.away_since ?? null;
    this.#version = news.version;
    this.#now = news.now as Now<G>;
    // Back in our seat: show what the bot and the others did meanwhile.
    if (leftAt !== null && news.now.away_since === null) this.#wereAway(leftAt);
    if (news.type === 'snapshot') {
      // Load the history; steps newer than the snapshot are obsolete.
      this.#told = this.#told.filter(({ version }) => version <= news.version);
      this.#isWhole = false;
      void this.#loadHistory();
      const before = known ?? this.#visits.before;
      if (before !== null) this.#wereAway(before);
    } else {
      this.#told = [...this.#told, ...(news.type === 'missed' ? news.steps : [news])];
      if (news.type === 'missed' && this.#wasLost >= ABSENCE && known !== null)
        this.#wereAway(known);
    }
    if (document.visibilityState === 'visible') this.#visits.see(news.version);
  }

  async #loadHistory(): Promise<void> {
    let history: History;
    try {
      history = await this.#asking.insist({ type: 'history' });
    } catch {
      // Without it the log starts at our connection; the game still works.
      return;
    }
    this.#told = merged(history.steps, this.#told);
    this.#isWhole = true;
  }

  #wereAway(from: number): void {
    const to = this.#version ?? 0;
    if (from < to) this.#away = { from: Math.min(from, this.#away?.from ?? from), to };
  }

  #leave(): void {
    // A step of which a part was still to be shown was not seen.
    if (this.#version !== null && this.#playback.upcoming.length > 0)
      this.#visits.see(this.#version - 1);
    this.#playback.rush();
  }

  #comeBack(): void {
    if (document.visibilityState !== 'visible') return;
    // Before the start, the person may have been at another device meanwhile.
    if (this.#info.status === 'waiting') this.#duty = this.#tosser.follow(this.#info, true);
    if (this.#version === null) return;
    if (this.#visits.seen !== null) this.#wereAway(this.#visits.seen);
    this.#visits.see(this.#version);
  }

  #turn(connection: Connection): void {
    const before = this.#connection;
    this.#connection = connection;
    if (connection.state === 'live') {
      this.#wasLost = before.state === 'lost' ? Date.now() - before.since : 0;
    } else if (
      connection.state === 'over' &&
      connection.why === 'not_yours' &&
      this.#seat !== null
    ) {
      // We left the seat or changed the account: continue as a spectator.
      this.#refusedSeat = this.#seat;
      this.#sit(null);
    }
  }

  /** Follow our seat as the table reports it. */
  #takeSeat(): void {
    const { yours } = this.#info;
    if (yours === null) this.#refusedSeat = null;
    else if (!this.#watch && yours !== this.#seat && yours !== this.#refusedSeat) this.#sit(yours);
  }

  #sit(seat: Seat | null): void {
    // Versions, views and steps belong to one seat.
    this.#playback.clear();
    this.#seat = seat;
    this.#actedAt = null;
    this.#version = null;
    this.#now = null;
    this.#over = null;
    this.#told = [];
    this.#isWhole = false;
    this.#away = null;
    this.#asking.forget();
    this.#visit();
    this.#socket.sit(seat);
  }

  #visit(): void {
    this.#visits.enter(this.#seat);
    this.#lastTurn = this.#visits.moved ?? this.#visits.before;
  }
}
