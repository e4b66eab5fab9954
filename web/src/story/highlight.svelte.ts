/** The cells that are lit up on a board: what earns points, or where something happened. */
import type { Group } from '../board/cells';

export interface Highlight {
  /** On whose board. */
  seat: number;
  groups: readonly Group[];
  /** Who lit it, so that a second press puts it out. */
  key: string;
}

let now = $state.raw<Highlight | null>(null);

/** What is lit; null: nothing. */
export const highlight = (): Highlight | null => now;

/** What is lit on the board of a seat. */
export const highlightOn = (seat: number): Highlight | null => (now?.seat === seat ? now : null);

export function showHighlight(next: Highlight): void {
  now = next;
}

/** Put out whatever is lit, or only what this key lit. */
export function clearHighlight(key?: string): void {
  if (key === undefined || now?.key === key) now = null;
}

/** Light it; if it is lit already, put it out. */
export function toggle(next: Highlight): void {
  now = now?.key === next.key ? null : next;
}
