/** Hints in The Isle of Cats, in English, and the shape that every other language must have. */

import { pluralIn } from '../../../../i18n/plural';

const plural = pluralIn('en');

export const words = {
  keep: (cards: string) => `Keep ${cards}`,
  pay: (n: number) => plural(n, { one: 'Buy the marked card', other: `Buy the ${n} marked cards` }),
  payNothing: 'Buy no cards',
  lay: (cards: string) => `Lay ${cards}`,
  layNothing: 'Lay no rescue cards',
  rescue: (cat: string, which: string) => `Rescue this ${cat}${which && ` (${which})`}`,
  place: 'Place it as shown',
  play: (card: string) => `Play ${card}`,
  colour: (colour: string) => `Choose ${colour}`,
  left: 'Send it to the left field',
  right: 'Send it to the right field',
  /** which of several cats of a colour: by its field, and by its number there */
  which: {
    left: 'left field',
    right: 'right field',
    nth: (field: string, n: number) => `${field}, no. ${n}`,
  },
  passes: 'Pass',
  noTreasure: 'Take no treasure',
  done: 'Stop here',
  /** what the tile scores at once, as the preview beside the boat counts it */
  atOnce: (gain: string, parts: string) => `${gain} now: ${parts}`,
  noneNow: 'No points now',
  sister: (gain: string) => `your sister ${gain}`,
  /** estimates: what may come by the end beyond that */
  more: (n: number, parts: string) => `Later about +${n} more: ${parts}`,
  /** part of the points now would probably have come without this tile */
  anyway: (n: number, parts: string) => `Another tile might bring about ${n} of that: ${parts}`,
  /** another place scores more at once, but less by the end */
  sooner: (n: number) =>
    plural(n, {
      one: 'A place with more points now would bring about 1 less by the end',
      other: `A place with more points now would bring about ${n} less by the end`,
    }),
  less: (n: number, parts: string) => `Later about −${n}: ${parts}`,
  /** what these points are for */
  later: {
    more: {
      family: 'families that can grow',
      room: 'rooms it helps to fill',
      rats: 'rats',
      tidy: 'even edges for the next tiles',
      map: 'a treasure for the map',
      lesson: 'lessons that come closer',
      sister: 'your sister may score less',
      plan: 'the rest of the day',
    },
    anyway: {
      family: 'families',
      room: 'rooms',
      rats: 'rats',
      lesson: 'lessons',
      sister: 'what your sister loses',
    },
    less: {
      family: 'families that can grow less',
      room: 'rooms that are harder to fill',
      rats: 'rats',
      tidy: 'uneven edges or small gaps',
      map: 'a map that is lost',
      lesson: 'lessons that become harder',
      sister: 'your sister may score more',
      plan: 'the rest of the day',
    },
  },
  lesson: (gain: string, titles: string) => `About ${gain} by the end for ${titles}`,
  plan: 'The best use of your fish and baskets today',
  family: 'It should bring you the most points by the end',
  best: 'By the end, this should help you most',
  /** why an anytime card is played now */
  now: {
    fish: 'It brings you fish today',
    draw: 'You see more cards, and pay only for those that you keep',
    basket: 'A new basket can carry a cat on each day that is left',
    aboard: 'It brings a cat aboard without fish or a basket',
    herd: 'Cats that you want become cheaper',
    fields: 'It brings more cats to choose from',
    spot: 'Your next tile can lie apart from the others, where it helps most',
  },
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
