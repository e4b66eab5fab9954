/** Texts for a table in a list. */
import { botOf, castOf } from '../game-ui/characters';
import type { LobbyWords } from '../i18n/lobby';
import type { DaysClock, Keeping, LiveClock, NoClock, SeatInfo, TableInfo } from '../wire/protocol';
import type { LobbyUi, Options, Standing } from '../game-ui/lobby-ui';
import type { Game } from '../wire/types';
import type { TableSummary } from './table-summary';

/** What a game says of itself; undefined: nothing. */
type Lobby = Pick<LobbyUi<Game>, 'solo' | 'standing' | 'botPlayed'> | undefined;

export type Act = 'move' | 'goOn' | 'look' | 'sit' | 'result' | 'watchIt';

export interface Row {
  title: string;
  line: string;
  act: Act;
  /** it is our turn */
  urgent: boolean;
  /** how long the game waits for us, and whether that ends soon */
  kept?: { text: string; soon: boolean };
}

/** An automatic opponent among the winners. */
const AUTOMA = -1;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A game that goes within this time stands out. */
const SOON = 3 * DAY;

export function timeLeft(ms: number, w: LobbyWords['time']): string {
  if (ms >= 2 * DAY) return w.days(Math.floor(ms / DAY));
  if (ms >= 2 * HOUR) return w.hours(Math.floor(ms / HOUR));
  if (ms >= MINUTE) return w.minutes(Math.floor(ms / MINUTE));
  return w.soon;
}

export function clockLine(clock: NoClock | DaysClock | LiveClock, w: LobbyWords['clock']): string {
  switch (clock.type) {
    case 'none':
      return w.none;
    case 'days':
      return w.days(clock.days ?? 3);
    case 'live':
      return w.live(Math.round((clock.seconds ?? 900) / 60), clock.increment ?? 20);
  }
}

export const isFree = (seat: SeatInfo): boolean => !seat.taken;

/** Whether a seat is reserved for this name. */
export const keptFor = (table: TableInfo, name: string): boolean =>
  table.yours === null &&
  table.seats.some((seat) => seat.kind === 'person' && !seat.taken && seat.name === name);

/** Whether a running table waits for our move; not while a bot stands in. */
export function awaitsUs(table: TableInfo): boolean {
  const { yours } = table;
  return (
    table.status === 'running' &&
    yours !== null &&
    table.awaits.includes(yours) &&
    table.seats[yours].bot === null
  );
}

/** Whether a game runs against bots only, and so waits for us. */
export const waitsAlone = ({ status, yours, seats }: TableInfo): boolean =>
  status === 'running' &&
  yours !== null &&
  seats.every((seat, at) => at === yours || seat.kind === 'bot');

/** Sorts tables: our turn first, then running, then finished; otherwise unchanged. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number =>
    awaitsUs(table) ? 0 : table.status === 'finished' || table.status === 'frozen' ? 2 : 1;
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

/** Who else is there; a seat that is kept for us is ours as well. */
function company(table: TableInfo, name: string, w: LobbyWords, lobby: Lobby): string {
  const against = lobby?.solo?.against((table.options ?? {}) as Options);
  if (against) return against;
  const ours = (seat: SeatInfo, at: number): boolean =>
    at === table.yours || (table.yours === null && !seat.taken && seat.name === name);
  const others = table.seats.filter((seat, at) => !ours(seat, at));
  const people = others.flatMap((seat) => (seat.kind === 'person' && seat.name ? [seat.name] : []));
  const bots = others.filter((seat) => seat.kind === 'bot').length;
  const named = bots ? [...people, w.bots.many(bots)] : people;
  if (named.length === 0) return w.rows.alone;
  return people.length ? w.rows.list(named) : w.rows.against(w.bots.many(bots));
}

const standingOf = (summary: TableSummary | null, lobby: Lobby): Standing | null =>
  (summary && lobby?.standing?.(summary.view)) ?? null;

const joined = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ');

function runningLine(table: TableInfo, standing: Standing | null, w: LobbyWords): string {
  const when = standing?.stage ?? null;
  if (awaitsUs(table))
    return standing?.asks ? `${standing.stage}: ${standing.asks}` : joined(when, w.rows.yourMove);
  if (table.paused) return w.rows.paused;
  if (table.yours !== null && table.seats[table.yours].bot !== null) return w.rows.standIn;
  const waited = table.awaits.map((seat) => table.seats[seat]).filter((seat) => seat.bot === null);
  const people = waited.flatMap((seat) => (seat.name ? [seat.name] : []));
  const who = people.length ? w.rows.waitingFor(w.rows.list(people)) : w.rows.botsThink;
  return when ? `${when}: ${who}` : who.charAt(0).toUpperCase() + who.slice(1);
}

