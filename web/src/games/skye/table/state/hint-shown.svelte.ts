/** A hint is closed as soon as the table no longer shows what it speaks of. */
import type { Hints } from '../../../../table/hints/hints.svelte';
import type { Hinted } from '../../../../wire/types';
import type { Move, Skye } from '../../types';

/** `isShown`: whether the table shows a proposed move. Call it during component initialisation. */
export function closeWhenChanged(
  hints: Pick<Hints<Skye>, 'shown' | 'close'>,
  isShown: (move: Move) => boolean,
): void {
  /** The hint that was shown on the table. */
  let known: Hinted<Skye> | null = null;
  $effect(() => {
    const hint = hints.shown;
    if (hint === null) return;
    if (isShown(hint.move)) known = hint;
    else if (hint === known) hints.close();
  });
}
