/** English: Isle of Skye in the lobby, and the shape that every other language must have. */

export const words = {
  title: 'Isle of Skye',
  authors: ['Andreas Pelikan', 'Alexander Pfister'],
  pitch: 'Price, buy, build: the finest island wins.',
  learn: 'New here? Learn it in eight minutes',
  gallery: 'All pieces of Isle of Skye',
  colourHint: 'You get the castle of this colour. The white and green castles mirror the others.',
  daily: {
    title: 'Daily island',
    text: 'The same bag for everyone, against two bots.',
  },
  botPlayed: {
    one: (n: number) => `a bot played round ${n}`,
    span: (a: number, b: number) => `a bot played rounds ${a} to ${b}`,
    some: (all: string) => `a bot played rounds ${all}`,
  },
  round: (round: number) => `Round ${round}`,
  phases: {
    price: 'set your prices',
    buy: 'buy a tile or pass',
    build: 'build',
  },
  options: {
    farm: {
      label: 'Next to a farm',
      values: { eight: 'all 8 tiles around it', four: 'the 4 adjacent tiles' },
    },
    castle_on_roads: {
      label: 'The castle counts as linked',
      hint: 'for the goal about tiles linked by road',
    },
    tie: {
      label: 'Tie-breaker',
      values: { gold: 'all gold', remainder: 'gold left over' },
    },
    money: { label: 'Other players’ gold', values: { hidden: 'hidden', open: 'open' } },
    goals: {
      label: 'Choose the four goals',
      hint: 'otherwise they are drawn',
      slot: (slot: string) => `Goal ${slot}`,
      chosen: 'goals chosen',
    },
  },
  /** names for further bots of the same level */
  namesakes: ['Rowan', 'Blair', 'Ainsley', 'Lindsay'] as readonly string[],
  characters: {
    beginner: { name: 'Callum', text: 'Still learning. Makes simple moves and is easy to beat.' },
    easy: { name: 'Morag', text: 'Good for your first games: plays sensibly, but misses a lot.' },
    normal: { name: 'Fergus', text: 'Plans his land well. A fair match once you know the game.' },
    hard: { name: 'Elspeth', text: 'Knows what you would pay, and sets her prices by it.' },
    expert: {
      name: 'Hamish',
      text: 'Counts every coin and wastes nothing. Expect to lose to him often.',
    },
  },
};
