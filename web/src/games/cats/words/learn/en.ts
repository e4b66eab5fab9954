/** English: lessons, typed moves and the text view of The Isle of Cats; the shape of all other languages. */
import { plain } from '../../../../i18n/numbers';
import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');
const points = (n: number): string =>
  plural(n, { one: `${plain(n)} point`, other: `${plain(n)} points` });
const cats = (n: number): string => plural(n, { one: '1 cat', other: `${n} cats` });
const cards = (n: number): string => plural(n, { one: '1 card', other: `${n} cards` });
type Rows = readonly (readonly [string, string])[];

export const words = {
  page: {
    title: 'Learn The Isle of Cats',
    lead: 'The quickest way is to play. Two short lessons explain themselves at a real table; after each you may play on.',
    standard: {
      title: 'The game',
      start: 'Start the first game',
      minutes: 'about 10 minutes, two days of five, against one bot',
      steps: [
        'Choose cards, and pay for the good ones',
        'Rescue cats with fish and baskets',
        'Lay them on your boat, families together',
        'Cover rats, fill rooms, find treasures',
      ],
    },
    solo: {
      title: 'Alone against your sister',
      start: 'Start the solo lesson',
      minutes: 'about 5 minutes, one day; you should know the game',
      steps: [
        'See what she scores for: colours and lessons',
        'See her cards take cats away',
        'Leave her little, and have more points',
      ],
    },
    rulesText: 'The day, the boat and every card, with drawn examples.',
    galleryText: 'Every cat, oshax, treasure, boat and card.',
  },

  coach: {
    day: (n: number, of: number) => `Day ${n} of ${of}`,
    ownWay: 'You went your own way. Good, it is your boat.',

    welcome:
      'This is your boat. You have five days to fill it with cats. Cats of one colour that touch are a family and give points.',
    costs:
      'Every rat still visible at the end costs a point, and every room that is not full costs five. The numbers show your score: you start far below zero.',
    island: (n: number) =>
      `${cats(n)} wait on the island today. Those of the left field cost 3 fish, those of the right one 5.`,
    fish: 'You get 20 fish every morning. You pay for cards first, then for cats, so don’t spend all of them on cards.',
    keep: (bot: string) =>
      `Choose two cards to keep. The others go to ${bot}; you pay for yours later.`,
    keepOn: (bot: string) =>
      `${bot} has kept two as well and passed these on. Keep two again. What ${bot} leaves of your first cards comes back to you.`,
    keepLast:
      'Two of the last three: these were yours in the first pick. The seventh card comes by itself. Hold a card or point at it to read what it does.',
    seal: 'Both chosen. Now seal: nobody sees what you keep.',
    pay: 'Now pay for the cards you want; the others are discarded. Each cat needs a basket and 3 or 5 fish.',
    payDone: 'The line shows what is left for cats. Content? Then pay.',
    pause:
      'You hold a card that you can play at any time. Now it could still bring a lesson for today. You can also keep it and go on.',
    colour:
      'A public lesson counts for everybody. Its colour is yours to name: one that you will have many of.',
    lessons: (n: number) =>
      plural(n, {
        one: 'Your lesson lies face down and counts at the end. Here you see how far it has come.',
        other: `Your ${n} lessons lie face down and count at the end. Here you see how far each has come.`,
      }),
    lay: 'Lay the rescue cards that you want to use today, baskets and boots. All show them together; boots make you faster.',
    layNone: 'You have no rescue card. Lay nothing: your own basket carries one cat all the same.',
    order: (bot: string, mine: number, theirs: number) =>
      mine > theirs
        ? `Your speed is ${mine}, ${bot} has ${theirs}: you choose first, and until tomorrow.`
        : mine === theirs
          ? `Both have speed ${mine}: the order stays as it was.`
          : `Your speed is ${mine}, ${bot} has ${theirs} and chooses first.`,
    rescue:
      'Rescue a cat: choose it, or drag it onto the boat. It costs its fish and one basket, and it is laid at once.',
    rescueMap: (colour: string) =>
      `Look at the maps on your boat. A ${colour} cat on the ${colour} map brings a treasure. Choose the marked one.`,
    rescueFamily:
      'From now on every cat must touch a tile by a side. Lay cats of one colour side by side: three are a family for 8 points.',
    rescueOn: 'Another one? You need a basket and fish. Cover rats where it costs you nothing.',
    place:
      'Now lay it. It fits where the dots are. Turn and flip it with the buttons or the wheel; I have turned it as I would.',
    confirm: 'It lies there, but nothing is fixed yet. Turn it, move it, then confirm.',
    map: 'The cat covers the map of its colour: choose a treasure and lay it in a gap, or decline.',
    pass: {
      baskets: 'You have no basket left for another cat: pass. You are done for today.',
      fish: 'You have too few fish for another cat: pass. You are done for today.',
      cats: 'No cats are left on the island: pass. You are done for today.',
      other: 'No cat is worth its price to me now. You can pass: you are done for today.',
    },
    why: {
      these: (reasons: string) => `Why these: ${reasons}.`,
      this: (reasons: string) => `Why this one: ${reasons}.`,
      basket: 'carries one more cat',
      broken: 'half a basket; two of them carry a cat',
      boots: 'you choose your cats earlier',
      public_lesson: 'counts for everyone, so for you too',
      anytime: 'you play it when it helps most',
      oshax: 'joins the family of your choice',
      treasure: 'fills gaps; a rare one gives 3 points',
      spare: 'you must keep some card, but need not pay for it',
      leaves: (fish: number, baskets: number) =>
        `The marked ones leave you ${fish} fish and ${plural(baskets, { one: '1 basket', other: `${baskets} baskets` })} for cats.`,
      map: 'it covers the map of its colour, which brings a treasure',
      joins: (n: number) =>
        n < 3 ? `it joins a cat of its colour; three are a family` : `it makes a family of ${n}`,
      rats: (n: number) => plural(n, { one: 'it covers a rat', other: `it covers ${n} rats` }),
      cheap: 'it costs 3 fish, not 5',
    },
    rare: 'Rare finds: now treasure and oshax cards are played, one a turn. Unused ones may wait for another day.',
    rareNone: 'You have no more cards for rare finds today. Pass.',
    treasure:
      'A treasure card. A rare treasure gives 3 points, common ones fill gaps and cover rats.',
    oshax:
      'An oshax has its own shape. Place it, then choose its colour: it joins that family and can link two of them.',
    evening:
      'The day is over. The cats left on the island are gone, and so are rescue cards that you laid but didn’t use. Your basket is ready again; you keep your fish and the cards in your hand.',
    day2: 'Day 2. The packs go the other way round now: the arrow shows it.',
    anytime:
      'You hold an anytime card. You may play it at any pause, also while others think: the clock button shows such cards.',
    day2keep: 'Keep two. Think of your families: who should come aboard next?',
    day2rescue:
      'You know how. A fourth and fifth cat in a family give 3 and 4 points more, a sixth 5.',
    rooms:
      'Think of the rooms as well. The layers button shows them; a small room is filled soon, and saves five points.',
    end: (you: string, bot: string, other: string) =>
      `You have ${you}, ${bot} has ${other} without hidden lessons. You know how it goes now. Start a new game, or play the other three days of this one.`,
  },

  solo: {
    welcome:
      'Alone you play against your sister. She has no boat. She takes cats away, and scores for what lies on yours.',
    colours:
      'These are her colours. A cat of the first one gives her 5 points, then 4, 3, 2, 1. Today you know only the first: take few cats of it.',
    lessons:
      'These lessons count on your boat, for her. Press one to read it, and give her little.',
    must: 'You must have more points than she has. A tie is hers.',
    keep: 'Five cards, keep three. The other two are out of the game: nobody else gets them.',
    keepOn: 'Five more, and again you keep three. A seventh card is drawn at random.',
    seal: 'Three are chosen. Keep them.',
    pay: 'Pay for what you want. As always, keep some fish for cats.',
    lay: 'Lay rescue cards. Then her first card is opened: it says how fast she is, and how many cards she has today.',
    row: (n: number, speed: number) =>
      `She has ${cards(n)} today and speed ${speed}. Each card takes what its numbers say: cats are numbered from the left.`,
    first:
      'You are faster, or were first before: you begin. Take what her open card would take, if you want it.',
    second: 'She is faster and has played already. The log tells what she took.',
    rescue: 'Your turn. Choose a cat that her colours do not pay for, and lay it well.',
    acted: 'She has played a card: what it names left the island. The numbers close up.',
    pass: 'When you pass, she plays the rest of her cards.',
    rare: 'Rare finds are for you alone. She only takes them away by her cards.',
    evening:
      'A new day: her second colour is turned up. After five days you know all of them, but then the cats are laid.',
    end: (you: string, her: string) =>
      `You stand at ${you}, she at ${her}, as far as is known. Most of hers are rats that you have not covered yet. Start a new game, or play on in this one.`,
  },

  move: {
    hint: 'Such as: keep d001 d043 · pay d043 · lay d043 · rescue blue-k03 d043 · at d5 d6 d7 d8 e5 · play d098 · pass',
  },

  reader: {
    whose: 'Whose boat',
    edge: 'edge',
    laid: 'not confirmed',
    fits: 'fits here',
    how: 'Arrow keys walk from cell to cell. Enter lays the chosen tile.',
    you: (score: number | null, fish: number, ready: number) =>
      `You: ${score === null ? '' : `${points(score)}, `}${fish} fish, ${plural(ready, { one: '1 basket ready', other: `${ready} baskets ready` })}.`,
    day: (n: number, of: number) => `Day ${n} of ${of}.`,
    left: 'Left field, 3 fish each',
    right: 'Right field, 5 fish each',
    pack: 'Cards to choose from',
    kept: 'Cards kept today',
    drawn: 'Cards drawn',
    hand: 'Cards in your hand',
    laidCards: 'Rescue cards laid',
    lessons: 'Your lessons',
    publicLessons: 'Public lessons',
    sisterLessons: 'Lessons of your sister',
    sisterColours: 'Colours of your sister',
    sisterRow: 'Her cards still to come today',
    faceDown: 'face down',
    oshax: 'Oshax',
    score: 'Your points',
    card: (title: string, text: string, id: string) => `${id}: ${title}. ${text}`,
    now: (n: number) => `Now ${plain(n)}.`,
    cost: (n: number) => `Costs ${n}.`,
  },

  keys: {
    title: 'Keys',
    rows: [
      ['Tab', 'from part to part'],
      ['Enter, Space', 'press, take, lay'],
      ['Arrows', 'from cell to cell'],
      ['Shift + arrows', 'onto the boat, to the next cell that fits'],
      ['Q, E', 'turn a tile'],
      ['F', 'flip a tile'],
      ['1 to 9', 'a card, cat, tile or field by its number'],
      ['Z, Shift + Z', 'undo, redo'],
      ['Ctrl + Enter', 'keep, pay, lay, confirm'],
      ['A', 'anytime cards'],
      ['C', 'your cards'],
      ['I', 'the island: fields, supplies, bag'],
      ['G', 'where points come from, one after the other'],
      ['B', 'the boats of the others'],
      ['T', 'try tiles on your boat'],
      ['L', 'the log'],
      ['Esc', 'put back, close'],
      ['+, −, 0', 'larger, smaller, the whole boat'],
      ['?', 'the rules; explain what has the focus'],
      ['/', 'type a move'],
    ] as Rows,
    moves: 'Written moves',
    moveRows: [
      ['keep d001 d043', 'keep these cards'],
      ['pay d001 d043', 'pay for these, drop the others'],
      ['lay d043', 'lay rescue cards'],
      ['rescue blue-k03', 'rescue this cat with a permanent basket'],
      ['rescue blue-k03 d043', 'rescue it with the basket of a card'],
      ['at d5 d6 d7 d8 e5', 'lay the tile on these cells'],
      ['play d098', 'play an oshax or treasure card'],
      ['colour red', 'name a colour'],
      ['anytime d071', 'play an anytime card'],
      ['pass', 'pass, or decline a treasure'],
    ] as Rows,
  },
};

export type CatsLearnWords = typeof words;
