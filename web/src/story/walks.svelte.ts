/** Which scoring is to be walked through: anybody may ask for one, the walk shows it. */

let wanted = $state.raw<{ round: number } | null>(null);

export const wantedWalk = (): { round: number } | null => wanted;

/** Walk through the scoring of a round. */
export function openWalk(round: number): void {
  wanted = { round };
}

/** It was shown, or nobody wants it any more. */
export function walkTaken(): void {
  wanted = null;
}
