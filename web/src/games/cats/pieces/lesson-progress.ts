/** How far a lesson has come, as its printed card and the server's count tell it. */
import { type Score, cardOf } from './deck';
import { FAMILIES } from './pieces';

export interface Progress {
  /** what there is of it */
  now: number;
  /** what it asks for; null: the more the better */
  of: number | null;
  /** what is counted: things, cells that are still open, rats in sight, colours; or a place in turn order */
  counts: 'things' | 'open' | 'rats' | 'colours' | 'place';
  /** more than it asks for is too many */
  exact: boolean;
}

/** What must be gone is counted as what is left of it. */
const LEFT: Readonly<Record<string, Progress['counts'] | undefined>> = {
  uncovered_edge_cells: 'open',
  uncovered_cells_in_row: 'open',
  visible_rats: 'rats',
};

function asked({ form, value = 0, rooms = [] }: Score): number | null {
  switch (form) {
    case 'if':
      return value;
    case 'if_every_colour':
      return FAMILIES.length;
    case 'if_rooms':
      return rooms.length;
    default:
      return null;
  }
}

/** The progress of a lesson, given its count now. */
export function progressOf(card: string, count: number): Progress {
  const { score } = cardOf(card);
  const of = score && asked(score);
  const counted = score?.of?.what ?? '';
  const counts = (): Progress['counts'] => {
    if (score?.form === 'if_every_colour') return 'colours';
    if (counted === 'turn_position') return 'place';
    return (of === 0 && LEFT[counted]) || 'things';
  };
  return { now: count, of, counts: counts(), exact: score?.op === '==' };
}

/** Is it more than exactly asked for? Then it gives nothing. */
export const isOver = ({ now, of, exact, counts }: Progress): boolean =>
  exact && of !== null && of > 0 && now > of && counts !== 'place';

/** The share of it that is done, 0 to 1; null: there is nothing to reach. */
export function shareOf(progress: Progress): number | null {
  const { now, of, counts } = progress;
  if (of === null || of === 0 || counts === 'place') return null;
  return isOver(progress) ? 0 : Math.min(1, now / of);
}
