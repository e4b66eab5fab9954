/** The log lines of The Isle of Cats; related events share a line. */
import type { LogLine } from '../../../game-ui/story';
import type { Event } from '../types';
import { isSeventh } from './beats';
import { type Names, type Tongue, cardsIn, nameOf, pictured, tell } from './event-text';

/** Minor events. */
const MINOR: readonly Event['type'][] = ['setup', 'fields', 'fish', 'deal', 'keep', 'unused'];
/** Events of the sister. */
const HERS: readonly Event['type'][] = ['sister', 'sister_row', 'sister_colour', 'final_sister'];

export function digest(
  events: readonly Event[],
  names: Names,
  tongue: Tongue = pictured(),
): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Event;
    if (isQuiet(event)) continue;
    const alike = run(events, i);
    i += alike.length - 1;
    lines.push({
      text: together(alike, names, tongue) ?? tell(event, names, tongue),
      seat: whose(event, alike),
      ...(isByRule(event) ? { concerns: event.seat } : {}),
      cells: cellsOf(event),
      minor: MINOR.includes(event.type) && !isSeventh(event),
      begins: event.type === 'day',
    });
  }
  return lines;
}

/** Lessons are laid by themselves, also for those who kept them. */
const isByRule = (event: Event): event is Extract<Event, { type: 'lesson' | 'public_lesson' }> =>
  event.type === 'lesson' || event.type === 'public_lesson';

/** Events without a line: seals, cards before the reveal, and hidden choices. */
function isQuiet(event: Event): boolean {
  return (
    event.type === 'sealed' || event.type === 'laid' || (event.type === 'keep' && !event.cards)
  );
}

function whose(event: Event, alike: readonly Event[]): number | null {
  if (HERS.includes(event.type)) return -1;
  // Chance deals it, not we.
  if (isSeventh(event)) return null;
  const isOne = alike.every((one) => 'seat' in one && 'seat' in event && one.seat === event.seat);
  return isOne && 'seat' in event ? event.seat : null;
}

function cellsOf(event: Event): LogLine['cells'] {
  switch (event.type) {
    case 'rescue':
    case 'oshax':
      return event.cells;
    case 'map':
      return event.cells ?? [];
    case 'treasure':
      return event.tiles.flatMap(({ cells }) => cells);
    case 'anytime':
      // Only a tile from the bag has a place; other cards have no cells.
      return event.cells ?? [];
    default:
      return [];
  }
}

/** An event and those right after it that share its line. */
function run(events: readonly Event[], start: number): Event[] {
  const first = events[start] as Event;
  if (first.type !== 'fish' && first.type !== 'deal' && first.type !== 'lesson') return [first];
  const end = events.findIndex(
    (next, i) =>
      i > start &&
      (next.type !== first.type ||
        (next.type === 'lesson' && first.type === 'lesson' && next.seat !== first.seat)),
  );
  return events.slice(start, end < 0 ? undefined : end);
}

function together(alike: readonly Event[], names: Names, tongue: Tongue): string | null {
  const { w } = tongue;
  const [first] = alike;
  if (first === undefined || alike.length < 2) return null;
  if (first.type === 'fish')
    return w.events.fishes(
      alike
        .flatMap((one) =>
          one.type === 'fish' ? [`${nameOf(names, one.seat, w).within} ${one.fish}`] : [],
        )
        .join(', '),
    );
  if (first.type === 'deal') return w.events.deals(first.cards?.length ?? first.count ?? 0);
  if (first.type !== 'lesson') return null;
  const cards = alike.flatMap((one) => (one.type === 'lesson' && one.card ? [one.card] : []));
  const name = nameOf(names, first.seat, w);
  return cards.length === alike.length
    ? w.events.lesson(name, cardsIn(cards, tongue))
    : w.events.lessonHidden(name, alike.length);
}
