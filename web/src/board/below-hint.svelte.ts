/** Keeps the cell that a hint speaks of in sight where the hint lies over the top of the board. */
import { tick, untrack } from 'svelte';
import type { Camera } from './camera.svelte';
import type { Cell } from './cells';

/** Room for the number over the edge of the cell, in pixels. */
const GAP = 18;
/** Room for the frame of the cell where the hint covers nothing. */
const RIM = 6;

/** How far the slips of a hint reach down over a board, in pixels. */
function covered(board: Element): number {
  const { left, right, top } = board.getBoundingClientRect();
  const hint = document.querySelector('[data-hint=true]');
  if (hint === null) return 0;
  const slips = [hint, ...hint.querySelectorAll('.why')].map((slip) =>
    slip.getBoundingClientRect(),
  );
  const over = slips.filter((slip) => slip.right > left && slip.left < right && slip.top <= top);
  return Math.max(0, ...over.map(({ bottom }) => bottom - top));
}

/** Follow a hint; null while none is shown. Call it during component initialisation. */
export function keepBelowHint(camera: () => Camera, cell: () => Cell | null): void {
  const at = $derived.by(() => {
    const found = cell();
    return found && found.join();
  });
  $effect(() => {
    if (at === null) return;
    const [x, y] = at.split(',').map(Number);
    let back: (() => void) | undefined;
    let sizes: ResizeObserver | undefined;
    let isCurrent = true;
    void tick().then(() => {
      const board = document.querySelector('section.board');
      const slips = document.querySelectorAll('[data-hint=true], [data-hint=true] .why');
      if (!isCurrent || board === null) return;
      // It reports at once, and again when the pictures of a text come and its lines wrap.
      sizes = new ResizeObserver(() => {
        back?.();
        const high = covered(board);
        back = camera().keepBelow([x, y], high > 0 ? high + GAP : RIM);
      });
      for (const slip of slips) sizes.observe(slip);
    });
    return () => {
      isCurrent = false;
      sizes?.disconnect();
      untrack(() => back?.());
    };
  });
}
