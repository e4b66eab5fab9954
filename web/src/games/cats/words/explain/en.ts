/** English: the rules of The Isle of Cats in short, and the shape that every other language must have. */
import { pluralIn } from '../../../../i18n/plural';
import type { Kind } from '../../pieces/deck';

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
    rule: 'Cats wait on the island. Those in the left field cost 3 fish, those in the right field 5. Every morning each field gets two cats per player, or four in a solo game. Cats still there in the evening are lost.',
  },
  basket: {
    name: 'Permanent basket',
    rule: 'It carries one cat a day. After use it is ready again the next day. Everyone starts with one.',
  },
  cardBasket: {
    name: 'Card baskets',
    rule: 'A whole basket on a rescue card carries one cat; then the card is discarded. Two broken baskets together carry one cat.',
  },
  speed: {
    name: 'Speed',
    rule: 'The boots on your rescue cards add up. The fastest player chooses first; equal speeds keep their order. The new order lasts until the next rescue.',
  },
  draft: {
    name: 'Draft',
    rule: 'Seven cards each. Keep two and pass five on, keep two of those that come, two again, and the last one. The arrow shows the direction; it changes every day.',
  },
  pay: {
    name: 'Paying',
    rule: 'After the draft you pay for the cards you want. The others are discarded face down. Save fish for the cats.',
  },
  lesson: {
    name: 'Private lesson',
    rule: 'It scores at the end, for you alone. It lies face down; others see only how many you have. It is laid on the day you pay for it.',
  },
  public: {
    name: 'Public lesson',
    rule: 'It lies face up and scores at the end for everyone. Some need a colour: the player who lays the card names it.',
  },
  anytime: {
    name: 'Anytime card',
    rule: 'Play it at any pause, even in other players’ turns. It costs nothing more than the fish you paid for it.',
  },
  watch: {
    name: 'Ask me first',
    rule: 'Herding and New arrivals change what others find. If you ask to be prompted, the game waits for you before each other player’s rescue turn.',
  },
  touch: {
    name: 'Placing a tile',
    rule: 'The first tile goes anywhere. Every later one must share a side with a tile on your boat; corners do not count. You may rotate and flip it, cross walls and cover rats. Placed tiles never move.',
    example: () => 'The lit cat touches another one by a side.',
  },
  rats: {
    name: 'Rats',
    rule: 'Every rat still visible at the end costs 1 point. Cover them.',
    example: (n) => `Visible rats: ${points(n)}.`,
  },
  rooms: {
    name: 'Rooms',
    rule: 'A boat has seven rooms. Every room with an open cell costs 5 points, even an empty one. Full rooms light up.',
    example: (n) => `A room with open cells: ${points(n)}.`,
  },
  families: {
    name: 'Families',
    rule: 'Three or more cats of one colour that touch are a family. 3 cats give 8 points, 4 give 11, 5 give 15, 6 give 20, 7 give 25, and each further cat 5.',
    example: (n) => `A family: ${points(n)}.`,
  },
  maps: {
    name: 'Treasure maps',
    rule: 'When a cat covers the map of its own colour, you may take a common treasure right away. Any other tile covers the map without a reward.',
    example: () => 'A cat lies on the map of its colour, and a treasure came with it.',
  },
  edge: {
    name: 'The edge',
    rule: 'The white line around the boat. A cat is at the edge if one of its cells has a side on that line. Many lessons count such cats.',
    example: () => 'These cats are at the edge.',
  },
  loner: {
    name: 'Loner',
    rule: 'A cat that touches no other cat of its colour. Some lessons reward loners.',
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
    rule: 'One to three cells. It fills gaps, covers rats and touches like any tile, but gives no points by itself. The supply of each shape is limited.',
  },
  order: {
    name: 'Turn order',
    rule: 'Rescue and rare finds follow this order. It depends on the speeds of the day.',
  },
  ship: {
    name: 'The ship',
    rule: 'It counts the days: after five days it leaves. Then everything is scored.',
  },
  bag: {
    name: 'The bag',
    rule: 'Cats and rare treasures that nobody has seen yet. Everyone knows what is in it, nobody knows the order.',
  },
  sister: {
    name: 'Your sister',
    rule: 'In a solo game you play against her. She has no boat: she takes cats and treasures away, and scores for what lies on yours. You need more points than she has; she wins ties.',
  },
  sisterRow: {
    name: 'Her cards for the day',
    rule: 'Her first card says how many cards she has today, and her speed. You take turns; each card takes or swaps what its numbers say. Cats are numbered from the left, 1 to 8.',
  },
  sisterColours: {
    name: 'Her colours',
    rule: 'Each cat on your boat gives her points: 5 for her first colour, then 4, 3, 2, 1. One colour is revealed every day.',
  },
  sisterLessons: {
    name: 'Her lessons',
    rule: 'They count on your boat, for her. She always has three; each level above easy adds an advanced one.',
  },
} as const satisfies Record<string, Entry>;

