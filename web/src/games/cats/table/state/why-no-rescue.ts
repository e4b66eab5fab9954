/** Why no cat can be rescued, judged by the visible table. */
import type { CrewView, Field, View } from '../../types';
import { carriedBy } from './card-choice.svelte';
import { known } from '../../pieces/crew';
import { PRICES } from '../../pieces/board-numbers';

export type Lack = 'cats' | 'baskets' | 'fish' | 'other';

/** Whether a cat lies in a field where the fish are enough. */
export const canPay = ({ left, right }: Pick<View, Field>, fish: number): boolean =>
  (left.length > 0 && fish >= PRICES.left) || (right.length > 0 && fish >= PRICES.right);

export function lackOf({ left, right, options }: View, { fish, laid, ready }: CrewView): Lack {
  if (left.length + right.length === 0) return 'cats';
  if (options.mode === 'family') return 'other';
  if (ready + carriedBy(known(laid)).cats === 0) return 'baskets';
  return fish < (left.length > 0 ? PRICES.left : PRICES.right) ? 'fish' : 'other';
}
