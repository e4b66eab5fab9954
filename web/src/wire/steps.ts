/** Merges received steps and removes undone ones. */

import type { SeenStep } from './protocol';
import type { Game, Told } from './types';

/** Merge the steps from the start with those received since, without duplicates. */
export function merged(history: readonly SeenStep[], heard: readonly SeenStep[]): SeenStep[] {
  const last = history.at(-1)?.version ?? 0;
  return [...history, ...heard.filter(({ version }) => version > last)];
}

/** The steps with events that were not undone. */
export function standing<G extends Game>(told: readonly SeenStep[]): Told<G>[] {
  const gone = new Set(told.flatMap((step) => step.withdraws));
  return told
    .filter((step) => step.events.length > 0 && !gone.has(step.version))
    .map(({ version, events }) => ({ version, events: events as G['event'][] }));
}