export type Idea = keyof typeof ideas;
/** What can be explained: an idea, or a card by its id. */
export type Topic = `card ${string}` | Idea;

export const words = {
  ideas: ideas as Readonly<Record<Idea, Entry>>,
  example: 'Example',
  cost: (n: number) => `${n} fish`,
  kinds: {
    rescue:
      'Lay it before the rescue begins: its basket and speed work only on that day. Cards you do not lay stay in your hand.',
    anytime:
      'Once you have paid for it, play it at any pause, even in other players’ turns. Then it is discarded. After the last day it is worth nothing.',
    treasure:
      'Play it after the rescue, one card a turn. It may wait for a later day. The tiles are placed at once.',
    oshax:
      'Play it after the rescue, one card a turn. It may wait for a later day. An oshax counts as a cat of the colour you choose.',
    lesson: 'It is laid face down on the day you pay for it, and scores at the end for you alone.',
    public_lesson:
      'It is laid face up on the day you pay for it. At the end it scores for every player, each for their own boat.',
    sister: 'It counts on your boat, but the points are hers.',
  } as Readonly<Record<Kind, string>>,
  /** a lesson of the family game, which nobody pays for */
  familyLesson: 'It scores at the end, for you alone.',
  /** the rules that differ in the family game */
  inFamily: {
    maps: 'When a cat covers the map of its own colour, you may take any treasure right away. Any other tile covers the map without a reward.',
  } as Readonly<Partial<Record<Idea, string>>>,
  lessonExample: (n: number) => `On this boat it gives ${points(n)}.`,
  more: 'All rules at a glance',

  glance: {
    title: 'The Isle of Cats at a glance',
    lead: 'Fill your boat with cats before the island is lost. Everything that counts, with drawn examples.',
    learn: 'Learn it by playing',
    short: 'In short',
    shortText:
      'You have five days. Every day you get fish, choose cards, pay for them, rescue cats and lay them on your boat. Families of cats, lessons and rare treasures give points; rats and rooms that are not full cost points. The player with the most points wins; fish break ties.',
    day: 'A day',
    phases: [
      ['Morning', 'Each of the two fields gets two cats per player.'],
      ['Fishing', 'Everyone gets 20 fish.'],
      ['Exploring', 'Draft seven cards, then pay for those you want.'],
      [
        'Lessons',
        'The lessons you paid for are laid: public ones face up, private ones face down.',
      ],
      [
        'Rescue',
        'Everyone lays rescue cards and reveals them; the fastest starts. One cat per turn, for fish and a basket, until everyone has passed.',
      ],
      ['Rare finds', 'Oshax and treasure cards, one per turn. You can also keep them for later.'],
      ['Evening', 'Cats still in the fields are lost, baskets are ready again, the ship moves on.'],
    ] as readonly (readonly [string, string])[],
    boat: 'On your boat',
    scoring: 'Points at the end',
    scores: [
      ['A family of 3, 4, 5, 6, 7 cats', '8, 11, 15, 20, 25'],
      ['Each further cat of a family', '5'],
      ['Each rare treasure', '3'],
      ['Private and public lessons', 'see the card'],
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
      family: 'Family game lessons',
      sister: 'Your sister’s lessons',
    },
    copies: (n: number) => plural(n, { one: 'once', other: `${n} times` }),
    solo: 'Solo: against your sister',
    soloText:
      'You get 5 cards, keep 3, twice, and one more at random. Public lessons give half, rounded up. Your sister scores for her colours and lessons on your boat.',
    family: 'The family game',
    familyText:
      'No fish, no baskets, no draft. Everyone keeps two of three lessons. Then take turns: place any cat on your boat, free of charge, or pass for the day. A cat on its map brings a treasure of any kind. Rats, rooms and families count as usual, then the two lessons; rare treasures give nothing. Full rooms break ties.',
  },
};

export type CatsExplainWords = typeof words;
