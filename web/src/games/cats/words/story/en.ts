/** English words for the log and the result of The Isle of Cats. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

const points = (n: number) => plural(n, { one: `${plain(n)} point`, other: `${plain(n)} points` });
const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });
const cats = (n: number) => plural(n, { one: `${n} cat`, other: `${n} cats` });

export const words = {
  /** Terms for the shared panels. */
  terms: {
    round: (n: number) => `Day ${n}`,
    beforeRounds: 'Before the first day',
    scoring: (_round: number) => 'Walk through the scoring',
    scored: (_round: number) => 'Final score',
    onward: (n: number) => `On to day ${n}`,
    board: (name: string) => `The boat of ${name}`,
    boardWith: (name: string, n: number) => `The boat of ${name}, ${points(n)}`,
    boards: 'The boats',
    whose: 'Whose boat',
    keys: 'Arrows: a move; Page Up and Down: a day; Space: play',
    automaWins: (n: number) => `Your sister wins with ${points(n)}`,
  },
  sister: 'Sister',
  topics: {
    rats: 'Rats',
    rooms: 'Unfilled rooms',
    families: 'Families',
    rare: 'Rare treasures',
    lessons: 'Own lessons',
    public: 'Public lessons',
    sister: 'Her colours',
    sister_lessons: 'Her lessons',
  },
  phases: {
    boats: 'boats are dealt',
    first: 'who goes first',
    oshax_row: 'oshax are laid out',
    colour_row: 'her colours',
    sister_lessons: 'her lessons',
    family_deal: 'lessons are dealt',
    family_keep: 'choosing lessons',
    fields: 'cats come',
    deal: 'cards are dealt',
    keep: 'exploring',
    pay: 'paying for cards',
    pause: 'a pause before the lessons',
    public: 'lessons',
    lay: 'laying rescue cards',
    sister_row: 'her cards are laid out',
    rescue: 'rescuing cats',
    rare: 'rare finds',
    day_end: 'the day ends',
    over: 'end of the game',
  },
  all: (items: string[]) => list.format(items),
  title: (title: string) => `“${title}”`,
  cards,
  /** A cat, as it is named in a list. */
  cat: {
    blue: 'blue cat',
    green: 'green cat',
    red: 'red cat',
    purple: 'purple cat',
    orange: 'orange cat',
  },
  /** Whom somebody rescues. */
  rescued: {
    blue: 'a blue cat',
    green: 'a green cat',
    red: 'a red cat',
    purple: 'a purple cat',
    orange: 'an orange cat',
  },
  colours: { blue: 'blue', green: 'green', red: 'red', purple: 'purple', orange: 'orange' },
  /** A number of cats of a colour. */
  catsOf: {
    blue: (n: number) => plural(n, { one: `${n} blue cat`, other: `${n} blue cats` }),
    green: (n: number) => plural(n, { one: `${n} green cat`, other: `${n} green cats` }),
    red: (n: number) => plural(n, { one: `${n} red cat`, other: `${n} red cats` }),
    purple: (n: number) => plural(n, { one: `${n} purple cat`, other: `${n} purple cats` }),
    orange: (n: number) => plural(n, { one: `${n} orange cat`, other: `${n} orange cats` }),
  },
  /** Maps, as in "the blue map"; colours, as in "fish for blue". */
  mapColours: { blue: 'blue', green: 'green', red: 'red', purple: 'purple', orange: 'orange' },
  forColours: { blue: 'blue', green: 'green', red: 'red', purple: 'purple', orange: 'orange' },
  oshax: 'oshax',
  /** Short names of treasures. */
  treasures: {
    c1: 'chest',
    c2: 'pouch',
    c3i: 'crate',
    c3l: 'urn',
    r_i: 'sword',
    r_o: 'crown',
    r_t: 'necklace',
    r_s: 'bracelet',
    r_l: 'key',
  },
  baskets: { permanent: 'permanent basket', card: 'basket', broken: 'two broken baskets' },
  events: {
    setup: (order: string) => `The boats are ready. Turn order: ${order}.`,
    lessons: (titles: string) => `Your sister’s lessons: ${titles}.`,
    day: (day: number, order: string) => `Day ${day} begins. Turn order: ${order}.`,
    fields: (left: string, right: string) => `Left field: ${left}. Right field: ${right}.`,
    rareFound: (found: string) => `Rare treasures come: ${found}.`,
    fish: (name: string, gain: number, fish: number) =>
      `${name} catches ${gain} fish and has ${fish}.`,
    fishes: (parts: string) => `After fishing: ${parts}.`,
    deal: (name: string, n: number) => `${name} gets ${cards(n)}.`,
    deals: (n: number) => `Everybody gets ${cards(n)}.`,
    keep: (name: string, kept: string) => `${name} keeps ${kept}.`,
    sealed: (name: string) => `${name} has chosen.`,
    laid: (name: string, n: number) =>
      n > 0 ? `${name} lays ${cards(n)} face down.` : `${name} lays no rescue cards.`,
    pay: (name: string, cost: number, bought: string, fish: number) =>
      `${name} pays ${cost} fish for ${bought} and has ${fish} left.`,
    paysFor: (name: string, bought: string) => `${name} pays for ${bought}.`,
    payNothing: (name: string) => `${name} pays for no card.`,
    publicLesson: (name: string, title: string) => `${name} lays a public lesson: ${title}.`,
    lesson: (name: string, titles: string) => `${name} learns ${titles}.`,
    lessonHidden: (name: string, n: number) =>
      plural(n, {
        one: `${name} lays ${n} private lesson.`,
        other: `${name} lays ${n} private lessons.`,
      }),
    lay: (name: string, shown: string) => `${name} shows ${shown}.`,
    layNothing: (name: string) => `${name} has laid no rescue cards.`,
    sisterRow: (n: number, speed: number) =>
      `Your sister has ${cards(n)} today and speed ${speed}.`,
    order: (order: string) => `Turn order by speed: ${order}.`,
    speed: (name: string, speed: number) => `${name} (${speed})`,
    rescue: (name: string, cat: string, paid: number, basket: string) =>
      `${name} rescues ${cat}: ${paid} fish, ${basket}.`,
    rescueFree: (name: string, cat: string) => `${name} rescues ${cat}.`,
    take: (name: string, cat: string) => `${name} takes ${cat} aboard ...`,
    sister: (parts: string) => `Your sister: ${parts}.`,
    sisterTakes: (tile: string) => `${tile} leaves`,
    sisterSwaps: (one: string, other: string) => `${one} and ${other} change places`,
    sisterNothing: 'nothing is there for her',
    map: (name: string, colour: string, treasure: string) =>
      `${name} covers the ${colour} map and finds: ${treasure}.`,
    mapNothing: (name: string, colour: string) =>
      `${name} covers the ${colour} map and takes no treasure.`,
    passRescue: (name: string) => `${name} rescues no more cats today.`,
    passRare: (name: string) => `${name} is done with rare finds.`,
    pass: (name: string) => `${name} passes.`,
    unused: (name: string, n: number) =>
      plural(n, {
        one: `${n} unused rescue card of ${name} is gone.`,
        other: `${n} unused rescue cards of ${name} are gone.`,
      }),
    oshax: (name: string, colour: string) => `${name} calls an oshax aboard: it is ${colour} now.`,
    treasure: (name: string, tiles: string) => `${name} stows away: ${tiles}.`,
    playCard: (name: string, title: string) => `${name} plays ${title}.`,
    anytime: (name: string, title: string, what: string) =>
      what ? `${name} plays ${title}: ${what}.` : `${name} plays ${title}.`,
    gains: (gain: number, fish: number) => `${gain} fish, ${fish} in all`,
    gainsFor: (colour: string, gain: number, fish: number) =>
      `${gain} fish for ${colour}, ${fish} in all`,
    buys: (kept: string, cost: number) => `${kept} for ${cost} fish`,
    buysNothing: 'keeps nothing',
    herds: (n: number) =>
      plural(n, { one: `${n} cat changes fields`, other: `${n} cats change fields` }),
    arrives: (tiles: string) => `from the bag: ${tiles}`,
    boards: (tile: string) => `${tile} comes aboard`,
    fitsNowhere: (tile: string) => `${tile} fits nowhere and is gone`,
    givesLessons: (n: number) =>
      plural(n, {
        one: `${n} lesson goes, a permanent basket comes`,
        other: `${n} lessons go, a permanent basket comes`,
      }),
    givesTreasures: (tiles: string) => `${tiles} go, a permanent basket comes`,
    names: (name: string, colour: string) => `${name} names ${colour}.`,
    sends: (name: string, field: string) => `${name} sends it to the ${field} field.`,
    fieldNames: { left: 'left', right: 'right' },
    places: (name: string) => `${name} places it.`,
    done: (name: string) => `${name} takes nothing more.`,
    watches: (name: string, on: boolean) =>
      on
        ? `${name} wants to be asked before the turns of others.`
        : `${name} need not be asked any more.`,
    sisterColour: (colour: string) => `Your sister turns up a colour: ${colour}.`,
    dayEnd: (n: number) =>
      n > 0
        ? plural(n, {
            one: `The day ends; ${n} cat stays behind.`,
            other: `The day ends; ${n} cats stay behind.`,
          })
        : 'The day ends; every cat of the fields found a boat.',
    final: (name: string, total: number, parts: string) => `${name}: ${points(total)} (${parts}).`,
    finalPart: (what: string, n: number) => `${what} ${plain(n)}`,
    end: (winners: string[]) =>
      winners.length > 1
        ? `${list.format(winners)} share the victory.`
        : `${winners[0] ?? ''} wins.`,
    sisterWins: 'Your sister wins.',
  },
  why: {
    rat: 'a rat in sight',
    room: (room: string, n: number) =>
      plural(n, { one: `${room}: ${n} cell is open`, other: `${room}: ${n} cells are open` }),
    family: (members: string) => `a family: ${members}`,
    rare: 'a rare treasure',
    lesson: (title: string, count: string) => `${title}: ${count}`,
    /** The same with points, if the lines of a row differ. */
    worth: (title: string, n: number, count: string) =>
      count ? `${title}: ${points(n)} (${count})` : `${title}: ${points(n)}`,
    familyWorth: (members: string, n: number) => `a family: ${members}, ${points(n)}`,
    of: (n: number, wanted: number) => `${n} of ${wanted}`,
    over: (n: number, wanted: number) => `${n}, must be exactly ${wanted}`,
    left: (n: number) => (n === 0 ? 'nothing left to cover' : `${n} left to cover`),
    counted: (n: number) => `${n} counted`,
    place: (n: number) => `place ${n} in turn order`,
    each: (members: string, each: number) => `${members}, ${points(each)} each`,
  },
  history: {
    title: 'Your games against the sister',
    won: 'won',
    lost: 'lost',
    wins: (won: number, of: number) => `${won} of ${of} won`,
    best: (n: number) => `best ${plain(n)}`,
    score: (own: string, hers: string) => `${own} : ${hers}`,
    now: 'this game',
    more: 'Older games',
    failed: 'The earlier games cannot be loaded now.',
    difficulty: {
      easy: 'easy',
      medium: 'medium',
      hard: 'hard',
      very_hard: 'very hard',
      expert: 'expert',
    },
    next: (level: string) => `Try it ${level}`,
  },
  panel: {
    title: 'Your sister',
    score: (n: number) => `${points(n)} now`,
    colours: 'Her colours',
    colour: (each: number, colour: string) => `${points(each)} for each ${colour} cat`,
    hidden: (each: number, day: number) => `${points(each)} each, turned up on day ${day}`,
    day: (n: number) => `day ${n}`,
    lessons: 'Her lessons',
    rule: 'She scores what your boat gives her. You must have more; a tie is hers.',
    row: 'Her row today',
    rowEmpty: 'Her cards come when you have laid yours.',
    rowDone: 'She has played all her cards of today.',
    takes: (parts: string) => `The open card: ${parts}.`,
    follows: (n: number) =>
      plural(n, {
        one: `${n} more card follows, unseen.`,
        other: `${n} more cards follow, unseen.`,
      }),
    unseen: (n: number) =>
      plural(n, {
        one: `${n} card lies face down; she turns it up on her turn.`,
        other: `${n} cards lie face down; she turns one up on each turn.`,
      }),
    speed: (n: number) => `Her speed today: ${n}`,
    acted: 'She has just played',
    open: 'Show all about your sister',
    cats: (n: number) => cats(n),
    faceDown: 'A card of the sister, face down',
  },
};

export type CatsStoryWords = typeof words;
