/** The sister's cards: her number of cards today, her speed and her actions. */
import { type SisterEffect, sisterCardOf } from '../../pieces/deck';
import { type Piece, figure, line, oshax, scaled, sign, useSign } from './symbols';
import { U, outline } from '../parts/outline';
import { tileOf } from '../../pieces/pieces';
import { sizeOf } from '../../pieces/poses';

export const SISTER_BOX = '0 0 180 252';
/** Only her two actions, for small places. */
export const ACTS_BOX = '12 52 156 188';

/** A shape of cells in the colour of common treasures. */
function shape(id: string): Piece {
  const { cells } = tileOf(id);
  const [columns, rows] = sizeOf(cells);
  const scale = 0.6;
  return {
    width: columns * U * scale,
    markup:
      `<g transform="scale(${scale})translate(${(-columns * U) / 2} ${(-rows * U) / 2})">` +
      cells
        .map(
          (cell) =>
            `<path d="${outline([cell], 2, 6)}" fill="var(--ct-cloth)" class="ct-line" stroke-width="3"/>`,
        )
        .join('') +
      '</g>',
  };
}

/** The number of a cat, oshax or pile: in a white disc, as in the fields. */
const number = (n: number): Piece =>
  scaled(
    `<circle r="19" fill="var(--ct-white)" class="ct-line" stroke-width="2"/><text class="ct-figure" y="10" font-size="29" fill="var(--ct-line)">${n}</text>`,
    1,
    40,
  );

function act(effect: SisterEffect): Piece[] {
  if ('swap_cats' in effect) {
    const [one, other] = effect.swap_cats;
    return [number(one), sign('swap', 1), number(other)];
  }
  switch (effect.take) {
    case 'cat':
      return [sign('cat', 1.4), number(effect.slot)];
    case 'oshax':
      return [oshax(1.3), number(effect.slot)];
    case 'rare':
      return [sign('gem', 1.3), number(effect.slot)];
    case 'common':
      return [sign('chest', 1.2), shape(effect.shape)];
  }
}

/** Both actions of a card, one below the other. */
export function drawActs(id: string): string {
  const [first, second] = sisterCardOf(id).effects;
  return (
    line(act(first), 90, 102) +
    '<path d="M40 146H140" class="ct-line" stroke-width="1.6" stroke-dasharray="5 5"/>' +
    line(act(second), 90, 194)
  );
}

const drawn = new Map<string, string>();

export function drawSisterCard(id: string): string {
  let markup = drawn.get(id);
  if (markup === undefined) {
    const { baskets, speed } = sisterCardOf(id);
    const head = (x: number, name: 'basket' | 'boot', count: number): string =>
      line([scaled(useSign(name), 0.9), figure(String(count), 32)], x, 26);
    markup =
      '<rect x="1.5" y="1.5" width="177" height="249" rx="14" fill="var(--ct-sister-back)" class="ct-line" stroke-width="2.4"/>' +
      '<rect x="1.5" y="1.5" width="177" height="249" rx="14" fill="url(#ct-kind-sister)"/>' +
      '<rect x="10" y="10" width="160" height="232" rx="8" fill="var(--ct-card)" class="ct-line" stroke-width="1.6"/>' +
      '<path d="M10.8 48H169.2M90 11V48" class="ct-line" stroke-width="1.6"/>' +
      head(50, 'basket', baskets) +
      head(130, 'boot', speed) +
      drawActs(id);
    drawn.set(id, markup);
  }
  return markup;
}