function waitingLine(table: TableInfo, w: LobbyWords): string {
  const free = table.seats.filter(isFree).length;
  return free ? w.rows.free(free) : w.rows.ready;
}

/** People, the characters of bots, or any bot, by seat. */
function playerNames({ seats, game }: TableInfo, w: LobbyWords): string[] {
  const cast = castOf(game, seats.map(botOf));
  return seats.map(
    ({ kind, name }, seat) => (kind === 'bot' ? cast[seat]?.name : name) || w.make.bot,
  );
}

function finishedLine(table: TableInfo, w: LobbyWords, lobby: Lobby): string {
  const { scores, winners, yours } = table;
  if (!scores || !winners?.length || yours === null) return w.rows.over;
  const { bot_rounds } = table.seats[yours];
  if (bot_rounds !== null) {
    const told = bot_rounds.length > 0 ? lobby?.botPlayed?.(bot_rounds) : undefined;
    return w.rows.notCounted(told ?? w.rows.botPlayed);
  }
  if (winners.includes(yours)) return w.rows.won(scores[yours]);
  if (winners.includes(AUTOMA)) {
    const opponent = lobby?.solo?.opponent() ?? w.make.bot;
    return w.rows.lost(opponent, table.automa ?? 0, scores[yours]);
  }
  const names = playerNames(table, w);
  const rest = table.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== yours && !winners.includes(seat))
    .sort((one, other) => scores[other] - scores[one]);
  const said = (isAhead: boolean): string[] =>
    rest
      .filter((seat) => scores[seat] > scores[yours] === isAhead)
      .map((seat) => `${names[seat]}: ${scores[seat]}`);
  const won = w.rows.list(winners.map((seat) => names[seat]));
  return w.rows.lost(won, scores[winners[0]], scores[yours], said(true), said(false));
}

function keptText(table: TableInfo, keeping: Keeping | null, w: LobbyWords): Row['kept'] {
  if (keeping === null) return undefined;
  const until = table.touched + keeping.days * DAY;
  return { text: w.rows.keptUntil(new Date(until)), soon: until - Date.now() < SOON };
}

/** A table of ours. */
export function tellMine(
  table: TableInfo,
  summary: TableSummary | null,
  name: string,
  w: LobbyWords,
  lobby?: Lobby,
  keeping: Keeping | null = null,
): Row {
  const title = company(table, name, w, lobby);
  switch (table.status) {
    case 'waiting':
      if (keptFor(table, name)) return { title, line: w.rows.kept, act: 'sit', urgent: true };
      return { title, line: waitingLine(table, w), act: 'look', urgent: false };
    case 'finished':
      return { title, line: finishedLine(table, w, lobby), act: 'result', urgent: false };
    case 'frozen':
      return { title, line: w.rows.frozen, act: 'look', urgent: false };
    case 'running': {
      const urgent = awaitsUs(table);
      // Against bots nobody else waits, so offer to continue.
      const alone = waitsAlone(table);
      const act = urgent ? (alone ? 'goOn' : 'move') : 'look';
      const line = runningLine(table, standingOf(summary, lobby), w);
      return { title, line, act, urgent, kept: alone ? keptText(table, keeping, w) : undefined };
    }
  }
}

/** A table with a free seat. */
export function tellOpen(table: TableInfo, w: LobbyWords): Row {
  const host = table.host ?? w.me.guest;
  const free = table.seats.filter(isFree).length;
  return {
    title: w.rows.wants(host, free),
    line: joined(clockLine(table.clock, w.clock), aidsLine(table, w)),
    act: table.yours === null ? 'sit' : 'look',
    urgent: false,
  };
}

/** A table to watch. */
export function tellRunning(
  table: TableInfo,
  summary: TableSummary | null,
  w: LobbyWords,
  lobby?: Lobby,
): Row {
  const standing = standingOf(summary, lobby);
  const names = playerNames(table, w);
  const points = standing?.points;
  return {
    title: names.map((name, seat) => (points ? `${name} ${points[seat]}` : name)).join(', '),
    line: joined(standing?.stage ?? w.rows.running, clockLine(table.clock, w.clock)),
    act: table.yours === null ? 'watchIt' : 'look',
    urgent: false,
  };
}

export function aidsLine({ aids }: Pick<TableInfo, 'aids'>, w: LobbyWords): string {
  const all = [aids.previews, aids.bag, aids.hints].map((aid) => aid ?? true);
  if (all.every(Boolean)) return w.wait.aidsOn;
  return all.some(Boolean) ? w.wait.aidsSome : w.wait.aidsOff;
}
