/** English words for the player's boat in The Isle of Cats. */
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');

export const words = {
  boat: 'Your boat',
  /** The rooms by their numbers. */
  rooms: {
    1: 'stern cabin',
    2: 'upper bedroom',
    3: 'dining room',
    4: 'lower bedroom',
    5: 'hold',
    6: 'pantry',
    7: 'bow cabin',
  } as Record<number, string>,
  sea: 'sea',
  free: 'free',
  unconfirmed: 'not confirmed',
  fits: 'fits here',
  points: (n: number) => plural(Math.abs(n), { one: `${n} point`, other: `${n} points` }),

  dock: {
    rescue: 'Rescue',
    tile: 'Place a tile',
    oshax: 'Oshax',
    map: 'Treasure of a map',
    treasures: 'Treasures',
    rest: 'Island',
  },
  cat: (n: number, name: string) => `Cat ${n}, ${name}`,
  price: (n: number) => `${n} fish`,
  laid: 'laid',
  cannot: 'cannot be rescued now',
  homeless: 'It fits nowhere on your boat.',
  left: (n: number) => plural(n, { one: '1 left', other: `${n} left` }),

  chooseCat: 'Drag a cat aboard, or tap it and then a cell.',
  nothing: {
    cats: 'No cats are left in the fields.',
    baskets: 'You have no basket left for a cat.',
    fish: (n: number) =>
      plural(n, {
        one: '1 fish is not enough for any cat.',
        other: `${n} fish are not enough for any cat.`,
      }),
    other: 'You can rescue no cat now.',
  },
  passOn: 'Pass for today.',
  endOn: 'End your turn.',
  chooseTreasure: 'Take a treasure and place it.',
  chooseOshax: 'Take an oshax and place it.',
  chosen: 'A dot marks where its middle can be.',
  noneSoTurned: 'Turned like this it fits nowhere. Turn or flip it.',
  wait: 'Finding the places ...',
  ifDropped: 'Dropped here',
  laidHere: 'Laid here',
  fitsHere: 'It fits here.',
  noChange: 'No points change.',
  notLikeThis: 'Not like this',
  notRescued: 'You cannot rescue it now',
  colourDecides: 'Its colour decides what it gives.',
  asColour: (points: string, colour: string) => `${points} as ${colour.toLowerCase()}`,
  nameColour: 'Now choose its colour.',
  hintShown: 'A bot would do this.',
  hintCat: 'A bot would rescue this cat.',
  sister: (delta: string) => `Your sister: ${delta}.`,
  onMap: 'It finds the map of its colour: a treasure may follow.',
  family: (n: number) => `family of ${n}`,
  topics: { rats: 'Rats', rooms: 'Rooms', families: 'Families', rare: 'Rare treasures' } as Record<
    string,
    string
  >,

  reasons: {
    outside: 'It would hang over the edge of the boat.',
    covered: 'Another tile lies there.',
    not_touching: 'It must share a side with a tile on your boat.',
    wrong_shape: 'No tile in question has this shape.',
    no_place: 'It fits nowhere on your boat.',
  } as Readonly<Record<string, string | undefined>>,
  tooDear: (needed: number, fish: number) => `It costs ${needed} fish; you have ${fish}.`,

  otherTile: 'Another tile',
  turnLeft: 'Turn left (Q)',
  turnRight: 'Turn right (E)',
  flip: 'Flip (F)',
  undo: 'Undo (Z)',
  redo: 'Redo (Shift+Z)',
  takeBack: 'Take back',
  confirm: 'Confirm',
  sending: 'Sending ...',
  notSent: 'That did not go through. Try again.',
  confirmWhy: {
    rescue: 'Choose a cat and lay it on your boat first.',
    tile: 'Lay it on your boat first.',
    oshax: 'Lay an oshax on your boat and choose its colour first.',
    map: 'Lay a treasure on your boat first, or decline.',
    treasures: 'Lay a treasure on your boat first.',
    rest: '',
  },
  pass: 'Pass for today',
  endTurn: 'End turn',
  decline: 'Decline',
  noMore: 'No more',

  basket: 'Basket',
  baskets: { own: 'Yours', card: 'Card', broken: 'Two broken' },
  purse: (before: number, after: number) => `Fish: ${before}, then ${after}`,
  fish: (n: number) => `${n} fish`,
  ready: (n: number) => plural(n, { one: '1 basket ready', other: `${n} baskets ready` }),
  onCards: (n: number) =>
    plural(n, { one: '1 cat in baskets of cards', other: `${n} cats in baskets of cards` }),
  extra: (n: number) =>
    plural(n, { one: '1 more cat in this turn', other: `${n} more cats in this turn` }),
  anywhere: 'The next tile may lie apart from the others.',
  colour: 'Colour of the oshax',

  keys: { drag: 'Drag, or click a tile, then a cell', turn: 'turn', flip: 'flip', drop: 'drop' },

  layers: 'Show rooms and families',
  worth: (now: number, next: number) => `${now}, with one more cat ${next}`,
  map: 'The whole boat',

  try: 'Try (T)',
  tryTitle: 'Only a try.',
  tryText: 'Nothing of it is played.',
  leave: 'Leave',
  tryTiles: 'Tiles to try',
  tryChoose: 'Take any tile in sight. Several can lie there.',
  tryFull: 'No more tiles can be tried at once. Undo one first.',
  sources: {
    fields: 'Fields',
    common: 'Treasures',
    rare: 'Rare treasures',
    oshax: 'Oshax',
    bag: 'Bag',
  },
};

export type BoatWords = typeof words;
