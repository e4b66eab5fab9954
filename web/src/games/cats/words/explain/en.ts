/** English: the rules of The Isle of Cats in short, and the shape that every other language must have. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const points = (n: number): string =>
  `${n < 0 ? '−' : ''}${plural(Math.abs(n), { one: '1 point', other: `${Math.abs(n)} points` })}`;

/** A name, a rule in a sentence or two, and what the drawn example shows. */
export interface Entry {
  name: string;
  rule: string;
  example?: (points: number) => string;
}

/** Concepts of the game that are not cards. */
const ideas = {
  fish: {
    name: 'Fish',
    rule: 'Money. Every day brings you 20. Cards and cats cost fish; what is left stays with you. At the end fish only break ties.',
  },
  fields: {
    name: 'The two fields',
    rule: 'Cats wait on the island. One of the left field costs 3 fish, one of the right field 5. Every morning each field gets two cats per player, four if you play alone. Whoever still waits in the evening is gone.',
  },
  basket: {
    name: 'Permanent basket',
    rule: 'It carries one cat a day. Used today, it is ready again tomorrow. Everybody begins with one.',
  },
  cardBasket: {
    name: 'Baskets of cards',
    rule: 'A whole basket on a rescue card carries one cat; then the card is gone. Two broken baskets do so together.',
  },
  speed: {
    name: 'Speed',
    rule: 'The boots on your rescue cards are added up. The fastest chooses first; equal speeds keep their order. The new order lasts until the next rescue.',
  },
  draft: {
    name: 'Draft',
    rule: 'Seven cards each. Keep two and pass five on, keep two of those that come, two again, and the last one. The arrow shows the way; it turns every day.',
  },
  pay: {
    name: 'Paying',
    rule: 'After the draft you pay for the cards that you want, and drop the others unseen. Think of the fish that the cats will cost.',
  },
  lesson: {
    name: 'Private lesson',
    rule: 'It scores at the end, for you alone. It lies face down; others see only how many you have. It is laid on the day on which you pay for it.',
  },
  public: {
    name: 'Public lesson',
    rule: 'It lies face up and scores at the end for everybody. Some want a colour: whoever lays the card names it.',
  },
  anytime: {
    name: 'Anytime card',
    rule: 'Play it at any pause, also when others are asked. It costs nothing more than the fish that you paid for it.',
  },
  watch: {
    name: 'Ask me first',
    rule: 'Herding and New arrivals change what others find. Ask to be asked: then the table waits for you before each rescue turn of another player.',
  },
  touch: {
    name: 'Placing a tile',
    rule: 'The first tile goes anywhere. Every later one must share a side with a tile of your boat; corners do not count. Turn it, turn it over, cross walls, cover rats. Tiles never move again.',
    example: () => 'The lit cat touches another one by a side.',
  },
  rats: {
    name: 'Rats',
    rule: 'Every rat that you can still see at the end costs 1 point. Cover them.',
    example: (n) => `Visible rats: ${points(n)}.`,
  },
  rooms: {
    name: 'Rooms',
    rule: 'A boat has seven rooms. Every room with a bare cell costs 5 points, also one that is quite empty. Full rooms light their lamps.',
    example: (n) => `A room with bare cells: ${points(n)}.`,
  },
  families: {
    name: 'Families',
    rule: 'Three or more cats of one colour that touch are a family. 3 cats give 8 points, 4 give 11, 5 give 15, 6 give 20, 7 give 25, and each one more 5.',
    example: (n) => `A family: ${points(n)}.`,
  },
  maps: {
    name: 'Treasure maps',
    rule: 'A cat that covers the map of its own colour brings a common treasure, at once, if you like. Any other tile covers it for nothing.',
    example: () => 'A cat lies on the map of its colour, and a treasure came with it.',
  },
  edge: {
    name: 'The edge',
    rule: 'The white line around the boat. A cat is at the edge if one of its cells has a side on that line. Many lessons count such cats.',
    example: () => 'These cats are at the edge.',
  },
  loner: {
    name: 'Loner',
    rule: 'A cat that touches no other cat of its colour. Some lessons want loners.',
    example: () => 'These cats are loners.',
  },
  oshax: {
    name: 'Oshax',
    rule: 'A rare guest of six cells. Its card lets you take one; when it is placed you choose its colour. From then on it counts as a cat of that colour, in families and lessons too.',
    example: (n) => `An oshax joins a family: ${points(n)}.`,
  },
  rare: {
    name: 'Rare treasure',
    rule: 'Four cells, 3 points at the end. They come out of the bag among the cats and wait in the supply for a treasure card.',
    example: (n) => `A rare treasure: ${points(n)}.`,
  },
  common: {
    name: 'Common treasure',
    rule: 'One to three cells. It fills gaps, covers rats and touches like any tile, but gives no points by itself. There are only so many of each shape.',
  },
  order: {
    name: 'Turn order',
    rule: 'Rescue and rare finds go in this order. The speeds of the day set it.',
  },
  ship: {
    name: 'The ship',
    rule: 'It counts the days: five, then it is off. On its last day everything is scored.',
  },
  bag: {
    name: 'The bag',
    rule: 'Cats and rare treasures that nobody has seen yet. What is in it is known, the order is not.',
  },
  sister: {
    name: 'Your sister',
    rule: 'Alone you play against her. She has no boat: she takes cats and treasures away, and scores for what lies on yours. You must have more points than she has; a tie is hers.',
  },
  sisterRow: {
    name: 'Her cards of the day',
    rule: 'Her first card says how many cards she has today, and her speed. You take turns; each card takes or swaps what its numbers say. Cats are numbered from the left, 1 to 8.',
  },
  sisterColours: {
    name: 'Her colours',
    rule: 'Each cat on your boat gives her points: 5 for her first colour, then 4, 3, 2, 1. One colour is turned up every day.',
  },
  sisterLessons: {
    name: 'Her lessons',
    rule: 'They count on your boat, for her. Three are always there; each step of difficulty adds a hard one.',
  },
} as const satisfies Record<string, Entry>;

