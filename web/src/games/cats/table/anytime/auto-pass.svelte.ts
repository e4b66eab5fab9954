/** Passes for a player who cannot do anything: no rescue cards, no cat to rescue, no rare find. */
import { untrack } from 'svelte';
import type { Cats, Move, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Seat } from '../../../../wire/types';
import { type Lack, lackOf } from '../state/why-no-rescue';
import { type AnytimeCards, turnOf } from './anytime.svelte';

/** Milliseconds before we pass, enough to say no, plus a random part: as in the pause before lessons, it must reveal nothing. */
const REST = 4500;
const MORE = 1500;
/** The same where no move of ours could be undone: there is nothing to say no for, but something to read. */
const SHORT = 3200;
/** How long it is still said afterwards. */
const LATER = 6000;

export type Passed = 'lay' | 'rescue' | 'rare';

const PHASES: readonly string[] = ['lay', 'rescue', 'rare'] satisfies Passed[];

interface Player {
  anytime: Pick<AnytimeCards, 'cards' | 'isOpen'>;
  /** whether the player wants it, and is not busy with something else */
  isWanted: () => boolean;
}

/** A pass that is about to be made; the player can prevent it. */
export interface AutoPass {
  /** what is passed, and in how many milliseconds from its beginning, and whether stopping is of any use; null: nothing */
  readonly due: { what: Passed; why: Lack | null; time: number; canStop: boolean } | null;
  /** what has been passed just now, or null */
  readonly done: { what: Passed; why: Lack | null; fish: number } | null;
  /** leave this turn to the player */
  stop(): void;
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
  { anytime, isWanted }: Player,
): AutoPass {
  let due = $state.raw<AutoPass['due']>(null);
  let done = $state.raw<AutoPass['done']>(null);
  /** The turn in which we passed, or that the player wants to decide. */
  let left = $state<string | null>(null);
  const turn = $derived.by((): string | null => {
    const { view, seat, isMine, isMoving } = table();
    if (view === null || seat === null || !isMine || isMoving) return null;
    if (!PHASES.includes(view.phase) || view.question !== null || view.watcher !== null)
      return null;
    // An anytime card could still change something, so the player is asked.
    if (!isWanted() || anytime.isOpen || anytime.cards.length > 0) return null;
    return `${turnOf(view)} ${view.crews[seat].tiles.length}`;
  });
  $effect(() => {
    const now = turn;
    if (now === null || now === left) return;
    const store = untrack(table);
    const [view, seat, canStop] = untrack(() => [store.view, store.seat, store.canUndo]);
    if (view === null || seat === null) return;
    let current = true;
    // In solo nobody could notice.
    const time = (canStop ? REST : SHORT) + (view.crews.length > 1 ? Math.random() : 1) * MORE;
    const what = view.phase as Passed;
    /** Why nothing can be done, as far as it needs words of its own. */
    const because = (): Lack | null => {
      const shown = store.view ?? view;
      return what === 'rescue' ? lackOf(shown, shown.crews[seat]) : null;
    };
    const ask = (): Promise<Move | null> =>
      onlyMove(store, store.view ?? view, seat).catch(() => null);
    void untrack(ask).then((move) => {
      if (current && move !== null) due = { what, why: because(), time, canStop };
    });
    const timer = setTimeout(async () => {
      // Others may have changed the fields meanwhile.
      const move = await ask();
      if (!current || move === null) return;
      left = now;
      const { fish } = (store.view ?? view).crews[seat];
      const said = { what, why: because(), fish };
      await store.move(move, { automatic: true }).then(
        () => (done = said),
        () => undefined,
      );
    }, time);
    return () => {
      current = false;
      due = null;
      clearTimeout(timer);
    };
  });
  $effect(() => {
    if (done === null) return;
    const timer = setTimeout(() => (done = null), LATER);
    return () => clearTimeout(timer);
  });
  return {
    get due() {
      return due;
    },
    get done() {
      return done;
    },
    stop: () => void (left = turn),
  };
}
