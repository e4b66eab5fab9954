/** English: The Isle of Cats in the lobby, and the shape that every other language must have. */

export const words = {
  title: 'The Isle of Cats',
  authors: ['Frank West'],
  pitch: 'Draft, rescue, fit the cats aboard.',
  learn: 'New here? Learn it in ten minutes',
  gallery: 'All pieces of The Isle of Cats',
  family: {
    title: 'Quick family game',
    text: 'For children too: no fish, no drafting, just cats.',
  },
  /** the label of her levels */
  howClever: 'Level of the sister',
  sister: 'Your sister',
  sisterName: 'Sister',
  /** against a sister with some lessons */
  alone: (lessons: string) => `You alone against your sister, who has ${lessons}.`,
  against: (level: string) => `Sister: ${level}`,
  botPlayed: {
    one: (n: number) => `a bot played day ${n}`,
    span: (a: number, b: number) => `a bot played days ${a} to ${b}`,
    some: (all: string) => `a bot played days ${all}`,
  },
  round: (day: number) => `Day ${day}`,
  phases: {
    family_keep: 'choose your lessons',
    keep: 'draft cards',
    pay: 'pay for your cards',
    public: 'name a colour',
    lay: 'lay rescue cards',
    rescue: 'rescue a cat',
    rare: 'rare finds',
  },
  options: {
    mode: {
      label: 'Mode',
      values: { standard: 'standard', family: 'family', solo: 'solo' },
      hints: {
        standard: 'Draft cards, pay with fish, rescue cats. 2 to 4 seats.',
        family: 'Quick and easy, for children too: take a cat, place it. 2 to 4 seats.',
        solo: 'You alone against your sister.',
      },
    },
    difficulty: {
      label: 'Sister',
      values: {
        easy: 'easy',
        medium: 'medium',
        hard: 'hard',
        very_hard: 'very hard',
        expert: 'expert',
      },
      lessons: (basic: number, advanced: number) =>
        advanced > 0 ? `${basic} lessons and ${advanced} advanced` : `${basic} lessons`,
    },
    column_lesson: { label: 'Extra lesson', hint: 'about columns of one colour' },
  },
  /** names for further bots of the same level */
  namesakes: ['Pepper', 'Nutmeg', 'Socks', 'Sprat'] as readonly string[],
  characters: {
    beginner: { name: 'Pip', text: 'Curious and careless. Easy to beat.' },
    easy: {
      name: 'Biscuit',
      text: 'Good for your first games: stows cats neatly, but often misses the best ones.',
    },
    normal: {
      name: 'Bosun',
      text: 'Fills rooms and plays for lessons. A fair match once you know the game.',
    },
    hard: { name: 'Patch', text: 'Knows what every cat is worth and seldom slips.' },
    expert: { name: 'Inky', text: 'Thinks far ahead. Expect to lose often.' },
  },
};
