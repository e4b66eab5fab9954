/** A hint is closed as soon as the table no longer shows what it speaks of. */
import type { Game, Hinted } from '../../wire/types';
import type { Hints } from './hints.svelte';

/** `isShown`: whether the table shows a proposed move. Call it during component initialisation. */
export function closeWhenChanged<G extends Game>(
  hints: Pick<Hints<G>, 'shown' | 'close'>,
  isShown: (move: G['move']) => boolean,
): void {
  /** The hint that was shown on the table. */
  let known: Hinted<G> | null = null;
  $effect(() => {
    const hint = hints.shown;
    if (hint === null) return;
    if (isShown(hint.move)) known = hint;
    else if (hint === known) hints.close();
  });
}
