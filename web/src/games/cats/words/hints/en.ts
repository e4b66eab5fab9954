/** Hints in The Isle of Cats, in English, and the shape that every other language must have. */

import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');

export const words = {
  keep: (cards: string) => `Keep ${cards}`,
  pay: (n: number) => plural(n, { one: 'Buy the marked card', other: `Buy the ${n} marked cards` }),
  payNothing: 'Buy no cards',
  lay: (cards: string) => `Play ${cards}`,
  layNothing: 'Play no rescue cards',
  rescue: (cat: string) => `Rescue this ${cat}`,
  place: 'Place it as shown',
  play: (card: string) => `Play ${card}`,
  colour: (colour: string) => `Choose ${colour}`,
  left: 'Send it to the left field',
  right: 'Send it to the right field',
  pass: 'Pass',
  noTreasure: 'Take no treasure',
  done: 'Stop here',
  /** a gain, and what it is for: one of the lines below */
  gain: (gain: string, what: string) => `${gain} for ${what}`,
  good: {
    family: 'your cat families',
    room: 'filling rooms',
    rats: 'covering rats',
    tidy: 'leaving no awkward holes',
    map: 'a map and its treasure',
    lesson: 'lessons',
    rare: 'rare treasures',
    sister: 'what your sister loses',
    fish: 'the fish you keep',
    plan: 'your plan for the day',
  },
  bad: {
    family: 'your cat families',
    room: 'rooms that are harder to fill',
    rats: 'rats that stay',
    tidy: 'the holes it leaves',
    map: 'a map that is lost',
    lesson: 'lessons that are harder to fulfil',
    rare: 'rare treasures',
    sister: 'what your sister gains',
    fish: 'the fish it costs',
    plan: 'your plan for the day',
  },
  lesson: (gain: string, titles: string) => `${gain} for ${titles}`,
  plan: 'It goes well with your cards, baskets and fish for the day',
  future: 'The rest of the game looks best this way',
  best: 'Of all the choices, this helps your boat most',
  cost: (fish: number) => `Together they cost ${fish} fish`,
  fishLeft: (fish: number) => `You keep ${fish} fish`,
  carries: (cats: number) =>
    plural(cats, { one: `Baskets for ${cats} cat`, other: `Baskets for ${cats} cats` }),
};
