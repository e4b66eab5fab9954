/** Lessons that count the fish one has left at the end: until the last day, fish come and go. */
import type { Source, View } from '../types';
import { DAYS, dayOf } from './board-numbers';
import { cardOf } from './deck';

export const countsFish = (card: string): boolean => cardOf(card).score?.of?.what === 'fish';

/** Whether what is scored for counts only once the last day has begun. */
export const isForTheEnd = (what: Source, view: Pick<View, 'ship'>): boolean =>
  what.type === 'lesson' && countsFish(what.card) && dayOf(view) < DAYS;
