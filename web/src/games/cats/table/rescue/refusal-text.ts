/** Explains why something cannot be done with a tile. */
import type { Objection } from '../../../../table/sending.svelte';
import { catsWords } from '../../words/table';
import { boatWords } from '../../words/boat';
import type { Piece } from '../../board/staged-tiles';
import type { Placing } from '../state/placing.svelte';

/** The chosen cat, if it cannot be rescued. */
export function outOfReach({ chosen, rescues, task }: Placing): Piece | null {
  return task === 'rescue' && chosen !== null && rescues.can(chosen) === false ? chosen : null;
}

export function why(objection: Objection | null): string {
  if (!objection) return '';
  const [{ reason, fields }, w] = [objection, boatWords()];
  if (reason === 'not_enough_fish') return w.tooDear(Number(fields.needed), Number(fields.fish));
  return w.reasons[reason] ?? catsWords().refused[reason] ?? '';
}
