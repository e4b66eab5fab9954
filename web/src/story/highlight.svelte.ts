/** The highlighted cells of a board: scoring cells, or where something happened. */
import type { Group } from '../board/cells';

export interface Highlight {
  /** The seat of the board. */
  seat: number;
  groups: readonly Group[];
  /** The source of the highlight, so that a second press removes it. */
  key: string;
}

let now = $state.raw<Highlight | null>(null);

/** The current highlight, or null. */
export const highlight = (): Highlight | null => now;

/** The highlight on the board of a seat. */
export const highlightOn = (seat: number): Highlight | null => (now?.seat === seat ? now : null);

export function showHighlight(next: Highlight): void {
  now = next;
}

/** Remove the highlight, or only that of this key. */
export function clearHighlight(key?: string): void {
  if (key === undefined || now?.key === key) now = null;
}

/** Toggle a highlight. */
export function toggle(next: Highlight): void {
  now = now?.key === next.key ? null : next;
}
