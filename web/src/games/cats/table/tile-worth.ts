/** What a tile is worth on its place: its points now, as the preview counts them, and what may come later. */
import { signed } from '../../../i18n/numbers';
import { MOST } from '../../../table/hints/reasons';
import type { Why } from '../../../wire/protocol';
import { cardIn, spoken } from '../story/event-text';
import { boatWords } from '../words/boat';
import { type CatsHintWords, catsHintWords } from '../words/hints';

/** The parts of a score as the preview names them, by their reasons. */
const TOPICS: Readonly<Record<string, string>> = {
  family: 'families',
  room: 'rooms',
  rats: 'rats',
  rare: 'rare',
};
/** How many names a line has at most. */
const NAMES = 2;
/** What is rounded to no point is not named. */
const LEAST = 0.5;

type Later = keyof CatsHintWords['later'];

/** Points that may come later, or that may have come anyway, by their reasons. */
interface Group {
  kind: Later;
  parts: readonly { of: string; points: number }[];
}

/** The lines of a hint about a tile. */
export function worthOf(why: readonly Why[]): string[] {
  const later = groupsOf(why).flatMap(lineOf);
  // Players who see a place with more points now learn why it is not this one.
  const sooner = Math.round(sumOf(why, 'sooner'));
  const instead = sooner > 0 ? [catsHintWords().sooner(sooner)] : [];
  const most = [...later]
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST - 1 - instead.length);
  return [
    nowOf(why),
    ...instead,
    ...later.filter((one) => most.includes(one)).map(({ text }) => text),
  ];
}

/** What the tile scores now: the same numbers as those of the preview. */
function nowOf(why: readonly Why[]): string {
  const w = catsHintWords();
  const parts = why.flatMap(({ reason, points, about }) => {
    const name = reason in TOPICS ? boatWords().topics[TOPICS[reason]]?.toLocaleLowerCase() : null;
    const said = reason === 'lesson' && about.length > 0 ? cardIn(about[0], spoken()) : name;
    return said && points ? [{ said, points }] : [];
  });
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const isOne = parts.length === 1;
  const said = parts.map(({ said: name, points }) => (isOne ? name : `${name} ${signed(points)}`));
  const now = parts.length > 0 ? w.atOnce(signed(total), said.join(', ')) : w.noneNow;
  const hers = sumOf(why, 'sister');
  return hers === 0 ? now : `${now}; ${w.sister(signed(-hers))}`;
}

const sumOf = (why: readonly Why[], reason: string): number =>
  why.reduce((sum, one) => (one.reason === reason ? sum + (one.points ?? 0) : sum), 0);

/** What comes later: more, less, or no more than what would have come without the tile. */
function groupsOf(why: readonly Why[]): Group[] {
  const found: Record<Later, { of: string; points: number }[]> = { anyway: [], more: [], less: [] };
  for (const { reason, points } of why) {
    const of = reason.replace(/_later$/, '');
    const isLater = of !== reason || ['tidy', 'map', 'plan'].includes(reason);
    if (!isLater || !points) continue;
    const isCounted = points < 0 && sumOf(why, of) >= -points;
    found[points > 0 ? 'more' : isCounted ? 'anyway' : 'less'].push({ of, points });
  }
  // What is said of the points now comes right after them.
  return (['anyway', 'more', 'less'] as const).map((kind) => ({ kind, parts: found[kind] }));
}

/** A group in words, with its points; none if they are rounded to nothing. */
function lineOf({ kind, parts }: Group): { text: string; points: number }[] {
  const w = catsHintWords();
  const points = Math.abs(Math.round(parts.reduce((sum, one) => sum + one.points, 0)));
  if (points === 0) return [];
  const names: Readonly<Record<string, string>> = w.later[kind];
  const sorted = [...parts].sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const named = sorted.filter((one, i) => i === 0 || Math.abs(one.points) >= LEAST);
  const said = named.slice(0, NAMES).flatMap(({ of }) => names[of] ?? []);
  return said.length === 0 ? [] : [{ text: w[kind](points, said.join(', ')), points }];
}
