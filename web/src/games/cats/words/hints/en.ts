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
  /** what the move is worth in the end, rounded */
  worth: (gain: string) => `About ${gain} by the end of the game`,
  good: {
    family: 'It helps your cat families',
    room: 'It helps to fill rooms',
    rats: 'It covers rats',
    tidy: 'It leaves no awkward holes',
    map: 'It helps with a map and its treasure',
    lesson: 'It helps with lessons',
    rare: 'It adds to your rare treasures',
    sister: 'Your sister loses points',
    fish: 'You keep fish',
    plan: 'It suits your plan for the day',
  },
  bad: {
    family: 'It makes cat families harder',
    room: 'Rooms become harder to fill',
    rats: 'Rats stay uncovered',
    tidy: 'It leaves awkward holes',
    map: 'It gives up a map',
    lesson: 'Lessons become harder',
    rare: 'Rare treasures become harder',
    sister: 'Your sister gains points',
    fish: 'It costs fish',
    plan: 'It disturbs your plan for the day',
  },
  lesson: (gain: string, titles: string) => `About ${gain} by the end for ${titles}`,
  plan: 'It goes well with your cards, baskets and fish for the day',
  future: 'The rest of the game looks best this way',
  best: 'Of all the choices, this helps your boat most',
  cost: (fish: number) => `Together they cost ${fish} fish`,
  fishLeft: (fish: number) => `You keep ${fish} fish`,
  carries: (cats: number) =>
    plural(cats, { one: `Baskets for ${cats} cat`, other: `Baskets for ${cats} cats` }),
};
