/** Sentences for events and score lines of The Isle of Cats. */
import { Who, listed } from '../../../i18n/who';
import { marked } from '../../../story/marked';
import { CARDS, SISTER_CARDS, cardOf } from '../pieces/deck';
import { TILES, tileOf } from '../pieces/pieces';
import type {
  AnytimePlayed,
  CatRescued,
  Colour,
  Event,
  LessonSource,
  ScoreLine,
  SisterActed,
  Source,
  View,
  Why,
} from '../types';
import type { BiggerFamily } from '../pieces/bigger-family';
import { isSeventh } from './beats';
import { sisterSentence } from './sister-text';
import { boatWords } from '../words/boat';
import { cardText } from '../words/cards';
import { type CatsStoryWords, catsStoryWords } from '../words/story';
import { dayOf } from '../pieces/board-numbers';

export type Names = readonly Who[];
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export type Topic = keyof CatsStoryWords['topics'];

/** All words that a sentence needs; tests pass a language. */
export interface Tongue {
  w: CatsStoryWords;
  title: (card: string) => string;
  /** by their numbers */
  rooms: Readonly<Record<number, string>>;
  /** whether tiles and cards are marked, to be shown as pictures */
  pictured?: boolean;
}
export const spoken = (): Tongue => ({
  w: catsStoryWords(),
  title: (card) => cardText(card).title,
  rooms: boatWords().rooms,
});

/** The same for log and replay, which show pictures. */
export const pictured = (): Tongue => ({ ...spoken(), pictured: true });

export const nameOf = (names: Names, seat: number, w: CatsStoryWords): Who =>
  (seat < 0 ? undefined : names[seat]) ?? new Who(seat < 0 ? w.sister : '');

/** A short name of a tile, for lists. */
export function tileIn(tile: string, tongue: Tongue): string {
  const { w } = tongue;
  const { kind, family, id } = tileOf(tile);
  const name =
    family !== null
      ? w.cat[family]
      : kind === 'oshax'
        ? w.oshax
        : w.treasures[id as keyof CatsStoryWords['treasures']];
  return shown(tile, name, tongue);
}

/** A tile as these words, or as a picture with this name. */
const shown = (tile: string, words: string, tongue: Tongue): string =>
  tongue.pictured ? marked(tile, words) : words;

/** A rescued cat. */
export const rescuedIn = (tile: string, tongue: Tongue): string =>
  shown(tile, tongue.w.rescued[tileOf(tile).family ?? 'blue'], tongue);

/** A piece in words; null if there is no such piece. */
export function pieceName(id: string): string | null {
  if (TILES.some((tile) => tile.id === id)) return tileIn(id, spoken());
  return [...CARDS, ...SISTER_CARDS].some((card) => card.id === id) ? cardIn(id, spoken()) : null;
}

/** Names as a list, with equal names combined. */
function together(names: readonly string[], w: CatsStoryWords): string {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return w.all([...found].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)));
}

const tilesIn = (tiles: readonly string[], tongue: Tongue): string =>
  together(
    tiles.map((tile) => tileIn(tile, tongue)),
    tongue.w,
  );

/** A card by its title, with its picture before it. */
export const cardIn = (card: string, { w, title, pictured: isShown }: Tongue): string =>
  (isShown ? marked(card, '') : '') + w.title(title(card));

/** Cards by title, with equal titles combined. */
export function cardsIn(cards: readonly string[], tongue: Tongue): string {
  // One picture shows all cards of a title.
  const first = cards.map((card) =>
    cards.find((other) => tongue.title(other) === tongue.title(card)),
  );
  return together(
    first.map((card) => cardIn(card ?? '', tongue)),
    tongue.w,
  );
}

/** The colours of some cats, and how many there are of each. */
function colourCounts(tiles: readonly string[], { w }: Tongue): string {
  const found = new Map<Colour, number>();
  for (const tile of tiles) {
    const { family } = tileOf(tile);
    if (family !== null) found.set(family, (found.get(family) ?? 0) + 1);
  }
  return [...found].map(([colour, n]) => w.catsOf[colour](n)).join(', ') || '–';
}

const orderIn = (order: readonly number[], names: Names, w: CatsStoryWords): string =>
  order.map((seat) => nameOf(names, seat, w).within).join(', ');

const rowOf: { [W in Why]: Topic } = {
  rat: 'rats',
  room: 'rooms',
  family: 'families',
  rare: 'rare',
  lesson: 'lessons',
  public: 'public',
  sister_colour: 'sister',
  sister_lesson: 'sister_lessons',
};

/** The row of a table to which a score line belongs: all lessons share one. */
export const topicOf = (what: Source): Topic => rowOf[what.reason];

export const topic = (id: string, w: CatsStoryWords = catsStoryWords()): string =>
  w.topics[id as Topic];

