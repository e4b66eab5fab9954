/** Passes for a player who cannot do anything: no rescue cards, no cat to rescue, no rare find. */
import type { Cats, Move, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Seat } from '../../../../wire/types';
import { type AnytimeCards, turnOf } from './anytime.svelte';

/** Milliseconds before we pass, plus a random part as long: as in the pause before lessons, it must reveal nothing. */
const REST = 1000;

type Passed = 'lay' | 'rescue' | 'rare';

const PHASES: readonly string[] = ['lay', 'rescue', 'rare'] satisfies Passed[];

export interface AutoPass {
  anytime: Pick<AnytimeCards, 'cards' | 'isOpen'>;
  /** whether the player wants it, and is not busy with something else */
  isWanted: () => boolean;
  /** tells the player what was done */
  tell: (what: Passed) => void;
}

/** The only move of a seat, or null if there is something to decide. */
async function onlyMove(
  store: Pick<TableStore<Cats>, 'legal'>,
  { phase }: View,
  seat: Seat,
): Promise<Move | null> {
  if (phase === 'lay') {
    const { moves, total } = await store.legal({ type: 'lay' }, { most: 1 });
    return total === 1 ? moves[0] : null;
  }
  const type = phase === 'rescue' ? 'rescue' : 'play';
  const { total } = await store.legal({ type }, { most: 1 });
  return total === 0 ? { type: 'pass', seat } : null;
}

/** Follow a table; call it during component initialisation. */
export function passForThePlayer(
  table: () => TableStore<Cats>,
  { anytime, isWanted, tell }: AutoPass,
): void {
  /** The turn in which we passed. Undoing that means they want to decide. */
  let went: string | null = null;
  $effect(() => {
    const store = table();
    const { view, seat } = store;
    if (view === null || seat === null || !store.isMine || store.isMoving) return;
    if (!PHASES.includes(view.phase) || view.question !== null || view.watcher !== null) return;
    // An anytime card could still change something, so the player is asked.
    if (!isWanted() || anytime.isOpen || anytime.cards.length > 0) return;
    const turn = `${turnOf(view)} ${view.crews[seat].tiles.length}`;
    if (went === turn) return;
    let current = true;
    const asked = onlyMove(store, view, seat).catch(() => null);
    // In solo nobody could notice.
    const timer = setTimeout(
      async () => {
        const move = await asked;
        if (!current || move === null) return;
        went = turn;
        await store.move(move).then(
          () => tell(view.phase as Passed),
          () => undefined,
        );
      },
      view.crews.length > 1 ? REST * (1 + Math.random()) : REST,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });
}
