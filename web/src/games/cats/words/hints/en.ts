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
  passes: 'Pass',
  noTreasure: 'Take no treasure',
  done: 'Stop here',
  /** what the move is worth in the end, which is the sum of the reasons */
  worth: (gain: string) => `About ${gain} by the end (the board shows points now)`,
  /** the same against the sister, whose points count too */
  worthSolo: (gain: string) =>
    `About ${gain} against your sister by the end (the board shows points now)`,
  part: (reason: string, gain: string) => `${reason} (${gain})`,
  rest: (gain: string) => `Everything else (${gain})`,
  good: {
    family: 'It helps your cat families',
    room: 'It helps to fill rooms',
    rats: 'It covers rats, though later cats might too',
    tidy: 'It leaves no awkward holes',
    map: 'It helps with a map and its treasure',
    lesson: 'It helps with lessons',
    rare: 'It adds to your rare treasures',
    sister: 'Your sister loses points now',
    sister_later: 'Your sister will probably score less by the end',
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
    sister: 'Your sister gains points now',
    sister_later: 'Your sister will probably score more by the end',
    fish: 'It costs fish',
    plan: 'It disturbs your plan for the day',
  },
  lesson: (gain: string, titles: string) => `About ${gain} by the end for ${titles}`,
  plan: 'It goes well with your cards, baskets and fish for the day',
  family: 'It should bring you the most points by the end',
  future: 'The rest of the game looks best this way',
  best: 'Of all the choices, this helps your boat most',
  cost: (fish: number) => `Together they cost ${fish} fish`,
  leaves: (fish: number, cats: number, baskets: number, waits: boolean) => {
    const kept = `${fish} fish and ${plural(baskets, { one: '1 basket', other: `${baskets} baskets` })}`;
    const enough = plural(cats, {
      one: `You keep ${kept}: enough for 1 cat today`,
      other: `You keep ${kept}: enough for ${cats} cats today`,
    });
    return waits ? `${enough}; other cards can wait` : enough;
  },
  carries: (cats: number) =>
    plural(cats, { one: `Baskets for ${cats} cat`, other: `Baskets for ${cats} cats` }),
  /** why no rescue card is laid */
  layNone: {
    enough: (fish: number) => `Your own baskets are enough: ${fish} fish pay for no more cats`,
    cats: 'No more cats in the fields are worth their fish here',
    keeps: (cards: number, baskets: number) =>
      `You keep ${plural(cards, { one: '1 rescue card', other: `${cards} rescue cards` })} for another day: ${plural(baskets, { one: '1 basket', other: `${baskets} baskets` })}`,
  },
  /** what the best of the choices that are left out would change by the end */
  refused: (what: string, loss: number) =>
    loss > 0
      ? `Even the best choice (${what}) would cost you about ${plural(loss, { one: '1 point', other: `${loss} points` })} by the end`
      : `Even the best choice (${what}) would gain you nothing`,
  /** why nothing more is done */
  pass: {
    cats: (n: number) =>
      plural(n, {
        one: 'The only cat in the fields is not worth its fish here',
        other: `None of the ${n} cats in the fields is worth its fish here`,
      }),
    fish: (n: number) => `You keep ${n} fish for tomorrow`,
    treasures: (n: number) =>
      plural(n, {
        one: 'The last treasure does not make your boat better',
        other: `None of the ${n} treasures left makes your boat better`,
      }),
    noFinds: 'You have no rare find to play',
    keepsFinds: (n: number) =>
      plural(n, {
        one: 'You keep your rare find for another day',
        other: `You keep your ${n} rare finds for another day`,
      }),
    findsHurt: (n: number) =>
      plural(n, {
        one: 'Your rare find does not make your boat better',
        other: `None of your ${n} rare finds makes your boat better`,
      }),
    anytime: (n: number) =>
      plural(n, {
        one: 'Your anytime card can wait',
        other: `Your ${n} anytime cards can wait`,
      }),
  },
};
