/** English words for the log and the result of The Isle of Cats. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';
import type { Who } from '../../../../i18n/who';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en');

const points = (n: number) => plural(n, { one: `${plain(n)} point`, other: `${plain(n)} points` });
const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });
const cats = (n: number) => plural(n, { one: `${n} cat`, other: `${n} cats` });

export const words = {
  /** Terms for the shared panels. */
  byLesson: 'By lesson',
  terms: {
    round: (n: number) => `Day ${n}`,
    beforeRounds: 'Before the first day',
    scoring: (_round: number) => 'Walk through the scoring',
    scored: (_round: number) => 'Final score',
    onward: (n: number) => `On to day ${n}`,
    board: (name: string) => `Boat: ${name}`,
    boardWith: (name: string, n: number) => `Boat: ${name}, ${points(n)}`,
    oneBoard: 'Boat',
    boards: (seats: number): string => (seats === 1 ? 'The boat' : 'The boats'),
    whose: 'Whose boat',
    keys: 'Arrows: one move; Page Up and Page Down: one day; Space: play',
    automaWins: (n: number) => `Your sister wins with ${points(n)}`,
  },
  /** What a replay counts although it was secret in the game. */
  secrets: {
    /** beside her points */
    colours: 'with hidden colours',
    sister:
      'The sister’s hidden colours count here from the start. In the game, each one counts once it is revealed.',
    lessons: 'Secret lessons of all players count here. In the game you see only your own.',
  },
  /** The piles of a seat in a replay. */
  piles: {
    pack: 'Draft',
    choice: 'Lessons to choose',
    kept: 'Kept',
    drawn: 'Drawn',
    hand: 'Hand',
    laid: 'Laid',
    lessons: 'Lessons',
  },
  /** What breaks a tie. */
  tie: {
    fish: (most: number, fewer: readonly number[]) =>
      `Equal points, so fish decide: ${most} against ${list.format(fewer.map(String))}.`,
    rooms: (most: number, fewer: readonly number[]) =>
      `Equal points, so full rooms decide: ${most} against ${list.format(fewer.map(String))}.`,
    sister: 'Equal points: your sister wins a tie.',
  },
  fish: 'Fish',
  sister: 'Sister',
  topics: {
    rats: 'Rats',
    rooms: 'Unfilled rooms',
    families: 'Families',
    rare: 'Rare treasures',
    lessons: 'Private lessons',
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
    fields: 'cats arrive',
    deal: 'cards are dealt',
    keep: 'draft',
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
    day: (day: number, order: string) =>
      order ? `Day ${day} begins. Turn order: ${order}.` : `Day ${day} begins.`,
    fields: (left: string, right: string) => `Left field: ${left}. Right field: ${right}.`,
    rareFound: (found: string) => `Rare treasures appear: ${found}.`,
    fish: (name: Who, gain: number, fish: number) =>
      `${name} ${name.form('catches', 'catch')} ${gain} fish and ${name.form('has', 'have')} ${fish}.`,
    fishes: (parts: string) => `After fishing: ${parts}.`,
    deal: (name: Who, n: number) => `${name} ${name.form('gets', 'get')} ${cards(n)}.`,
    deals: (n: number) => `Everyone gets ${cards(n)}.`,
    keep: (name: Who, kept: string) => `${name} ${name.form('keeps', 'keep')} ${kept}.`,
    sealed: (name: Who) => `${name} ${name.form('has', 'have')} chosen.`,
    laid: (name: Who, n: number) =>
      n > 0
        ? `${name} ${name.form('lays', 'lay')} ${cards(n)} face down.`
        : `${name} ${name.form('lays', 'lay')} no rescue cards.`,
    pay: (name: Who, cost: number, bought: string, fish: number) =>
      `${name} ${name.form('pays', 'pay')} ${cost} fish for ${bought} and ${name.form('has', 'have')} ${fish} left.`,
    paysFor: (name: Who, bought: string) => `${name} ${name.form('pays', 'pay')} for ${bought}.`,
    payNothing: (name: Who) => `${name} ${name.form('pays', 'pay')} for no card.`,
    publicLesson: (name: Who, title: string) =>
      `${name} ${name.form('lays', 'lay')} a public lesson: ${title}.`,
    lesson: (name: Who, titles: string) => `${name} ${name.form('learns', 'learn')} ${titles}.`,
    lessonHidden: (name: Who, n: number) =>
      plural(n, {
        one: `${name} ${name.form('lays', 'lay')} ${n} private lesson.`,
        other: `${name} ${name.form('lays', 'lay')} ${n} private lessons.`,
      }),
    lay: (name: Who, shown: string) => `${name} ${name.form('shows', 'show')} ${shown}.`,
    layNothing: (name: Who) => `${name} ${name.form('shows', 'show')} no rescue cards.`,
    sisterRow: (n: number, speed: number) =>
      `Your sister has ${cards(n)} today and speed ${speed}.`,
    order: (order: string) => `Turn order by speed: ${order}.`,
    speed: (name: Who, speed: number) => `${name.within} (${speed})`,
    rescue: (name: Who, cat: string, paid: number, basket: string) =>
      `${name} ${name.form('rescues', 'rescue')} ${cat}: ${paid} fish, ${basket}.`,
    rescueFree: (name: Who, cat: string) => `${name} ${name.form('rescues', 'rescue')} ${cat}.`,
    take: (name: Who, cat: string) => `${name} ${name.form('takes', 'take')} ${cat} aboard ...`,
    sister: (parts: string[]) => `Your sister ${parts.join(', then ')}.`,
    /** whether the cats that she takes are named as in a list, or as those whom somebody rescues */
    sisterCats: (): 'cat' | 'rescued' => 'rescued',
    sisterTakes: (tiles: string) => `takes ${tiles}`,
    sisterSwaps: (one: string, other: string) => `swaps ${one} and ${other}`,
    sisterNothing: 'finds nothing to take',
    map: (name: Who, colour: string, treasure: string) =>
      `${name} ${name.form('covers', 'cover')} the ${colour} map and ${name.form('finds', 'find')}: ${treasure}.`,
    mapNothing: (name: Who, colour: string) =>
      `${name} ${name.form('covers', 'cover')} the ${colour} map and ${name.form('takes', 'take')} no treasure.`,
    passRescue: (name: Who) => `${name} ${name.form('rescues', 'rescue')} no more cats today.`,
    passRare: (name: Who) => `${name} ${name.form('is', 'are')} done with rare finds.`,
    pass: (name: Who) => `${name} ${name.form('passes', 'pass')}.`,
    unused: (name: Who, n: number) =>
      plural(n, {
        one: `${name.form(`${name} discards`, 'You discard')} ${n} unused rescue card.`,
        other: `${name.form(`${name} discards`, 'You discard')} ${n} unused rescue cards.`,
      }),
    oshax: (name: Who, colour: string) =>
      `${name} ${name.form('calls', 'call')} an oshax aboard: it is ${colour} now.`,
    treasure: (name: Who, tiles: string) =>
      `${name} ${name.form('brings', 'bring')} aboard: ${tiles}.`,
    playCard: (name: Who, title: string) => `${name} ${name.form('plays', 'play')} ${title}.`,
    anytime: (name: Who, title: string, what: string) =>
      what
        ? `${name} ${name.form('plays', 'play')} ${title}: ${what}.`
        : `${name} ${name.form('plays', 'play')} ${title}.`,
    gains: (gain: number, fish: number) => `${gain} fish, ${fish} in all`,
    gainsFor: (colour: string, gain: number, fish: number) =>
      `${gain} fish for ${colour}, ${fish} in all`,
    buys: (kept: string, cost: number) => `${kept} for ${cost} fish`,
    buysNothing: 'no card is kept',
    herds: (n: number) =>
      plural(n, { one: `${n} cat changes fields`, other: `${n} cats change fields` }),
    arrives: (tiles: string) => `from the bag: ${tiles}`,
    boards: (tile: string) => `${tile} comes aboard`,
    fitsNowhere: (tile: string) => `${tile} fits nowhere and is discarded`,
    givesLessons: (n: number) =>
      plural(n, {
        one: `${n} lesson for a permanent basket`,
        other: `${n} lessons for a permanent basket`,
      }),
    givesTreasures: (tiles: string) => `${tiles} for a permanent basket`,
    names: (name: Who, colour: string) => `${name} ${name.form('names', 'name')} ${colour}.`,
    sends: (name: Who, field: string) =>
      `${name} ${name.form('sends', 'send')} it to the ${field} field.`,
    fieldNames: { left: 'left', right: 'right' },
    places: (name: Who, what: 'oshax' | 'treasure') =>
      `${name} ${name.form('places', 'place')} ${what === 'oshax' ? 'an oshax' : 'a treasure'}.`,
    done: (name: Who) => `${name} ${name.form('takes', 'take')} nothing more.`,
    watches: (name: Who, on: boolean) =>
      on
        ? `${name} ${name.form('wants', 'want')} to be prompted before each rival’s turn.`
        : `${name} no longer ${name.form('wants', 'want')} to be prompted.`,
    sisterColour: (colour: string) => `Your sister reveals a colour: ${colour}.`,
    dayEnd: (n: number) =>
      n > 0
        ? plural(n, {
            one: `The day ends; ${n} cat stays behind.`,
            other: `The day ends; ${n} cats stay behind.`,
          })
        : 'The day ends; every cat in the fields found a boat.',
    final: (name: Who, total: number, parts: string) => `${name}: ${points(total)} (${parts}).`,
    finalPart: (what: string, n: number) => `${what} ${plain(n)}`,
    end: (names: string[], [first]: Who[]) =>
      names.length > 1
        ? `${list.format(names)} share the victory.`
        : `${first} ${first.form('wins', 'win')}.`,
    sisterWins: 'Your sister wins.',
  },
  why: {
    rat: 'a visible rat',
    room: (room: string, n: number) =>
      plural(n, { one: `${room}: ${n} cell open`, other: `${room}: ${n} cells open` }),
    family: (members: string) => `a family: ${members}`,
    rare: 'a rare treasure',
    lesson: (title: string, count: string) => `${title}: ${count}`,
    /** The same with points, if the lines of a row differ. */
    worth: (title: string, n: number, count: string) =>
      count ? `${title}: ${points(n)} (${count})` : `${title}: ${points(n)}`,
    familyWorth: (members: string, n: number) => `a family: ${members}, ${points(n)}`,
    of: (n: number, wanted: number) => `${n} of ${wanted}`,
    /** more than needed */
    enough: (n: number, wanted: number) => `${n}, ${wanted} needed`,
    enoughFish: (n: number, wanted: number) => `${n} fish, ${wanted} needed`,
    over: (n: number, wanted: number) => `${n}, must be exactly ${wanted}`,
    /** a family on another boat is larger than one's own; `name`: whose it is, if known */
    bigger: (size: number, name?: string) =>
      name ? `${name}’s family of ${size} is bigger` : `a rival’s family of ${size} is bigger`,
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
    failed: 'The earlier games could not be loaded.',
    difficulty: {
      easy: 'easy',
      medium: 'medium',
      hard: 'hard',
      very_hard: 'very hard',
      expert: 'expert',
    },
    next: (level: string) => `Next level: ${level}`,
  },
  panel: {
    title: 'Your sister',
    score: (n: number) => `${points(n)} now`,
    colours: 'Her colours',
    colour: (each: number, colour: string) => `${points(each)} for each ${colour} cat`,
    hidden: (each: number, day: number) => `${points(each)} each, revealed on day ${day}`,
    day: (n: number) => `day ${n}`,
    lessons: 'Her lessons',
    coloursRule:
      'Each of your cats gives her the points of its colour. “?”: a colour that she reveals on that day.',
    rule: 'She scores for what is on your boat. You need more points than she has; she wins ties.',
    row: 'Her row today',
    fishChange: 'Her points for your fish change until the end: you still catch and spend fish.',
    rowEmpty: 'Her cards come after you have laid yours.',
    rowDone: 'She has played all her cards for today.',
    takes: (parts: string) => `Her open card: ${parts}.`,
    follows: (n: number) =>
      plural(n, {
        one: `${n} more card follows, face down.`,
        other: `${n} more cards follow, face down.`,
      }),
    unseen: (n: number) =>
      plural(n, {
        one: `${n} card is face down; she reveals it on her turn.`,
        other: `${n} cards are face down; she reveals one on each turn.`,
      }),
    speed: (n: number) => `Her speed today: ${n}`,
    acted: 'She just played',
    /** the start of a day, with what her new colour gives her for each cat */
    newColour: (day: number, colour: string, points: number) =>
      `Day ${day}. Your sister’s new colour: ${colour} (${points} per cat).`,
    /** speeds: one's own, hers */
    youFirst: (mine: number, hers: number) =>
      mine === hers
        ? `You go first: both have speed ${mine}.`
        : `You go first: speed ${mine} against ${hers}.`,
    sheFirst: (hers: number, mine: number) =>
      mine === hers
        ? `Your sister goes first: both have speed ${mine}.`
        : `Your sister goes first: speed ${hers} against your ${mine}.`,
    seventh: (card: string) => `Your seventh card, drawn at random: ${card}.`,
    open: 'Show everything about your sister',
    cats: (n: number) => cats(n),
    faceDown: 'The sister’s card, face down',
  },
};

export type CatsStoryWords = typeof words;
