/** Sentences for events and score lines of Isle of Skye. */
import type { Event, Goal, Move, Phase, ScoreLine, Source, View } from '../types';
import { type ScrollKind, TILES } from '../pieces/pieces';
import type { LogLine } from '../../../game-ui/story';
import { Who, listed } from '../../../i18n/who';
import { signed } from '../../../i18n/numbers';
import { marked } from '../../../story/marked';
import { skyePieceWords } from '../words/pieces';
import { skyeStoryWords } from '../words/story';
import type { SkyeStoryWords } from '../words/story/en';

type Names = readonly Who[];
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export const SLOTS = ['A', 'B', 'C', 'D'] as const;
/** The topic of all scrolls together, and that of the gold at the end. */
export const SCROLLS = 'scroll *';
export const PURSE = 'purse';

const nameOf = (names: Names, seat: number): Who => names[seat] ?? new Who('');

/** A cell, as steps from the castle. */
export function at(x: number, y: number, w: SkyeStoryWords = skyeStoryWords()): string {
  return w.at(Math.max(0, -y), Math.max(0, y), Math.max(0, -x), Math.max(0, x));
}

export const phase = (now: Phase, w: SkyeStoryWords = skyeStoryWords()): string => w.phases[now];

/** A goal, a scroll or the purse, in a word or two. */
export function topic(id: string, w: SkyeStoryWords = skyeStoryWords()): string {
  if (id === SCROLLS) return w.allScrolls;
  if (id === PURSE) return w.purse;
  return id.startsWith('scroll ') ? w.scrolls[id.slice(7) as ScrollKind] : w.goals[id as Goal];
}

/** What a line of a score gives its points for; the lines of all seats tell whether it is a tie. */
export function because(
  { what }: ScoreLine,
  all: readonly ScoreLine[] = [],
  w: SkyeStoryWords = skyeStoryWords(),
): string {
  const { reason, count } = what;
  if (reason === 'most' || reason === 'second') {
    const isAlike = (other: Source): boolean =>
      other.topic === what.topic && other.round === what.round && other.reason === reason;
    const isTied = all.filter((line) => isAlike(line.what)).length > 1;
    const rank = w.ranks[isTied ? (`tied_${reason}` as const) : reason];
    return count > 0 ? `${rank}: ${count}` : rank;
  }
  const isDoubled = reason === 'scroll_doubled';
  const why = w.why[isDoubled ? 'scroll' : reason](count);
  if (what.type !== 'scroll') return why;
  // In the order of the calculation.
  const isPerTwo = what.scroll.endsWith('2') && count > 0;
  const parts = [why, ...(isPerTwo ? [w.perTwo] : []), ...(isDoubled ? [w.doubled] : [])];
  return `${w.scrolls[what.scroll]}: ${parts.join(', ')}`;
}

/** An event in a sentence; goals are named if the game's goals are given. */
export function tell(
  event: Event,
  names: Names,
  goals: readonly Goal[] = [],
  w: SkyeStoryWords = skyeStoryWords(),
): string {
  const e = w.events;
  switch (event.type) {
    case 'setup': {
      const shown = Object.entries(event.goals).map(([slot, goal]) => `${slot} ${w.goals[goal]}`);
      return e.setup(w.all(shown), nameOf(names, event.first));
    }
    case 'round':
      return e.round(event.round, nameOf(names, event.first));
    case 'income':
      return e.income(nameOf(names, event.seat), event.castle, event.whisky, event.behind);
    case 'draw':
      return e.draw(nameOf(names, event.seat), w.all(event.tiles.map((tile) => marked(tile))));
    case 'sealed':
      return e.sealed(nameOf(names, event.seat));
    case 'price': {
      const asked = Object.entries(event.prices).map(([tile, gold]) =>
        e.priceOf(marked(tile), gold),
      );
      return e.price(nameOf(names, event.seat), marked(event.axe), w.all(asked));
    }
    case 'buy':
      return e.buy(
        nameOf(names, event.seat),
        marked(event.tile),
        nameOf(names, event.from),
        event.price,
      );
    case 'pass':
      return e.pass(nameOf(names, event.seat));
    case 'keep':
      return e.keep(nameOf(names, event.seat), marked(event.tile), event.price);
    case 'place':
      return e.place(nameOf(names, event.seat), marked(event.tile), at(event.x, event.y, w));
    case 'return':
      return e.return(nameOf(names, event.seat), marked(event.tile));
    case 'score':
      return score(event, nameOf(names, event.seat), goals[SLOTS.indexOf(event.slot)], w);
    case 'final': {
      const scrolls = event.scrolls.reduce((sum, { points }) => sum + points, 0);
      return e.final(
        nameOf(names, event.seat),
        scrolls,
        event.gold,
        event.gold_points,
        event.total,
      );
    }
    case 'end': {
      const winners = event.winners.map((seat) => nameOf(names, seat));
      return e.end(listed(winners), winners);
    }
  }
}

