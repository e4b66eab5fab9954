/** The open panels of a table, stored in the browser. */
import { createContext } from 'svelte';
import type { Seat } from '../wire/types';

/** What can be opened beside or over the table. */
export type Panel = 'menu' | 'log' | 'chat' | 'rules' | 'luck' | 'leave';

export class OpenPanels {
  /** Whose board is shown; null for your own. */
  peek: Seat | null = $state(null);
  panel: Panel | null = $state(null);

  /** Open a panel, or close it if it is open. */
  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }
}

/** The panels of the table that a component belongs to. */
export const [openPanels, setOpenPanels] = createContext<OpenPanels>();
