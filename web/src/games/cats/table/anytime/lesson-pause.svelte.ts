/** The pause between the payment and the lessons: a player with nothing to play passes without being asked. */
import type { Cats } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AnytimeCards } from './anytime.svelte';

/** Milliseconds before we go on, and up to as many more: how long it takes must not tell who holds cards. */
const REST = 1000;

/** Follow a table; call it while a component is made. */
export function goOnBeforeLessons(
  table: () => TableStore<Cats>,
  anytime: Pick<AnytimeCards, 'asks' | 'isOpen'>,
): void {
  /** The day on which we passed for the player. Undoing that means they want to decide. */
  let went: number | null = null;
  $effect(() => {
    const store = table();
    const { view, seat } = store;
    if (view === null || seat === null || !store.isMine || store.isMoving) return;
    if (view.phase !== 'pause' || view.question !== null) return;
    if (anytime.isOpen || anytime.asks !== null || went === view.ship) return;
    const go = (): void => {
      went = view.ship;
      void store.move({ type: 'pass', seat }).catch(() => undefined);
    };
    // Alone there is nobody who could notice.
    const timer = setTimeout(go, view.crews.length > 1 ? REST * (1 + Math.random()) : 0);
    return () => clearTimeout(timer);
  });
}
