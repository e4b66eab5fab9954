/** The pause between the payment and the lessons: whoever wants to play nothing goes on without a word. */
import type { Cats } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AnytimeCards } from '../anytime/anytime.svelte';
import { doingOf, phaseOf } from '../../pieces/phases';

/** Milliseconds before we go on, and up to as many more: how long it takes must not tell who holds cards. */
const REST = 1000;

/** Follow a table; call it while a component is made. */
export function goOnBeforeLessons(
  table: () => TableStore<Cats>,
  anytime: Pick<AnytimeCards, 'asks' | 'isOpen'>,
): void {
  /** The day on which we went on by ourselves: whoever takes that back wants to decide. */
  let went: number | null = null;
  $effect(() => {
    const store = table();
    const { view, seat } = store;
    if (view === null || seat === null || !store.isMine || store.isMoving) return;
    if (phaseOf(view) !== 'pause' || doingOf(view) !== 'nothing') return;
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
