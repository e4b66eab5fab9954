/** Coins of 1, 2, 5 and 10 gold, which differ in metal, size and rim. */
export type CoinValue = 1 | 2 | 5 | 10;

interface Coin {
  metal: 'copper' | 'silver' | 'gold';
  radius: number;
  /** corners of the rim; 0 is round */
  corners: number;
}
const COINS: Record<CoinValue, Coin> = {
  1: { metal: 'copper', radius: 17, corners: 0 },
  2: { metal: 'silver', radius: 19, corners: 12 },
  5: { metal: 'gold', radius: 21, corners: 0 },
  10: { metal: 'gold', radius: 24, corners: 8 },
};
export const COIN_VALUES: readonly CoinValue[] = [1, 2, 5, 10];
export const COIN_BOX = '-27 -27 54 54';

const polar = (angle: number, radius: number): string =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

function rim({ radius, corners }: Coin): string {
  if (!corners) return `M0-${radius}A${radius} ${radius} 0 1 1-.01-${radius}z`;
  const step = (2 * Math.PI) / corners;
  const first = -Math.PI / 2 - step / 2;
  const straight = corners === 8;
  const far = radius * (straight ? 1.04 : 0.965);
  let d = `M${polar(first, far)}`;
  for (let k = 1; k <= corners; k++) {
    const end = polar(first + k * step, far);
    d += straight ? `L${end}` : `Q${polar(first + (k - 0.5) * step, radius * 1.09)} ${end}`;
  }
  return `${d}z`;
}

function beads(radius: number): string {
  const count = Math.round(radius * 1.25);
  return Array.from(
    { length: count },
    (_, k) => `M${polar((k / count) * 2 * Math.PI, radius * 0.83)}h.01`,
  ).join('');
}

/** The blank of a coin, without its number. */
function blank(coin: Coin, framed: boolean): string {
  const { metal, radius: r } = coin;
  const d = rim(coin);
  const n = (value: number) => (value * r).toFixed(1);
  return (
    `<path class="sk-shadow" d="${d}" transform="translate(.8 1.8)"/>` +
    `<path class="sk-f-${metal} sk-s-${metal}2 sk-w140" d="${d}"/>` +
    `<path class="sk-f-${metal}1" opacity=".75" d="M${n(-0.84)} ${n(0.28)}A${n(0.9)} ${n(0.9)} 0 0 1 ${n(0.5)} ${n(-0.74)}Q${n(-0.55)} ${n(-0.65)} ${n(-0.84)} ${n(0.28)}z"/>` +
    `<path class="sk-beads sk-s-${metal}2" d="${beads(r)}"/>` +
    (framed ? `<circle r="${n(0.68)}" class="sk-f-${metal}1 sk-s-${metal}2 sk-w120"/>` : '')
  );
}

function figure(text: string, metal: string, size: number): string {
  const place = `y="${(size * 0.335).toFixed(1)}" font-size="${size.toFixed(1)}"`;
  return (
    `<text class="sk-text sk-f-${metal}1 sk-s-${metal}1 sk-w200" ${place}>${text}</text>` +
    `<text class="sk-text sk-f-figure" ${place}>${text}</text>`
  );
}

export function drawCoin(value: CoinValue): string {
  const coin = COINS[value];
  const size = coin.radius * (value === 10 ? 0.92 : 1.08);
  return blank(coin, value === 10) + figure(String(value), coin.metal, size);
}

/** A gold piece with a number, such as a price; without one, the symbol of gold. */
export function drawPrice(gold?: number): string {
  const coin: Coin = { metal: 'gold', radius: 23, corners: 0 };
  const bare = blank(coin, true);
  return gold === undefined
    ? bare
    : bare + figure(String(gold), 'gold', gold > 99 ? 17 : gold > 9 ? 22 : 26);
}
