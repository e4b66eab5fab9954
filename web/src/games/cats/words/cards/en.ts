/** English: what every card of The Isle of Cats is called and says, by its type. */

/** A title, and the rule in a sentence or two. */
export interface CardWords {
  title: string;
  text: string;
}

/** "Cats" include oshax, each by its colour. */
const cards = {
  oshax: { title: 'Call of the oshax', text: 'Take an oshax, place it and choose its colour.' },
  boots4: { title: 'Fast boots', text: 'Speed 4. No basket.' },
  broken0: {
    title: 'Broken basket',
    text: 'Half a basket: two broken ones carry a cat. No speed.',
  },
  broken1: {
    title: 'Broken basket and boots',
    text: 'Half a basket: two broken ones carry a cat. Speed 1.',
  },
  broken3: {
    title: 'Broken basket and fast boots',
    text: 'Half a basket: two broken ones carry a cat. Speed 3.',
  },
  basket1: { title: 'Basket and boots', text: 'Carries one cat. Speed 1.' },
  basket3: { title: 'Basket and fast boots', text: 'Carries one cat. Speed 3.' },

  fish_oshax: { title: 'Oshax anglers', text: '2 fish for each oshax on your boat.' },
  free_spot: { title: 'A place apart', text: 'Your next tile need not touch another one.' },
  draw2: {
    title: 'A short search',
    text: 'Draw 2 cards. Pay right away for those you keep.',
  },
  draw3: {
    title: 'A long search',
    text: 'Draw 3 cards. Pay right away for those you keep.',
  },
  bag_to_boat: {
    title: 'Stowaway',
    text: 'Draw a tile from the bag. If it fits on your boat, you must place it.',
  },
  sell_basket: {
    title: 'Basket for sale',
    text: 'Give up a permanent basket, ready or used, for 5 fish.',
  },
  herd: { title: 'Herding', text: 'Move up to 3 cats, each to the other field.' },
  fish_lessons: {
    title: 'School of fish',
    text: '1 fish for each of your private lessons in play.',
  },
  double_rescue: {
    title: 'Two at a time',
    text: 'When you take your next cat, rescue one extra in the same turn. It needs its own fish and basket.',
  },
  bag_to_fields: {
    title: 'New arrivals',
    text: 'Draw 4 tiles from the bag. Send each cat to a field of your choice.',
  },
  basket: { title: 'A sturdy basket', text: 'A new permanent basket, ready at once.' },
  basket_for_lessons: {
    title: 'Unlearned',
    text: 'Give up two of your private lessons in play for a new permanent basket.',
  },
  basket_for_treasures: {
    title: 'Barter',
    text: 'Give up two treasures from your boat for a new permanent basket.',
  },
  fish_colours: { title: 'Five-coloured catch', text: '1 fish for each colour among your cats.' },
  fish_rare: { title: 'Rare bait', text: '2 fish for each rare treasure on your boat.' },
  fish_common: { title: 'Common bait', text: '1 fish for each common treasure on your boat.' },
  fish_one_colour: {
    title: 'Favourite colour',
    text: 'Name a colour: 1 fish for each of your cats in it.',
  },

  treasure_rare: { title: 'Treasure chest', text: 'Take 1 rare treasure, or up to 2 common ones.' },
  treasure_small: {
    title: 'Treasure pouch',
    text: 'Take up to 2 small treasures; or, for 1 more fish, up to 2 common ones.',
  },

  edge_full: { title: 'All along the rail', text: '12 points if every edge cell is covered.' },
  cats_15: { title: 'Fifteen berths', text: '10 points with exactly 15 cats.' },
  three_each: {
    title: 'Three of a kind',
    text: '15 points with at least 3 cats of every colour.',
  },
  edge_rainbow: {
    title: 'Rainbow rail',
    text: '7 points if all five colours have a cat at the edge.',
  },
  edge_one_colour: {
    title: 'Rail of one colour',
    text: '1 point for each cat at the edge, of your best colour only.',
  },
  baskets_3: { title: 'Three baskets', text: '7 points with exactly 3 permanent baskets.' },
  first_in_order: {
    title: 'Early bird',
    text: '7 points if you are first in turn order at the end.',
  },
  lonely: {
    title: 'Loners',
    text: '1 point for each cat that touches no other cat of its colour.',
  },
  biggest_family: { title: 'Big family', text: '10 points if nobody has a larger family.' },
  rare_2: { title: 'Connoisseur', text: '2 points for each rare treasure.' },
  common_1: { title: 'Collector', text: '1 point for each common treasure.' },
  no_rats: { title: 'Ratcatchers', text: '10 points if no rat is visible.' },
  rats_2: { title: 'Friend of rats', text: '2 points for each visible rat.' },
  lessons_1: {
    title: 'Studious',
    text: '1 point for each of your private lessons, this one included.',
  },
  five_blue: { title: 'Five blue', text: '9 points with exactly 5 blue cats.' },
  five_green: { title: 'Five green', text: '9 points with exactly 5 green cats.' },
  five_purple: { title: 'Five purple', text: '9 points with exactly 5 purple cats.' },
  five_red: { title: 'Five red', text: '9 points with exactly 5 red cats.' },
  five_orange: { title: 'Five orange', text: '9 points with exactly 5 orange cats.' },
  rats_5: { title: 'Five rats', text: '10 points if exactly 5 rats are visible.' },
  lessons_6: {
    title: 'Six lessons',
    text: '7 points with exactly 6 private lessons, this one included.',
  },
  treasures_5: { title: 'Five treasures', text: '9 points with exactly 5 treasures of any kind.' },
  edge_pairs: { title: 'Pairs at the rail', text: '1 point for every 2 cats at the edge.' },
  parrots_full: { title: 'Full cabins', text: '12 points if both cabins are full.' },
  moons_empty: { title: 'Quiet nights', text: '18 points if both bedrooms are empty.' },
  families_4: { title: 'Houses of four', text: '4 points for each family of 4 or more cats.' },
  oshax_3: { title: 'Oshax keeper', text: '3 points for each oshax.' },
  apple_empty: { title: 'Empty table', text: '15 points if the dining room is empty.' },
  third_family: {
    title: 'Third house',
    text: 'Your third largest family gives its points once more.',
  },
  fish_5: { title: 'Provisions', text: '7 points with at least 5 fish left.' },

  pub_edge_colour: {
    title: 'Watch at the rail',
    text: '2 points for each cat of the named colour at the edge.',
  },
  pub_colour: { title: 'Colour of the day', text: '1 point for each cat of the named colour.' },
  pub_three: {
    title: 'Three of the colour',
    text: '5 points with at least 3 cats of the named colour.',
  },
  pub_lonely: {
    title: 'Loners of the colour',
    text: '3 points for each cat of the named colour that touches no other cat of that colour.',
  },
  pub_lessons: { title: 'Open school', text: '2 points for each private lesson that you have.' },
  pub_treasures: { title: 'Gold rush', text: '2 points for each treasure of any kind.' },
  pub_treasure_touch: {
    title: 'Guarded treasure',
    text: '1 point for each treasure that touches a cat of the named colour.',
  },
  pub_maps: { title: 'Uncharted', text: '5 points for each map that is still visible.' },

  column: {
    title: 'Order',
    text: '7 points for each column of 9 cells covered by cats of one colour.',
  },

  f_edge_one_colour: {
    title: 'Rail of one colour',
    text: '1 point for each cat at the edge, of your best colour only.',
  },
  f_edge_rainbow: {
    title: 'Rainbow rail',
    text: '9 points if all five colours have a cat at the edge.',
  },
  f_edge_pairs: { title: 'Pairs at the rail', text: '1 point for every 2 cats at the edge.' },
  f_no_rats: { title: 'Ratcatchers', text: '10 points if no rat is visible.' },
  f_middle_row: {
    title: 'Middle row',
    text: '10 points if the whole middle row is covered, from stern to bow.',
  },
  f_edge_full: { title: 'All along the rail', text: '12 points if every edge cell is covered.' },
  f_cats_20: { title: 'Twenty berths', text: '10 points with exactly 20 cats.' },
  f_three_each: {
    title: 'Three of a kind',
    text: '15 points with at least 3 cats of every colour.',
  },
  f_five_blue: { title: 'Five blue', text: '9 points with exactly 5 blue cats.' },
  f_five_green: { title: 'Five green', text: '9 points with exactly 5 green cats.' },
  f_five_purple: { title: 'Five purple', text: '9 points with exactly 5 purple cats.' },
  f_five_red: { title: 'Five red', text: '9 points with exactly 5 red cats.' },
  f_five_orange: { title: 'Five orange', text: '9 points with exactly 5 orange cats.' },
  f_treasures: { title: 'Treasure hunters', text: '2 points for each treasure of any kind.' },
  f_biggest_family: { title: 'Big family', text: '10 points if nobody has a larger family.' },
  f_rats_2: { title: 'Friend of rats', text: '2 points for each visible rat.' },
  f_rooms_2: { title: 'Full rooms', text: '2 points for each full room.' },
  f_third_family: {
    title: 'Third house',
    text: 'Your third largest family gives its points once more.',
  },

  s_colour_no_treasure: {
    title: 'Far from gold',
    text: '5 for each colour without a cat that touches a treasure.',
  },
  s_largest_family_size: { title: 'Proud clan', text: '2 for each cat of your largest family.' },
  s_few_treasures: { title: 'Meagre haul', text: '10 if you have fewer than 9 treasures.' },
  s_fish: { title: 'Left on the hook', text: '4 for each fish that you have left.' },
  s_rats: { title: 'Rats aboard', text: '5 for each visible rat.' },
  s_cats_over_15: { title: 'Crowded deck', text: '5 for each cat beyond 15.' },
  s_colour_no_edge: {
    title: 'No view',
    text: '5 for each colour without a cat at the edge.',
  },
  s_double_best: { title: 'Once more', text: 'The best of her other lessons counts twice.' },
  s_rooms_full: { title: 'Tidy rooms', text: '3 for each full room.' },
  s_lonely: {
    title: 'Lonely hearts',
    text: '5 for each cat that touches no other cat of its colour.',
  },
  sa_lessons: { title: 'Copied notes', text: '3 for each of your private lessons.' },
  sa_family_1: { title: 'First house', text: 'She gets the points of your largest family too.' },
  sa_family_2: {
    title: 'Second house',
    text: 'She gets the points of your second largest family too.',
  },
  sa_common: { title: 'Trinkets', text: '3 for each common treasure.' },
  sa_no_treasure: { title: 'Empty paws', text: '3 for each cat that touches no treasure.' },
  sa_maps: { title: 'Found maps', text: '4 for each covered map.' },
  sa_families: { title: 'Family gathering', text: '5 for each family.' },
  sa_edge: { title: 'At the rail', text: '1 for each cat at the edge.' },
  sa_colour_no_rat: {
    title: 'Safe from rats',
    text: '5 for each colour without a cat that touches a visible rat.',
  },
} as const satisfies Record<string, CardWords>;

