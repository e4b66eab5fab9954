/** The Isle of Cats for the panels that tell and draw any game. */
import type { Scoring, ScoredThing, Story } from '../../../game-ui/story';
import type { Cats, Event, View } from '../types';
import type { Seat } from '../../../wire/types';
import { catsStoryWords } from '../words/story';
import { clanAt } from '../pieces/crew';
import { digest } from './log-lines';
import { headline, pieceOf } from './move-text';
import { DAYS, dayOf } from '../pieces/board-numbers';
import { phaseOf } from '../pieces/phases';
import SisterFace from './SisterFace.svelte';
import SoloHistory from './SoloHistory.svelte';
import StoryBoat from './StoryBoat.svelte';
import StoryIsland from './StoryFields.svelte';
import StoryPiece from './StoryPiece.svelte';
import StoryThumb from './StoryThumb.svelte';
import StoryTopic from './StoryTopic.svelte';
import { type Topic, because, part, rule, tell, topic, topicOf, worth } from './event-text';

const sum = (all: readonly { points: number }[]): number =>
  all.reduce((total, { points }) => total + points, 0);

/** The one scoring of a game, at its end: a topic is a step; alone, the sister's come last. */
export function scorings(
  steps: readonly { version: number; events: readonly Event[] }[],
  seats: number,
): Scoring[] {
  return steps.flatMap(({ version, events }): Scoring[] => {
    const finals = events.filter((event) => event.type === 'final');
    if (finals.length === 0) return [];
    const hers = events.find((event) => event.type === 'final_sister');
    const isFamily = finals.every(({ fish }) => fish === undefined);
    const row = (topicId: Topic, of: (event: (typeof finals)[number]) => number): ScoredThing => {
      const points = Array<number | null>(seats).fill(0);
      for (const event of finals) points[event.seat] = of(event);
      return { topic: topicId, slot: null, points: hers ? [...points, null] : points };
    };
    const her = (topicId: Topic, points: number): ScoredThing => ({
      topic: topicId,
      slot: null,
      points: [...Array<null>(seats).fill(null), points],
    });
    const things = [
      row('rats', ({ rats }) => rats),
      row('rooms', ({ rooms }) => rooms),
      row('families', ({ families }) => sum(families)),
      // The children's game gives nothing for treasures and has no public lessons.
      ...(isFamily ? [] : [row('rare', ({ rare }) => rare)]),
      row('lessons', ({ lessons }) => sum(lessons)),
      ...(finals.some((event) => event.public.length > 0)
        ? [row('public', (event) => sum(event.public))]
        : []),
    ];
    const totals = Array<number>(seats).fill(0);
    for (const { seat, total } of finals) totals[seat] = total;
    if (hers) {
      const colours = hers.colours.reduce((one, other) => one + other, 0);
      things.push(her('sister', colours), her('sister_lessons', sum(hers.lessons)));
      totals.push(hers.total);
    }
    return [{ round: DAYS, version, things, totals, isFinal: true }];
  });
}

/** As the scoring goes. */
const ORDER: readonly Topic[] = [
  'rats',
  'rooms',
  'families',
  'rare',
  'lessons',
  'public',
  'sister',
  'sister_lessons',
];

/** What this game counts, even where it came to nothing. */
function always({ options, public: lessons, sister }: View): { topic: Topic; seat: Seat }[] {
  const isFamily = options.mode === 'family';
  return ORDER.filter(
    (id) =>
      (id !== 'rare' || !isFamily) &&
      (id !== 'public' || lessons.length > 0) &&
      (!id.startsWith('sister') || sister),
  ).map((id) => ({ topic: id, seat: id.startsWith('sister') ? -1 : 0 }));
}

export const catsStory: Story<Cats> = {
  terms: () => catsStoryWords().terms,
  order: ORDER,
  tell: (event, names) => tell(event, names),
  headline: (step, names) => headline(step, names),
  digest: (events, names) => digest(events, names),
  begins: (event) => (event.type === 'day' ? dayOf(event) : null),
  round: dayOf,
  phase: (view) => catsStoryWords().phases[phaseOf(view)],
  // The sister has a face; her curve has a colour that no player alone has.
  clan: (_view, seat) => (seat < 0 ? 'red' : clanAt(seat)),
  points: () => null,
  automa: (view) => (view?.sister ? catsStoryWords().sister : null),
  scorings: ({ steps, names }) => scorings(steps, names.length),
  isScoring: (event) => event.type === 'final' || event.type === 'final_sister',
  topic: (id) => topic(id),
  because: (line) => because(line),
  worth: (line) => worth(line),
  part: (line) => part(line),
  rule,
  piece: pieceOf,
  always,
  row: (what) => ({ topic: topicOf(what), slot: null }),
  Board: StoryBoat,
  Thumb: StoryThumb,
  Picture: StoryTopic,
  Piece: StoryPiece,
  Automa: SisterFace,
  Around: StoryIsland,
  Ending: SoloHistory,
};
