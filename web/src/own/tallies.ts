/** Statistics of one game, added up for the plots. */
import type { Tally, TopicTally } from '../wire/protocol';

export interface Bar {
  key: string;
  label: string;
  games: number;
  best: number;
  mean: number;
}

export interface Sum {
  games: number;
  best: number;
  mean: number;
  /** How often each place was reached, from the first. */
  places: number[];
}

export function sumOf(tallies: readonly Tally[]): Sum {
  const games = tallies.reduce((sum, tally) => sum + tally.games, 0);
  const places: number[] = [];
  for (const tally of tallies) tally.places.forEach((n, i) => (places[i] = (places[i] ?? 0) + n));
  return {
    games,
    places: Array.from(places, (n) => n ?? 0),
    best: Math.max(0, ...tallies.map(({ best }) => best)),
    mean: games === 0 ? 0 : tallies.reduce((sum, { points }) => sum + points, 0) / games,
  };
}

/** A bar for each value of a key, in the order in which `order` has them. */
export function barsBy(
  tallies: readonly Tally[],
  keyOf: (tally: Tally) => string,
  labelOf: (key: string) => string,
  order: readonly string[] = [],
): Bar[] {
  const groups = new Map<string, Tally[]>();
  for (const tally of tallies)
    groups.set(keyOf(tally), [...(groups.get(keyOf(tally)) ?? []), tally]);
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...groups]
    .map(([key, found]) => ({ key, label: labelOf(key), ...sumOf(found) }))
    .sort((a, b) => rank(a.key) - rank(b.key) || a.key.localeCompare(b.key));
}

/** A bar for each topic with a name; the best mean first. Topics of the same name share one. */
export function topicBars(
  topics: readonly TopicTally[],
  nameOf: (topic: string) => string | null,
): Bar[] {
  const found = new Map<string, Bar & { points: number }>();
  for (const { topic, games, best, points } of topics) {
    const label = nameOf(topic);
    if (label === null) continue;
    const known = found.get(label);
    found.set(label, {
      key: known?.key ?? topic,
      label,
      games: (known?.games ?? 0) + games,
      best: Math.max(known?.best ?? best, best),
      points: (known?.points ?? 0) + points,
      mean: ((known?.points ?? 0) + points) / ((known?.games ?? 0) + games),
    });
  }
  return [...found.values()].sort((a, b) => b.mean - a.mean || a.label.localeCompare(b.label));
}
