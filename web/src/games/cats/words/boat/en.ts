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
    map: 'Map treasure',
    treasures: 'Treasures',
    rest: 'Island',
  },
  cat: (n: number, name: string) => `Cat ${n}, ${name}`,
  price: (n: number) => `${n} fish`,
  laid: 'placed',
  cannot: 'cannot be rescued now',
  homeless: 'It fits nowhere on your boat.',
  left: (n: number) => plural(n, { one: '1 left', other: `${n} left` }),

  chooseCat: 'Drag a cat aboard, or tap it and then a cell.',
  chooseCatByMouse: 'Drag a cat aboard, or click it and then a cell.',
  nothing: {
    cats: 'No cats are left in the fields.',
    baskets: 'You have no basket left for a cat.',
    fish: (n: number) =>
      plural(n, {
        one: '1 fish is not enough for any cat.',
        other: `${n} fish are not enough for any cat.`,
      }),
    other: 'You can’t rescue a cat now.',
  },
  passOn: 'Pass for today.',
  endOn: 'End your turn.',
  chooseTreasure: 'Take a treasure and place it.',
  chooseOshax: 'Take an oshax and place it.',
  chosen: 'Dots mark where its middle can go.',
  /** where the points of the places are known */
  chosenBest: 'Dots mark where its middle can go; ringed ones give the most points.',
  noneSoTurned: 'It fits nowhere this way. Rotate or flip it.',
  wait: 'Finding places ...',
  ifDropped: 'If placed here',
  laidHere: 'Placed here',
  fitsHere: 'It fits here.',
  noChange: 'Your points stay the same.',
  /** a dragged piece was let go where it cannot be */
  missed: 'It can’t go there. Let go near a dot.',
  notLikeThis: 'It doesn’t fit this way',
  notRescued: 'You can’t rescue it now',
  colourDecides: 'Its colour decides what it gives.',
  asColour: (points: string, colour: string) => `${points} as ${colour.toLowerCase()}`,
  nameColour: 'Now choose its colour.',
  hintShown: 'A bot would do this.',
  hintCat: 'A bot would rescue this cat.',
  sister: (delta: string) => `Your sister: ${delta}.`,
  sisterThen: (cats: string) => `Then your sister takes ${cats}.`,
  onMap: 'It covers the map of its colour: you may take a treasure.',
  family: (n: number) => `family of ${n}`,
  /** a group of cats that is no family yet, and a family that grows */
  soon: (colour: string, n: number, of: number, next: number) =>
    `${colour}: ${n} of ${of}; one more cat makes it worth ${next}`,
  toGo: (room: string, n: number) =>
    plural(n, { one: `${room}: 1 cell to go`, other: `${room}: ${n} cells to go` }),
  full: (room: string) => `${room} full`,
  hole: 'leaves a hole that no cat fits into',
  topics: { rats: 'Rats', rooms: 'Rooms', families: 'Families', rare: 'Rare treasures' } as Record<
    string,
    string
  >,

  reasons: {
    outside: 'It would hang over the edge of the boat.',
    covered: 'Another tile is there.',
    not_touching: 'It must share a side with a tile on your boat.',
    wrong_shape: 'No tile that you may place has this shape.',
    no_place: 'It fits nowhere on your boat.',
  } as Readonly<Record<string, string | undefined>>,
  tooDear: (needed: number, fish: number) => `It costs ${needed} fish; you have ${fish}.`,

  otherTile: 'Another tile',
  turnLeft: 'Rotate left (Q)',
  turnRight: 'Rotate right (E)',
  flip: 'Flip (F)',
  undo: 'Undo (Z)',
  redo: 'Redo (Shift+Z)',
  takeBack: 'Take back',
  confirm: 'Confirm',
  sending: 'Sending ...',
  notSent: 'The move was not sent. Try again.',
  confirmWhy: {
    rescue: 'Choose a cat and place it on your boat first.',
    tile: 'Place it on your boat first.',
    oshax: 'Place an oshax on your boat and choose its colour first.',
    map: 'Place a treasure on your boat first, or decline.',
    treasures: 'Place a treasure on your boat first.',
    rest: '',
  },
  pass: 'Pass for today',
  endTurn: 'End turn',
  again: 'Press again to pass',
  decline: 'Decline',
  declineAgain: 'Press again: no treasure',
  noMore: 'Take no second one',
  noMoreAgain: 'Press again: no second one',

  basket: 'Basket',
  baskets: { own: 'Yours', card: 'Card', broken: 'Two broken' },
  purse: (before: number, after: number) => `Fish: ${before}, then ${after}`,
  fish: (n: number) => `${n} fish`,
  ready: (n: number) => plural(n, { one: '1 basket ready', other: `${n} baskets ready` }),
  onCards: (n: number) =>
    plural(n, { one: 'card baskets for 1 cat', other: `card baskets for ${n} cats` }),
  extra: (n: number) =>
    plural(n, { one: '1 extra cat this turn', other: `${n} extra cats this turn` }),
  anywhere: 'The next tile need not touch another one.',
  colour: 'Colour of the oshax',

  keys: { turn: 'rotate', flip: 'flip', drop: 'drop' },

  layers: 'Show rooms and families',
  worth: (now: number, next: number) => `${now}, with one more cat ${next}`,
  map: 'The whole boat',

  try: 'Try (T)',
  tryTitle: 'Try mode.',
  tryText: 'Nothing here counts.',
  leave: 'End try mode',
  tryTiles: 'Tiles to try',
  tryChoose: 'Choose any visible tile. You can try several.',
  tryFull: 'You can’t try more tiles at once. Undo one first.',
  sources: {
    fields: 'Fields',
    common: 'Treasures',
    rare: 'Rare treasures',
    oshax: 'Oshax',
    bag: 'Bag',
  },
};

export type BoatWords = typeof words;
