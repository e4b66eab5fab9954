/** How far a lesson has come, as its printed card and the server's count tell it. */
import { type Score, cardOf } from '../art/cats/deck';
import { FAMILIES } from '../art/cats/pieces';

export interface Progress {
  /** what there is of it */
  now: number;
  /** what it asks for; null: the more the better */
  of: number | null;
  /** what is counted: things, cells that are still open, rats in sight, or colours */
  counts: 'things' | 'open' | 'rats' | 'colours';
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

/** The progress of a lesson of which so many are counted now. */
export function progressOf(card: string, count: number): Progress {
  const { score } = cardOf(card);
  const of = score && asked(score);
  const counted = score?.of?.what ?? '';
  return {
    now: count,
    of,
    counts: score?.form === 'if_every_colour' ? 'colours' : (of === 0 && LEFT[counted]) || 'things',
    exact: score?.op === '==',
  };
}

/** The share of it that is done, 0 to 1; null: there is nothing to reach. */
export function shareOf({ now, of, exact }: Progress): number | null {
  if (of === null || of === 0) return null;
  if (now > of) return exact ? 0 : 1;
  return now / of;
}