/** The progress of a lesson. */
function reached(
  { card, count, reason, progress }: LessonSource,
  { why }: CatsStoryWords,
  bigger?: BiggerFamily,
): string {
  const { counts, wanted, over } = progress;
  if (bigger) return why.bigger(bigger.size, bigger.name);
  // Some of the sister's lessons have no count, such as the one that doubles another.
  if (count === 0 && reason === 'sister_lesson') return '';
  if (counts === 'place') return why.place(count);
  if (wanted === null) return why.counted(count);
  if (wanted === 0) return why.left(count);
  if (over) return why.over(count, wanted);
  if (count <= wanted) return why.of(count, wanted);
  const isFish = cardOf(card).score?.of?.what === 'fish';
  return isFish ? why.enoughFish(count, wanted) : why.enough(count, wanted);
}

/** The title of a lesson with its chosen colour. */
function lessonIn({ card, colour }: LessonSource, tongue: Tongue): string {
  const title = cardIn(card, tongue);
  return colour === null ? title : `${title} (${tongue.w.colours[colour]})`;
}

/** What a line of a score gives its points for. */
export function because(
  { points, what }: ScoreLine,
  tongue: Tongue = spoken(),
  bigger?: BiggerFamily,
): string {
  const { w } = tongue;
  switch (what.type) {
    case 'plain':
      return what.reason === 'rat' ? w.why.rat : w.why.rare;
    case 'room':
      return w.why.room(tongue.rooms[what.room] ?? '', what.count);
    case 'colour': {
      const cats = w.catsOf[what.colour](what.count);
      if (what.reason === 'family') return w.why.family(cats);
      return what.count > 0 ? w.why.each(cats, points / what.count) : cats;
    }
    case 'lesson': {
      const count = reached(what, w, bigger);
      const lesson = lessonIn(what, tongue);
      return count ? w.why.lesson(lesson, count) : lesson;
    }
  }
}

/** The same with its points, which differ between families and lessons. */
export function worth(line: ScoreLine, tongue: Tongue = spoken(), bigger?: BiggerFamily): string {
  const { points, what } = line;
  const { w } = tongue;
  if (what.type === 'lesson') {
    // One point each: the number is said already.
    const isPlain = what.progress.wanted === null && what.count === points;
    const count = isPlain && what.progress.counts !== 'place' ? '' : reached(what, w, bigger);
    return w.why.worth(lessonIn(what, tongue), points, count);
  }
  if (what.type === 'colour' && what.reason === 'family')
    return w.why.familyWorth(w.catsOf[what.colour](what.count), points);
  return because(line, tongue);
}

/** The lesson of a line, which has its own row below that of all lessons. */
export const part = ({ what }: ScoreLine, tongue: Tongue = spoken()): string | null =>
  what.type === 'lesson' ? lessonIn(what, tongue) : null;

/** An event in a sentence. */
export function tell(event: Event, names: Names, tongue: Tongue = pictured()): string {
  const { w } = tongue;
  const e = w.events;
  const name = nameOf(names, 'seat' in event ? event.seat : -1, w);
  switch (event.type) {
    case 'setup': {
      const order = e.setup(orderIn(event.order, names, w));
      const lessons = event.sister_lessons;
      return lessons ? `${order} ${e.lessons(cardsIn(lessons, tongue))}` : order;
    }
    case 'day':
      // Against the sister, cards decide it anew before it matters.
      return e.day(dayOf(event), event.order.includes(-1) ? '' : orderIn(event.order, names, w));
    case 'fields': {
      const came = e.fields(colourCounts(event.left, tongue), colourCounts(event.right, tongue));
      return event.rare.length > 0 ? `${came} ${e.rareFound(tilesIn(event.rare, tongue))}` : came;
    }
    case 'fish':
      return e.fish(name, event.gain, event.fish);
    case 'deal':
      return isSeventh(event)
        ? w.panel.seventh(cardIn(event.cards[0], tongue))
        : e.deal(name, event.cards?.length ?? event.count ?? 0);
    case 'keep':
      return e.keep(name, someCards(event.cards, event.count, tongue));
    case 'sealed':
      return e.sealed(name);
    case 'laid':
      return e.laid(name, event.count);
    case 'pay': {
      const n = event.cards?.length ?? event.count ?? 0;
      if (n === 0) return e.payNothing(name);
      return e.pay(name, event.cost, someCards(event.cards, n, tongue), event.fish);
    }
    case 'public_lesson': {
      const title = cardIn(event.card, tongue);
      return e.publicLesson(
        name,
        event.colour === null ? title : `${title} (${w.colours[event.colour]})`,
      );
    }
    case 'lesson':
      return event.card ? e.lesson(name, cardIn(event.card, tongue)) : e.lessonHidden(name, 1);
    case 'lay':
      return event.cards.length > 0
        ? e.lay(name, cardsIn(event.cards, tongue))
        : e.layNothing(name);
    case 'sister_row':
      return e.sisterRow(event.count ?? event.cards.length, event.speed);
    case 'order':
      return e.order(
        event.order
          .map((seat) => e.speed(nameOf(names, seat, w), event.speeds.at(seat) ?? 0))
          .join(', '),
      );
    case 'rescue':
      return rescue(event, name, tongue);
    case 'sister':
      return sisterIn(event, tongue);
    case 'map':
      return event.treasure === null
        ? e.mapNothing(name, w.mapColours[event.colour])
        : e.map(name, w.mapColours[event.colour], tileIn(event.treasure, tongue));
    case 'pass':
      return event.phase === 4
        ? e.passRescue(name)
        : event.phase === 5
          ? e.passRare(name)
          : e.pass(name);
    case 'unused':
      return e.unused(name, event.cards.length);
    case 'oshax':
      return e.oshax(name, w.colours[event.colour]);
    case 'treasure':
      return e.treasure(
        name,
        tilesIn(
          event.tiles.map(({ tile }) => tile),
          tongue,
        ),
      );
    case 'anytime':
      return e.anytime(name, cardIn(event.card, tongue), anytime(event, tongue));
    case 'sister_colour':
      return e.sisterColour(w.colours[event.colour]);
    case 'day_end':
      return e.dayEnd(event.gone.length);
    case 'final':
      return e.final(name, event.total, final(event, w));
    case 'final_sister': {
      const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
      const parts = [
        sumIn('sister', sum(event.colours), w),
        sumIn('sister_lessons', sum(event.lessons.map(({ points }) => points)), w),
      ];
      return e.final(name, event.total, parts.join(', '));
    }
    case 'end': {
      const winners = event.winners.map((seat) => nameOf(names, seat, w));
      return event.winners.includes(-1) ? e.sisterWins : e.end(listed(winners), winners);
    }
  }
}

