/** Why no cat can be rescued, judged by the visible table. */
import type { CrewView, View } from '../../types';
import { carriedBy } from '../state/card-choice.svelte';
import { known } from '../../pieces/crew';
import { PRICES } from '../../pieces/board-numbers';

export type Lack = 'cats' | 'baskets' | 'fish' | 'other';

export function lackOf({ left, right, options }: View, { fish, laid, ready }: CrewView): Lack {
  if (left.length + right.length === 0) return 'cats';
  if (options.mode === 'family') return 'other';
  if (ready + carriedBy(known(laid)).cats === 0) return 'baskets';
  return fish < (left.length > 0 ? PRICES.left : PRICES.right) ? 'fish' : 'other';
}
