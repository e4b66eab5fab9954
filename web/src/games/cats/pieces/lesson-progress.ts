/** The progress of a lesson, from its card and the server's count. */
import { type Score, cardOf } from './deck';
import { FAMILIES } from './pieces';

export interface Progress {
  /** the current count */
  now: number;
  /** the goal; null if more is always better */
  of: number | null;
  /** what is counted: things, open cells, visible rats, colours, or a place in turn order */
  counts: 'things' | 'open' | 'rats' | 'colours' | 'place';
  /** the goal must be met exactly */
  exact: boolean;
}

/** Lessons that count what is left, such as visible rats. */
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

/** The progress of a lesson with its current count. */
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

/** Whether the exact goal is exceeded, so that it gives no points. */
export const isOver = ({ now, of, exact, counts }: Progress): boolean =>
  exact && of !== null && of > 0 && now > of && counts !== 'place';

/** The completed share, 0 to 1; null without a goal. */
export function shareOf(progress: Progress): number | null {
  const { now, of, counts } = progress;
  if (of === null || of === 0 || counts === 'place') return null;
  return isOver(progress) ? 0 : Math.min(1, now / of);
}