/** A move of a replay, in which nothing is hidden; the first step has none. */
export function headline(
  { move, events }: { move: Move | null; events: readonly Event[] },
  names: Names,
  w: SkyeStoryWords = skyeStoryWords(),
): string {
  if (move?.type === 'price')
    return tell({ ...move, prices: Object.fromEntries(move.prices) }, names, [], w);
  const [first] = events;
  return first === undefined ? '' : tell(first, names, [], w);
}

function score(event: Of<'score'>, name: Who, goal: Goal | undefined, w: SkyeStoryWords): string {
  const { slot, points, total } = event;
  return goal === undefined
    ? w.events.scoreNoGoal(name, slot, points, total)
    : w.events.score(name, slot, w.goals[goal], points, total);
}

/** A tile in words: its number and what is on it; null if there is no such tile. */
export function pieceName(id: string): string | null {
  const tile = TILES.find((one) => one.id === id);
  if (!tile) return null;
  const { counted } = skyePieceWords();
  const items = tile.items.map(({ kind, n }) => counted[kind](n));
  return items.length > 0 ? `${id} (${items.join(', ')})` : id;
}

/** The tile that an event is about. */
export function pieceOf(event: Event): string | null {
  return 'tile' in event ? event.tile : null;
}

/** Log lines of events: incomes share one, so do a goal's points; seals have none. */
export function digest(
  events: readonly Event[],
  names: Names,
  view: View | null,
  w: SkyeStoryWords = skyeStoryWords(),
): LogLine[] {
  const lines: LogLine[] = [];
  const goals = view?.goals ?? [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Event;
    const alike = [event, ...run(events, i)];
    if (event.type === 'income' || (event.type === 'score' && alike.length > 1)) {
      const text =
        event.type === 'income' ? incomes(alike, names, w) : scores(alike, names, goals, w);
      lines.push({ text, seat: null, cells: [], minor: false });
      i += alike.length - 1;
    } else if (event.type !== 'sealed') {
      lines.push({
        text: tell(event, names, goals, w),
        seat: 'seat' in event ? event.seat : null,
        ...(event.type === 'buy' ? { concerns: event.from } : {}),
        // Nobody acts: a tile stays unsold, and its owner pays for it.
        ...(event.type === 'keep' ? { concerns: event.seat } : {}),
        cells: event.type === 'place' ? [[event.x, event.y]] : [],
        minor: event.type === 'draw' || event.type === 'setup',
        begins: event.type === 'round',
      });
    }
  }
  return lines;
}

/** The events right after one that belong to the same line. */
function run(events: readonly Event[], start: number): Event[] {
  const first = events[start] as Event;
  const after = events.slice(start + 1);
  const end = after.findIndex(
    (next) =>
      next.type !== first.type ||
      (next.type === 'score' && first.type === 'score' && next.slot !== first.slot),
  );
  return end < 0 ? after : after.slice(0, end);
}

function incomes(alike: readonly Event[], names: Names, w: SkyeStoryWords): string {
  const parts = alike.flatMap((event) => {
    if (event.type !== 'income') return [];
    const { castle, whisky, behind } = event;
    const who = nameOf(names, event.seat);
    const got = `${who.within} ${signed(castle + whisky + behind)}`;
    const more = [
      ...(whisky > 0 ? [w.events.incomeWhisky(whisky)] : []),
      ...(behind > 0 ? [w.events.incomeBehind(behind)] : []),
    ];
    return [more.length > 0 ? `${got} (${more.join(', ')})` : got];
  });
  const [first] = alike;
  // The castle gives the same to everybody.
  return w.events.incomes(parts.join(', '), first.type === 'income' ? first.castle : 0);
}

function scores(
  alike: readonly Event[],
  names: Names,
  goals: readonly Goal[],
  w: SkyeStoryWords,
): string {
  const found = alike.filter((event) => event.type === 'score');
  const slot = found[0]?.slot ?? 'A';
  const goal = goals[SLOTS.indexOf(slot)];
  const parts = found.map(({ seat, points }) => `${nameOf(names, seat).within} +${points}`);
  return w.events.scores(slot, goal === undefined ? '' : w.goals[goal], parts.join(', '));
}
