/** The Isle of Cats for the shared panels: log, result and replay. */
import type { Scoring, ScoredThing, Story } from '../../../game-ui/story';
import type { Cats, Event, Move, View } from '../types';
import type { Seat } from '../../../wire/types';
import { biggerFamily } from '../pieces/bigger-family';
import { CARDS } from '../pieces/deck';
import { cardText } from '../words/cards';
import { catsStoryWords } from '../words/story';
import { colourOf } from '../../../game-ui/seat-colours';
import { beats } from './beats';
import { flights } from './flights';
import { digest } from './log-lines';
import { headline, pieceOf } from './move-text';
import { DAYS, ROOMS, UNFILLED_ROOM, dayOf } from '../pieces/board-numbers';
import SisterFace from './SisterFace.svelte';
import SoloHistory from './SoloHistory.svelte';
import StoryBoat from './StoryBoat.svelte';
import Fish from '../art/Fish.svelte';
import StoryIsland from './StoryFields.svelte';
import StoryPiece from './StoryPiece.svelte';
import StoryThumb from './StoryThumb.svelte';
import StoryTopic from './StoryTopic.svelte';
import {
  type Topic,
  because,
  part,
  pieceName,
  rule,
  tell,
  topic,
  topicOf,
  worth,
} from './event-text';

/** What breaks a tie of the winner with others; null if nothing has to. */
function tieOf(finals: readonly Extract<Event, { type: 'final' }>[], hers?: number): string | null {
  const best = Math.max(...finals.map(({ total }) => total));
  const tied = finals.filter(({ total }) => total === best);
  const { tie } = catsStoryWords();
  if (hers !== undefined) return hers === best ? tie.sister : null;
  const isFamily = tied.some(({ fish }) => fish === undefined);
  const seconds = tied
    .map(({ fish, rooms }) => fish ?? ROOMS - rooms / UNFILLED_ROOM)
    .sort((one, other) => other - one);
  const most = seconds[0];
  const fewer = seconds.filter((count) => count < most);
  return fewer.length === 0 ? null : (isFamily ? tie.rooms : tie.fish)(most, fewer);
}

const sum = (all: readonly { points: number }[]): number =>
  all.reduce((total, { points }) => total + points, 0);

/** The final scoring, with a step for each topic; in solo the sister's come last. */
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
      // The family mode gives no points for treasures and has no public lessons.
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
    const tie = tieOf(finals, hers?.total);
    return [{ round: DAYS, version, things, totals, isFinal: true, ...(tie ? { tie } : {}) }];
  });
}

/** Topics in scoring order. */
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

/** The topics of this game, even those without points. */
function always({ options, public: lessons, sister }: View): { topic: Topic; seat: Seat }[] {
  const isFamily = options.mode === 'family';
  return ORDER.filter(
    (id) =>
      (id !== 'rare' || !isFamily) &&
      (id !== 'public' || lessons.length > 0) &&
      (!id.startsWith('sister') || sister),
  ).map((id) => ({ topic: id, seat: id.startsWith('sister') ? -1 : 0 }));
}

/** The moves that finish what another move of the turn has begun. */
const LATER: readonly Move['type'][] = ['place', 'colour', 'done'];

export const catsStory: Story<Cats> = {
  terms: () => catsStoryWords().terms,
  order: ORDER,
  tell: (event, names) => tell(event, names),
  headline: (step, names) => headline(step, names),
  digest: (events, names) => digest(events, names),
  beats,
  flights,
  begins: (event) => (event.type === 'day' ? dayOf(event) : null),
  round: dayOf,
  phase: (view) => catsStoryWords().phases[view.phase],
  // The sister has a face; her curve has a colour that solo players do not use.
  clan: (_view, seat, colours) => (seat < 0 ? 'red' : colourOf(colours, seat)),
  points: () => null,
  secrets: ({ sister }) => catsStoryWords().secrets[sister ? 'sister' : 'lessons'],
  // From the last day on all her colours are known.
  automaNote: (view) => (dayOf(view) < DAYS ? catsStoryWords().secrets.colours : null),
  automa: (view) => (view?.sister ? catsStoryWords().sister : null),
  purse: {
    name: () => catsStoryWords().fish,
    of: ({ options, crews }, seat) =>
      options.mode === 'family' ? null : (crews[seat]?.fish ?? null),
    Picture: Fish,
  },
  scorings: ({ steps, names }) => scorings(steps, names.length),
  isScoring: (event) => event.type === 'final' || event.type === 'final_sister',
  // A cat is laid after it is taken, and its treasure after the cat.
  continuesTurn: ({ move }) => move !== null && LATER.includes(move.type),
  counted: {
    title: () => catsStoryWords().byLesson,
    name: (id) => (CARDS.some((card) => card.id === id) ? cardText(id).title : null),
    isPiece: true,
  },
  topic: (id) => topic(id),
  because: (line, all = []) => because(line, undefined, biggerFamily(line, all)),
  worth: (line, all = [], ownerOf) => worth(line, undefined, biggerFamily(line, all, ownerOf)),
  part: (line) => part(line),
  rule,
  piece: pieceOf,
  pieceName,
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
