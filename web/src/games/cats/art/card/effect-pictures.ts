/** The effects of rescue, anytime, treasure and oshax cards as symbols. */
import type { Card, Effect, Option } from '../../pieces/deck';
import { type Piece, figure, line, oshax, sign, smallTiles, someCat, useSign } from './symbols';

const MIDDLE = 90;
const INK = 'var(--ct-line)';

/** What gives fish, or what is given up. */
function thing(name: string): Piece {
  switch (name) {
    case 'oshax_on_boat':
      return oshax(1.25);
    case 'own_private_lessons_in_play':
      return sign('lesson');
    case 'distinct_cat_colours_on_boat':
      return sign('rainbow', 1.5);
    case 'rare_treasures_on_boat':
      return sign('gem');
    case 'common_treasures_on_boat':
    case 'treasures_on_own_boat':
      return sign('chest');
    case 'cats_of_chosen_colour_on_boat':
      return someCat();
    default:
      throw new Error(`No picture of ${name}.`);
  }
}

function option({ take, n, extra_fish: fish }: Option): Piece[] {
  const taken: Record<Option['take'], Piece[]> = {
    rare: [sign('gem', 1.35)],
    common: [sign('chest', 1.35)],
    small: [sign('coin', 1.35), smallTiles()],
  };
  const price = fish ? [figure(`−${fish}`, 26), sign('fish', 0.95)] : [];
  return [figure(String(n), 36), ...taken[take], ...price];
}

/** Two lines: the cost above, the gain below. */
const two = (above: Piece[], below: Piece[]): string =>
  line(above, MIDDLE, 76) + line(below, MIDDLE, 134);

const PICTURES: Record<string, (effect: Effect) => string> = {
  gain_fish_per: ({ n, of = '' }) =>
    line([figure(`+${n}`), sign('fish', 1.7)], MIDDLE, 78) +
    line([figure('×', 32), thing(of)], MIDDLE - 6, 132),
  next_tile_anywhere: () => line([sign('anywhere', 2.4)], MIDDLE, 104),
  draw_cards_then_pay_to_keep: ({ n }) => line([figure(`+${n}`, 46), sign('hand', 2)], MIDDLE, 104),
  draw_tile_from_bag_to_boat: () =>
    line([sign('bag', 1.5), figure('→'), sign('ship', 1.6)], MIDDLE, 104),
  discard_permanent_basket_gain_fish: ({ n, fish }) =>
    two([figure(`−${n}`), sign('basket', 1.4)], [figure(`+${fish}`), sign('fish', 1.6)]),
  move_cats_between_fields: ({ max }) =>
    line([sign('cat'), sign('swap', 1.35), sign('cat')], MIDDLE, 92) +
    line([figure(`≤${max}`, 32)], MIDDLE, 142),
  next_rescue_extra_cats: () =>
    line([sign('cat', 1.5), figure('+'), sign('cat', 1.5)], MIDDLE, 82) +
    line([sign('basket', 1), sign('basket', 1)], MIDDLE, 138),
  draw_tiles_from_bag_to_fields: ({ n }) =>
    line([sign('bag', 1.5), figure('→'), sign('palm', 1.6)], MIDDLE, 94) +
    line([figure(String(n), 32)], MIDDLE - 47, 144),
  gain_permanent_basket: ({ n, price }) =>
    price
      ? two([figure(`−${price.n}`), thing(price.discard)], [figure(`+${n}`), sign('basket', 1.45)])
      : line([figure(`+${n}`, 44), sign('basket', 2.1)], MIDDLE, 106),
  choose_one: ({ options = [] }) =>
    options
      .map((one, i) => line(option(one), MIDDLE, 74 + i * 62))
      .join('<path d="M26 105H154" class="ct-line" stroke-width="1.6" stroke-dasharray="5 5"/>'),
  take_oshax: () =>
    line([oshax(2.4)], MIDDLE, 104) + line([sign('rainbow', 1.1)], MIDDLE + 56, 140),
};

/** Baskets and boots. */
function drawRescue({ basket, speed }: Card): string {
  const place = (x: number, y: number, scale: number, markup: string): string =>
    `<g transform="translate(${x} ${y})scale(${scale})">${markup}</g>`;
  const text = (x: number, y: number, size: number, what: string): string =>
    `<text class="ct-figure" x="${x}" y="${y}" font-size="${size}" fill="${INK}">${what}</text>`;
  // Only points have a rosette; a speed is a plain number, with or without a basket.
  if (basket === 'none')
    return place(76, 106, 2.3, useSign('boot')) + text(140, 122, 52, String(speed));
  const boots = text(136, 106, 38, String(speed)) + place(135, 134, 1.25, useSign('boot'));
  const isBroken = basket === 'broken';
  return (
    place(66, isBroken ? 98 : 104, 2.2, useSign(isBroken ? 'broken' : 'basket')) +
    (isBroken ? text(66, 160, 26, '½') : '') +
    (speed ? boots : `<g opacity=".45">${boots}</g>`)
  );
}

/** The picture of a card's effect, in the picture square of a card. */
export function drawEffect(card: Card): string {
  if (card.kind === 'rescue') return drawRescue(card);
  if (!card.effect) return '';
  const picture = PICTURES[card.effect.effect];
  if (!picture) throw new Error(`No picture of ${card.effect.effect}.`);
  return picture(card.effect);
}