export type Idea = keyof typeof ideas;
/** What can be explained: an idea, or a card by its id. */
export type Topic = `card ${string}` | Idea;

export const words = {
  ideas: ideas as Readonly<Record<Idea, Entry>>,
  example: 'Example',
  cost: (n: number) => `${n} fish`,
  lessonExample: (n: number) => `On this boat it gives ${points(n)}.`,
  more: 'All rules at a glance',

  glance: {
    title: 'The Isle of Cats at a glance',
    lead: 'Fill your boat with cats before the island is lost. All that counts, with drawn examples.',
    learn: 'Learn it by playing',
    short: 'In short',
    shortText:
      'You have five days. Every day you get fish, choose cards, pay for them, rescue cats and lay them on your boat. Families of cats, lessons and rare treasures give points; rats and rooms that are not full cost some. The most points win; in a tie, the most fish.',
    day: 'A day',
    phases: [
      ['Morning', 'Cats come to the two fields, two per player to each.'],
      ['Fishing', 'Everybody gets 20 fish.'],
      ['Exploring', 'Draft seven cards, then pay for those that you want.'],
      [
        'Lessons',
        'Lessons that you paid for are laid: public ones face up, private ones face down.',
      ],
      [
        'Rescue',
        'Lay rescue cards, all show them, the fastest begins. One cat a turn, for fish and a basket, until all have passed.',
      ],
      ['Rare finds', 'Oshax and treasure cards, one a turn. They may also wait.'],
      ['Evening', 'Cats that are left are gone, baskets are ready again, the ship moves on.'],
    ] as readonly (readonly [string, string])[],
    boat: 'On your boat',
    scoring: 'Points at the end',
    scores: [
      ['A family of 3, 4, 5, 6, 7 cats', '8, 11, 15, 20, 25'],
      ['Each further cat of a family', '5'],
      ['Each rare treasure', '3'],
      ['Your lessons and the public ones', 'see the card'],
      ['Each visible rat', '−1'],
      ['Each room that is not full', '−5'],
    ] as readonly (readonly [string, string])[],
    here: 'Lessons of this game',
    cards: 'All cards',
    kinds: {
      rescue: 'Rescue cards',
      rare: 'Oshax and treasure cards',
      anytime: 'Anytime cards',
      lesson: 'Private lessons',
      public_lesson: 'Public lessons',
      family: 'Lessons of the family game',
      sister: 'Lessons of your sister',
    },
    copies: (n: number) => plural(n, { one: 'once', other: `${n} times` }),
    solo: 'Alone: against your sister',
    soloText:
      'You get 5 cards, keep 3, twice, and one more at random. Public lessons give half, rounded up. Your sister scores for her colours and lessons on your boat.',
    family: 'The family game',
    familyText:
      'No fish, no baskets, no draft. Everybody keeps two of three lessons. Then take turns: any cat, free, onto your boat, or pass for the day. A cat on its map brings a treasure of any kind. Rats, rooms and families count as usual, then the two lessons; rare treasures give nothing. In a tie the most full rooms win.',
  },
};

export type CatsExplainWords = typeof words;