export type CardType = keyof typeof cards;

export const words = {
  cards: cards as Readonly<Record<CardType, CardWords>>,
  /** In solo these lessons have other conditions. */
  solo: {
    biggest_family: '10 points for a family of 7 or more cats.',
    first_in_order: '7 points if you are ahead of your sister in turn order at the end.',
  },
  /** In solo a public lesson gives half. */
  half: 'Against your sister: half the points, rounded up.',
  sister: {
    title: (n: number) => `Sister’s card ${n}`,
    cat: (n: number) => `cat ${n} leaves`,
    oshax: (n: number) => `oshax ${n} leaves`,
    rare: (n: number) => `the rare treasure of pile ${n} leaves`,
    /** if there is one pile, or none */
    rareOnly: 'a rare treasure leaves',
    rareNone: 'no rare treasure is there to leave',
    common: {
      c1: 'a treasure of 1 cell leaves',
      c2: 'a treasure of 2 cells leaves',
      c3i: 'a straight treasure of 3 cells leaves',
      c3l: 'a bent treasure of 3 cells leaves',
    } as Readonly<Record<string, string>>,
    swap: (a: number, b: number) => `cats ${a} and ${b} change places`,
    /** Applies only to the first card of a day. */
    opens: (cards: number, speed: number) =>
      `As the first card of the day: ${cards === 1 ? '1 card' : `${cards} cards`}, speed ${speed}.`,
  },
  colours: {
    blue: 'The blue colour card',
    green: 'The green colour card',
    red: 'The red colour card',
    purple: 'The purple colour card',
    orange: 'The orange colour card',
  },
  colourText:
    'Your cats of this colour give her 5, 4, 3, 2 or 1 points each, by its place in her row.',
};

export type CatsCardsWords = typeof words;
