/** The pause between payment and lessons: a player who is asked nothing passes automatically. */
import type { Cats } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AnytimeCards } from './anytime.svelte';

/** Milliseconds before we pass, plus a random part as long: the delay must not reveal who holds cards. */
const REST = 1000;

export interface LessonPause {
  /** Whether the player has something to decide: a card asks or is looked at, or they took back our pass. */
  readonly isTheirs: boolean;
}

/** Follow a table; call it during component initialisation. */
export function goOnBeforeLessons(
  table: () => TableStore<Cats>,
  anytime: Pick<AnytimeCards, 'asks' | 'isOpen' | 'isPutOff'>,
): LessonPause {
  /** The day on which we passed for the player, and on which the table had that pass. */
  let went: number | null = $state(null);
  let passed: number | null = $state(null);
  const isTheirs = $derived.by((): boolean => {
    const { view } = table();
    if (view === null) return false;
    // Undoing our pass means that they want to decide.
    if (anytime.isOpen || anytime.asks !== null || passed === view.ship) return true;
    // “Not now” closes only the question; where others wait, it also ends the pause.
    return view.crews.length === 1 && anytime.isPutOff;
  });
  $effect(() => {
    const { view, isMine } = table();
    if (view !== null && went === view.ship && !isMine) passed = went;
  });
  $effect(() => {
    const store = table();
    const { view, seat } = store;
    if (view === null || seat === null || !store.isMine || store.isMoving) return;
    if (view.phase !== 'pause' || view.question !== null) return;
    if (isTheirs || went === view.ship) return;
    const go = (): void => {
      went = view.ship;
      void store.move({ type: 'pass', seat }, { automatic: true }).catch(() => undefined);
    };
    // In solo nobody could notice.
    const timer = setTimeout(go, view.crews.length > 1 ? REST * (1 + Math.random()) : 0);
    return () => clearTimeout(timer);
  });
  return {
    get isTheirs() {
      return isTheirs;
    },
  };
}
