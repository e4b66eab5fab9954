/** The pause between payment and lessons: a player with nothing to play passes automatically. */
import type { Cats } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { AnytimeCards } from './anytime.svelte';

/** Milliseconds before we pass, plus a random part as long: the delay must not reveal who holds cards. */
const REST = 1000;

export interface LessonPause {
  /** Whether the player has something to decide: they hold a card, or took back our pass. */
  readonly isTheirs: boolean;
}

/** Follow a table; call it during component initialisation. */
export function goOnBeforeLessons(
  table: () => TableStore<Cats>,
  anytime: Pick<AnytimeCards, 'asks' | 'cards' | 'isOpen' | 'isPutOff'>,
): LessonPause {
  /** The day on which we passed for the player. Undoing that means they want to decide. */
  let went: number | null = $state(null);
  $effect(() => {
    const store = table();
    const { view, seat } = store;
    if (view === null || seat === null || !store.isMine || store.isMoving) return;
    if (view.phase !== 'pause' || view.question !== null) return;
    if (anytime.isOpen || anytime.asks !== null || went === view.ship) return;
    // “Not now” closes only the question; where others wait, it also ends the pause.
    if (view.crews.length === 1 && anytime.isPutOff) return;
    const go = (): void => {
      went = view.ship;
      void store.move({ type: 'pass', seat }).catch(() => undefined);
    };
    // In solo nobody could notice.
    const timer = setTimeout(go, view.crews.length > 1 ? REST * (1 + Math.random()) : 0);
    return () => clearTimeout(timer);
  });
  return {
    get isTheirs() {
      return anytime.cards.length > 0 || went === table().view?.ship;
    },
  };
}
