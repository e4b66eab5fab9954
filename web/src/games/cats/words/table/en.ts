/** English: the words of a table of The Isle of Cats, and the shape that every other language must have. */
import { pluralIn } from '../../../../i18n/plural';
import type { Kind } from '../../pieces/deck';

const plural = pluralIn('en');

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const areOrIs = (names: readonly string[], one: string, more: string): string =>
  `${list(names)} ${names.length === 1 ? one : more}`;
const cards = (n: number): string => plural(n, { one: '1 card', other: `${n} cards` });

export const words = {
  /** a heading for one's own board and for that of another */
  boards: {
    yours: 'Your boat',
    of: (name: string) => `${name}’s boat`,
    look: (name: string) => `Look at ${name}’s boat`,
    back: 'Back to your boat',
  },
  status: {
    setup: 'Setting up the table',
    setupDetail: 'Boats and the starting player are being drawn.',
    day: (day: number) => `Day ${day} begins`,
    dayDetail: 'Cats arrive in the fields, and cards are dealt.',
    keep: (n: number, of: number) => `Draft: keep ${n} of ${of} cards`,
    keepLessons: (n: number, of: number) => `Keep ${n} of these ${of} lessons`,
    keepWatch: 'Everyone is drafting cards',
    haveChosen: (names: readonly string[]) => areOrIs(names, 'has chosen', 'have chosen'),
    choose: (names: readonly string[]) => areOrIs(names, 'is choosing', 'are choosing'),
    waitKeep: (names: readonly string[]) =>
      names.length ? `Waiting for ${list(names)} to choose` : 'The cards are passed on',
    thenPass: (name: string) => `Then your other cards go to ${name}`,
    thenDay: 'Then the first day begins',
    pay: 'Pay for the cards you want to keep',
    payWatch: 'Everyone is paying for cards',
    payLast: 'The others have decided',
    waitPay: (names: readonly string[]) =>
      names.length ? `Waiting for ${list(names)} to pay` : 'Everyone has paid',
    thenLessons: 'Then lessons are laid',
    naming: 'Name a colour for your public lesson',
    namingDetail: 'It counts for everyone.',
    names: (name: string) => `${name} is naming a colour for a public lesson`,
    lay: 'Lay rescue cards, or none',
    layNone: 'You have no rescue cards',
    lays: (name: string) => `${name} is laying rescue cards`,
    laid: (name: string, n: number) => `${name} laid ${n}`,
    thenReveal: 'Then all are revealed, and the fastest goes first',
    sister: 'Your sister reveals her cards',
    rescue: 'Your turn: rescue a cat, or pass',
    /** in a turn with extra cats, before the first one */
    rescueSome: (n: number) => `Your turn: rescue up to ${n} cats, or pass`,
    rescueMore: 'Rescue another cat, or end your turn',
    rescueNone: 'You can’t rescue another cat: pass for today',
    rescueEnd: 'You can’t rescue another cat: end your turn',
    take: 'Your turn: take a cat, or pass',
    rescues: (name: string) => `It’s ${name}’s turn to rescue`,
    then: (names: readonly string[]) => `Then ${list(names)}`,
    /** in a list of names, inside a sentence */
    you: 'you',
    youNext: 'You are next',
    havePassed: (names: readonly string[]) =>
      areOrIs(names, 'has passed for today', 'have passed for today'),
    alone: 'Everyone else has passed',
    pause: (name: string) => `Before ${name}’s turn: play a card, or continue`,
    pauseSister: 'Before your sister’s turn: play a card, or continue',
    pauses: (name: string) => `${name} may play a card first`,
    lessonPause: 'Before the lessons: play a card, or continue',
    lessonPauses: 'Anytime cards can be played before the lessons',
    find: 'Rare finds: play a card, or pass',
    findNone: 'Rare finds: you have no card to play',
    finds: (name: string) => `Rare finds: ${name}`,
    thenEnd: 'Then the day ends',
    placeFirst: 'Place your first tile anywhere',
    place: 'Place it next to another tile',
    placeFree: 'Place it anywhere',
    oshax: 'Place an oshax next to another tile',
    places: (name: string) => `${name} is placing a tile`,
    oshaxColour: 'Choose the colour of your oshax',
    map: 'You covered a map: take a treasure, or decline',
    treasures: 'Place your treasures',
    takeRare: '1 rare one, or up to 2 common ones',
    takeCommon: (n: number) =>
      plural(n, {
        one: '1 more common one, or none',
        other: `up to ${n} common ones`,
      }),
    takeSmall: (n: number) =>
      plural(n, {
        one: '1 more small one, or none',
        other: `up to ${n} small ones`,
      }),
    buy: 'Pay for the drawn cards you want to keep',
    buys: (name: string) => `${name} is looking at drawn cards`,
    field: 'Which field does this cat go to?',
    fields: (name: string) => `${name} is sending cats to the fields`,
    over: 'The game is over',
    won: (names: readonly string[], points: number) =>
      `${areOrIs(names, 'wins', 'win')} with ${points} points`,
    youWon: (points: number) => `You win with ${points} points`,
    sisterWon: 'Your sister wins',
    trying: 'Try mode: nothing here counts',
  },
  seat: {
    choosing: 'choosing',
    chosen: 'has chosen',
    paying: 'paying',
    paid: 'ready',
    naming: 'naming',
    laying: 'laying cards',
    laid: (n: number) => `laid ${n}`,
    rescuing: 'rescuing',
    placing: 'placing',
    passed: 'passed',
    finding: 'rare finds',
    pausing: 'thinking',
    waits: 'waiting',
    next: 'next',
    winner: 'winner',
    /** where a language says it differently of you */
    own: { chosen: 'chosen' } as Partial<
      Record<
        | 'choosing'
        | 'chosen'
        | 'paying'
        | 'naming'
        | 'laying'
        | 'rescuing'
        | 'placing'
        | 'pausing'
        | 'waits',
        string
      >
    >,
  },
  strip: {
    yours: 'Your boat',
    of: (name: string) => `${name}’s boat`,
    items: {
      rats: 'Rats',
      rooms: 'Rooms',
      families: 'Families',
      rare: 'Rare treasures',
      lessons: 'Lessons',
    },
    rats: (n: number) => (n === 0 ? 'none visible' : `${n} visible`),
    rooms: (full: number) => `${full} of 7 full`,
    noFamily: 'none yet',
    rare: (n: number) => plural(n, { one: '1 aboard', other: `${n} aboard` }),
    lessons: (own: number, all: number) => `${own} private, ${all} public`,
    points: (n: number) => plural(n, { one: `${n} point`, other: `${n} points` }),
    after: (n: number, by: string) => `${n} with the tile shown, ${by}`,
    unknown: 'turned off at this table',
    track: 'Days',
    day: (n: number, of: number) => `Day ${n} of ${of}`,
    dayShort: 'Day',
    home: 'home',
    phases: {
      draft: 'draft',
      pay: 'pay',
      lessons: 'lessons',
      lay: 'cards',
      rescue: 'rescue',
      rare: 'finds',
    },
    passLeft: 'Cards are passed to the left today',
    passRight: 'Cards are passed to the right today',
    yourLessons: 'Your lessons',
    lessonsOf: (name: string) => `${name}’s lessons`,
    secret: (n: number) =>
      n === 0
        ? 'None yet'
        : plural(n, { one: '1, secret until the end', other: `${n}, secret until the end` }),
    moreLessons: (n: number) => `${n} more below`,
    /** points of a lesson that a rival's move took away */
    lost: (by: string, title: string, why: string) => `${by} for “${title}”: ${why}.`,
    forAll: 'Public',
    light: 'Tap a line to see its cells.',
    close: 'Close',
    growing: (next: number) => `worth ${next} with one more cat`,
    missing: (n: number) => plural(n, { one: '1 cell to go', other: `${n} cells to go` }),
    family: (colour: string, size: number) => `${colour}, ${size} cats`,
    of5: (n: number) => `${n} of 5 colours`,
    count: (n: number) => `${n} now`,
    counted: (n: number, of: number) => `${n} of ${of}`,
    /** a lesson that counts fish, before the last day */
    atEnd: 'counts the fish left at the end',
    stillEmpty: (n: number, of: number) =>
      of === 1 ? (n === 1 ? 'still empty' : 'no longer empty') : `${n} of ${of} still empty`,
    over: (n: number, of: number) => `${n}, must be exactly ${of}`,
    place: (n: number) => `place ${n} in turn order`,
    cellsLeft: (n: number) =>
      n === 0 ? 'all covered' : plural(n, { one: '1 cell open', other: `${n} cells open` }),
  },
  dayStart: {
    fish: (n: number) => `+${n} fish`,
    cats: (n: number) => plural(n, { one: '1 new cat', other: `${n} new cats` }),
    last: 'The last day',
  },
  facts: {
    fish: (n: number) => `${n} fish`,
    baskets: (ready: number, used: number) =>
      used === 0
        ? plural(ready, { one: '1 basket ready', other: `${ready} baskets ready` })
        : `${ready} of ${ready + used} baskets ready`,
    lessons: (n: number) => plural(n, { one: '1 private lesson', other: `${n} private lessons` }),
    cards: (n: number) => plural(n, { one: '1 card in hand', other: `${n} cards in hand` }),
    laid: (n: number) => plural(n, { one: '1 rescue card laid', other: `${n} rescue cards laid` }),
    anywhere: 'The next tile need not touch another',
    extra: (n: number) =>
      plural(n, {
        one: 'One extra cat in the next rescue turn',
        other: `${n} extra cats in the next rescue turn`,
      }),
  },
  board: {
    try: 'Try places',
    island: 'Island',
  },
  card: {
    cost: (n: number) => `costs ${n} fish`,
    free: 'costs nothing',
    /** what it is: in short for narrow cards, and in full */
    kinds: {
      rescue: ['rescue', 'rescue: on the day you lay it'],
      anytime: ['anytime', 'anytime'],
      treasure: ['rare find', 'rare find'],
      oshax: ['rare find', 'rare find'],
      lesson: ['lesson', 'private lesson: for you alone'],
      public_lesson: ['public lesson', 'public lesson: counts for everyone'],
      sister: ['sister', 'your sister’s lesson'],
    } as Readonly<Record<Kind, readonly [string, string]>>,
    now: (points: number) => `now ${points}`,
    touch: 'Tap a card to read what it does.',
  },
  keep: {
    dock: 'Draft',
    pick: (n: number, of: number) => `Pick ${n} of ${of}`,
    family: 'Your lessons',
    goTo: (n: number, name: string) =>
      plural(n, { one: `1 card goes to ${name}`, other: `${n} cards go to ${name}` }),
    goBrief: (n: number, name: string) => `${n} to ${name}`,
    goLast: (name: string) => `1 card goes to ${name}; the last card comes to you by itself`,
    goLastBrief: (name: string) => `1 to ${name}, 1 to you`,
    final: 'Cards you have kept are final.',
    gone: (n: number) =>
      plural(n, {
        one: 'The other card is discarded',
        other: `The other ${n} cards are discarded`,
      }),
    kept: (n: number) => plural(n, { one: '1 kept so far', other: `${n} kept so far` }),
    confirm: 'Keep these',
    missing: (n: number) => plural(n, { one: 'Choose 1 more', other: `Choose ${n} more` }),
    missingWhy: (n: number) => `Choose ${n} cards to keep.`,
    sealed: 'Chosen.',
    secret: (names: readonly string[]) =>
      `Secret until ${areOrIs(names, 'chooses', 'choose')} too.`,
    unseal: 'Choose again',
    cannot: 'The choice is final now.',
    familyText: 'They score at the end. Pick two that go together.',
  },
  pay: {
    dock: 'Pay for cards',
    left: 'fish left for rescuing',
    leftAfter: 'fish left',
    short: (n: number) => `${n} fish too many`,
    enough: (left: number, right: number, leftPrice: number, rightPrice: number) =>
      `Enough for ${plural(left, { one: '1 cat', other: `${left} cats` })} at ${leftPrice} fish, or ${right} at ${rightPrice}.`,
    baskets: (own: number, onCards: number) =>
      `Baskets: ${own} of yours + ${onCards} on cards = ${own + onCards}`,
    all: 'All',
    none: 'None',
    confirm: (cost: number, drop: number) =>
      drop === 0 ? `Pay ${cost} fish, keep all` : `Pay ${cost} fish, drop ${drop}`,
    nothing: (drop: number) =>
      drop === 1 ? 'Drop it' : drop === 2 ? 'Keep none, drop both' : `Keep none, drop all ${drop}`,
    free: (drop: number) => (drop === 0 ? 'Keep all' : `Keep these, drop ${drop}`),
    tooDear: (n: number) => `You need ${n} more fish`,
    sealed: 'Done.',
  },
  colour: {
    dock: 'Name a colour',
    below: 'Below each colour: how many count on each boat now.',
    counts: (name: string, n: number) => `${name} ${n}`,
    confirm: (colour: string) => `Name ${colour.toLowerCase()}`,
    choose: 'Choose a colour',
  },
  lay: {
    dock: 'Lay rescue cards',
    speed: (n: number) => `Speed ${n}`,
    withOwn: 'with your own baskets',
    half: 'One broken basket alone carries nothing.',
    hint: 'Laid cards that you don’t use are lost after the rescue. The others stay in your hand.',
    hintLast:
      'Laid cards that you don’t use are lost after the rescue. On the last day the others are worth nothing either.',
    none: 'No rescue cards in hand. Your own baskets still work.',
    confirm: (n: number) => (n === 0 ? 'Lay nothing' : `Lay ${cards(n)}`),
    nothing: (n: number) => `Lay nothing, keep ${cards(n)}`,
    again: 'Press again to lay nothing',
    laidBy: (name: string, n: number) => `${name}: ${n}`,
    laidTitle: 'Laid so far',
    done: (n: number) => (n === 0 ? 'You laid nothing.' : `You laid ${cards(n)}.`),
  },
  reveal: {
    title: 'All rescue cards are revealed',
    speed: (n: number) => `speed ${n}`,
    none: 'no cards',
    same: 'Equal speeds keep their order.',
    on: 'Continue',
  },
  find: {
    dock: 'Rare finds',
    none: 'You have no oshax or treasure card.',
    keep: 'Cards you don’t play can wait for later days.',
    last: 'This is the last day: after it, cards in hand are worth nothing.',
    anytimeLast: (n: number) =>
      plural(n, {
        one: 'Your anytime card is worth nothing after today.',
        other: `Your ${n} anytime cards are worth nothing after today.`,
      }),
    play: 'Play it',
    choose: 'Choose a card',
    plain: 'free',
    paid: (n: number) => `for ${n} more fish`,
    small: '2 small treasures',
    common: '2 common treasures',
    passDay: 'Pass for today',
    unplayable: 'It gives nothing that fits on your boat now.',
    how: 'How to play it',
  },
  passing: {
    lay: 'You have no rescue cards: laying nothing for you.',
    rescue: 'You can’t rescue another cat: passing for you.',
    rare: 'No rare find to play: passing for you.',
    /** why no cat can be rescued, and what follows */
    because: (why: string) => `${why} Passing for you.`,
    passed: (why: string) => `Passed for you. ${why}`,
    none: {
      lay: 'You have no rescue cards.',
      rescue: 'You can’t rescue another cat.',
      rare: 'You have no rare find to play.',
    },
    stop: 'Don’t pass',
    stopLay: 'Wait',
  },
  pause: {
    dock: 'Play a card first?',
    text: (name: string) =>
      `You asked to be prompted before other players’ turns. ${name} is next.`,
    sister: 'You asked to be prompted before your sister’s turns.',
    lessons: 'A lesson that you draw now is still laid today.',
    on: 'Continue',
    never: 'Stop asking',
  },
  field: {
    dock: 'A cat from the bag',
    left: (n: number) =>
      plural(n, { one: '1 more tile to come', other: `${n} more tiles to come` }),
    last: 'This is the last tile.',
  },
  fields: {
    left: 'Left field',
    right: 'Right field',
    each: (n: number) => `${n} each`,
    empty: 'empty',
  },
  anytime: {
    button: 'Anytime',
    title: 'Anytime cards',
    lead: 'You can play them at any pause, even in other players’ turns.',
    none: 'You have no anytime card.',
    waits: 'You have paid; the others are still choosing.',
    play: 'Play',
    playFor: (n: number) => `Play: +${n} fish`,
    cannot: 'It has no effect now.',
    noFish: 'It would bring no fish now.',
    reveals: {
      deck: 'You can’t undo this: it draws from the deck.',
      bag: 'You can’t undo this: it draws from the bag.',
    },
    colour: 'Which colour?',
    basket: 'Which basket?',
    ready: 'A ready one',
    used: 'A used one',
    lessons: 'Which two lessons?',
    treasures: 'Which two treasures?',
    cats: 'Which cats, up to three?',
    chosen: (n: number, of: number) => `${n} of ${of}`,
    ask: 'Ask me',
    /** a new basket: on each day at the last moment at which it helps */
    whenItHelps: 'when another cat could come',
    when: {
      last: 'on the last day',
      never: 'never',
      pay: 'before I pay',
      lessons: 'before lessons are laid',
      lay: 'before I lay cards',
      rescue: 'at my rescue turn',
      others: 'before others rescue',
      rare: 'before I end my day',
    },
    now: (title: string) => `Play “${title}” now?`,
    lapses: (title: string) => `Last day: “${title}” will soon be useless. Play it?`,
    lapse: (n: number, all: number) =>
      n === all
        ? `Last day: your ${n} anytime cards will soon be useless. Play them?`
        : `Last day: of your ${all} anytime cards, ${n} help now, but not later. Play them?`,
    look: (n: number) => plural(n, { one: 'Look at it', other: 'Look at them' }),
    later: 'Not now',
  },
  cards: {
    title: 'Your cards',
    hand: 'In hand',
    lessons: 'Lessons',
    kept: 'Kept in this draft',
    laid: 'Rescue cards laid',
    discards: 'Discarded by you',
    passed: 'Passed on in this draft',
    gone: 'Played by everyone',
    none: 'None',
    hidden: 'This list is turned off at this table.',
  },
  island: {
    title: 'The island',
    fields: 'Cats in the fields',
    oshax: 'Oshax',
    rare: 'Rare treasures',
    common: 'Common treasures',
    noOshax: 'No oshax left',
    noRare: 'No rare treasures left',
    noCommon: 'No common treasures left',
    bag: 'In the bag',
    bagText: (cats: number, rare: number) =>
      `${plural(cats, { one: '1 cat', other: `${cats} cats` })} and ${plural(rare, { one: '1 rare treasure', other: `${rare} rare treasures` })}. Nobody knows their order.`,
    bagHidden: (n: number) =>
      `${plural(n, { one: '1 tile is', other: `${n} tiles are` })} in the bag. Bag contents are turned off at this table.`,
    times: (n: number) => `× ${n}`,
    deck: (n: number) => plural(n, { one: '1 card in the deck', other: `${n} cards in the deck` }),
  },
  wait: {
    dock: 'Waiting',
    watch: 'You are watching.',
    watchText: 'Tap a player to see their boat.',
    setUp: 'One moment: setting up the table.',
    passed: 'You have passed for today.',
    undo: 'Undo',
  },
  refused: {
    no_basket: 'You need a basket: your own, a whole one on a card, or two broken ones.',
    no_place: 'It fits nowhere on your boat.',
    not_enough_fish: 'You do not have that many fish.',
    not_awaited: 'It is not your turn.',
    not_now: 'That is not possible now.',
    not_playable: 'The card cannot be played this way now.',
    not_your_card: 'You do not have this card.',
    wrong_number: 'This is not the right number of cards.',
    not_in_the_fields: 'This cat is no longer in the fields.',
    game_over: 'The game is over.',
  } as Readonly<Record<string, string | undefined>>,
};
