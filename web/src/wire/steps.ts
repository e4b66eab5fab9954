/** Steps as they were told: putting them together, and leaving out what was taken back. */

import type { SeenStep } from './protocol';
import type { Game, Told } from './types';

/** Steps from the start, and those that were heard since; what is in both stands there once. */
export function merged(history: readonly SeenStep[], heard: readonly SeenStep[]): SeenStep[] {
  const last = history.at(-1)?.version ?? 0;
  return [...history, ...heard.filter(({ version }) => version > last)];
}

/** The steps that happened: not taken back, and with something to tell. */
export function standing<G extends Game>(told: readonly SeenStep[]): Told<G>[] {
  const gone = new Set(told.flatMap((step) => step.withdraws));
  return told
    .filter((step) => step.events.length > 0 && !gone.has(step.version))
    .map(({ version, events }) => ({ version, events: events as G['event'][] }));
}
