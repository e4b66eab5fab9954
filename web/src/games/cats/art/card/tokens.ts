/** Tokens: fish of one and five, permanent baskets, the ship of the days. */
import { useSign } from './symbols';

export const TOKEN_BOX = '-27 -27 54 54';
export type FishValue = 1 | 5;

export function drawFish(value: FishValue): string {
  const isFive = value === 5;
  const fill = isFive ? 'var(--ct-gold)' : 'var(--ct-gem2)';
  const fin = isFive ? 'M13-2L25-13C22-5 22 5 25 13L13 2z' : 'M12-2L22-11C20-4 20 4 22 11L12 2z';
  return (
    `<path d="${fin}" fill="${fill}" class="ct-line" stroke-width="1.8"/>` +
    `<path d="M-23 0C-14-16 6-16 16 0C6 16-14 16-23 0z" fill="${fill}" class="ct-line" stroke-width="1.8"/>` +
    '<path d="M-17-4C-9-11 2-11 9-4" fill="none" stroke="var(--ct-white)" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>' +
    '<path d="M-11-9Q-6 0-11 9" fill="none" class="ct-line" stroke-width="1.5"/><circle cx="-16" cy="-2.4" r="2" fill="var(--ct-line)"/>' +
    `<text class="ct-figure" x="2" y="7" font-size="21" fill="var(--ct-line)">${value}</text>`
  );
}

export type BasketState = 'ready' | 'used' | 'whole' | 'broken';

/** A permanent basket on a disc, ready or used; baskets of cards have no disc. */
export function drawBasket(state: BasketState): string {
  if (state === 'whole' || state === 'broken')
    return `<g transform="scale(1.35)">${useSign(state === 'whole' ? 'basket' : 'broken')}</g>`;
  const isUsed = state === 'used';
  const disc =
    `<circle r="25" fill="var(--ct-${isUsed ? 'cloth2' : 'page'})" class="ct-line" stroke-width="2"/>` +
    '<circle r="21.6" fill="none" stroke="var(--ct-gold2)" stroke-width="1.4" stroke-dasharray="3 3"/>';
  if (isUsed)
    return `${disc}<g transform="rotate(180)" opacity=".55">${useSign('basket')}</g><path d="M-13 13L13-13" class="ct-line" stroke-width="3"/>`;
  return `${disc}${useSign('basket')}<path d="M14-20Q14-15 19-15Q14-15 14-10Q14-15 9-15Q14-15 14-20z" fill="var(--ct-gold-hi)" class="ct-line" stroke-width=".8"/>`;
}

export const drawShip = (): string =>
  `<ellipse cy="19" rx="21" ry="4" fill="var(--ct-shadow)" opacity=".25"/><g transform="scale(1.2)">${useSign('ship')}</g>`;