function someCards(
  cards: readonly string[] | null | undefined,
  count: number | null | undefined,
  tongue: Tongue,
): string {
  return cards ? cardsIn(cards, tongue) : tongue.w.cards(count ?? 0);
}

function rescue({ tile, paid, basket }: CatRescued, name: Who, tongue: Tongue): string {
  const { w } = tongue;
  const cat = rescuedIn(tile, tongue);
  if (basket === null) return w.events.rescueFree(name, cat);
  const { length } = basket.cards ?? [];
  const { baskets } = w;
  const carried = length === 0 ? baskets.permanent : length === 1 ? baskets.card : baskets.broken;
  return w.events.rescue(name, cat, paid, carried);
}

/** What the sister did, in a sentence. */
export const sisterIn = ({ removed }: SisterActed, tongue: Tongue): string =>
  sisterSentence(removed, tongue.w, (tile) => takenIn(tile, tongue));

function takenIn(tile: string, tongue: Tongue): string {
  const { family } = tileOf(tile);
  const { w } = tongue;
  return family === null
    ? tileIn(tile, tongue)
    : shown(tile, w[w.events.sisterCats()][family], tongue);
}

/** The result of an anytime card; the event has only the fields of its effect. */
function anytime(event: AnytimePlayed, tongue: Tongue): string {
  const { w } = tongue;
  const e = w.events;
  const {
    gain,
    fish,
    colour,
    kept,
    cost,
    moves,
    tiles,
    tile,
    cells,
    lessons,
    removed,
    count,
  }: Partial<AnytimePlayed> = event;
  if (kept !== undefined || (cost !== undefined && count !== undefined)) {
    const n = kept?.length ?? count ?? 0;
    return n > 0 ? e.buys(someCards(kept, n, tongue), cost ?? 0) : e.buysNothing;
  }
  if (gain !== undefined && fish !== undefined)
    return colour === undefined
      ? e.gains(gain, fish)
      : e.gainsFor(w.forColours[colour], gain, fish);
  if (moves !== undefined) return e.herds(moves.length);
  if (tiles !== undefined)
    return e.arrives(
      tilesIn(
        tiles.map((one) => one.tile),
        tongue,
      ),
    );
  if (tile !== undefined)
    return cells ? e.boards(tileIn(tile, tongue)) : e.fitsNowhere(tileIn(tile, tongue));
  if (removed !== undefined)
    return e.givesTreasures(
      tilesIn(
        removed.map((one) => one.tile),
        tongue,
      ),
    );
  const given = lessons?.length ?? count;
  return given === undefined ? '' : e.givesLessons(given);
}

function sumIn(what: Topic, points: number, w: CatsStoryWords): string {
  const name = w.topics[what];
  return w.events.finalPart(name.charAt(0).toLocaleLowerCase() + name.slice(1), points);
}

/** The sources of a seat's points, without those that gave none. */
function final(event: Of<'final'>, w: CatsStoryWords): string {
  const sum = (all: readonly { points: number }[]): number =>
    all.reduce((total, { points }) => total + points, 0);
  const parts: [Topic, number][] = [
    ['rats', event.rats],
    ['rooms', event.rooms],
    ['families', sum(event.families)],
    ['rare', event.rare],
    ['lessons', sum(event.lessons)],
    ['public', sum(event.public)],
  ];
  return parts
    .filter(([, points]) => points !== 0)
    .map(([what, points]) => sumIn(what, points, w))
    .join(', ');
}

/** The rule of a line's lesson, if it has one; in a solo game public ones give half. */
export function rule({ what }: ScoreLine, view: View | null): string | null {
  return what.type === 'lesson' ? cardText(what.card, view?.options.mode).text : null;
}
