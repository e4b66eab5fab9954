/** All other drawings: none is empty or has styles that the server's policy forbids. */
import { describe, expect, it } from 'vitest';
import { CLANS, drawEmblem } from '../../../art/emblems';
import { ICONS } from '../../../art/icons';
import { drawLogo } from '../../../art/logo';
import { COIN_VALUES, drawCoin, drawPrice } from './coins';
import { sharedDefs } from './defs';
import { GOAL_IDS, drawGoal, drawScene } from './goals';
import { ITEMS } from './items';

const drawings: [string, string][] = [
  ...CLANS.map((clan): [string, string] => [`emblem ${clan}`, drawEmblem(clan)]),
  ...COIN_VALUES.map((value): [string, string] => [`coin ${value}`, drawCoin(value)]),
  ...[1, 12, 120].map((gold): [string, string] => [`price ${gold}`, drawPrice(gold)]),
  ...GOAL_IDS.map((goal): [string, string] => [
    `goal ${goal}`,
    drawGoal(goal, 'A') + drawScene(goal),
  ]),
  ...Object.entries(ITEMS).map(([name, { markup }]): [string, string] => [name, markup]),
  ['logo', drawLogo()],
  ['logo at night', drawLogo(true, true)],
  ['definitions', sharedDefs()],
];

describe.each(drawings)('%s', (_, markup) => {
  it('is well-formed markup without styles', () => {
    expect(markup.length).toBeGreaterThan(100);
    expect(markup).not.toMatch(/NaN|undefined|Infinity| style=|<style|<script/);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror')).toBeNull();
  });
});

it('there are sixteen goals', () => {
  expect(GOAL_IDS).toHaveLength(16);
});

it('icons are paths', () => {
  for (const d of Object.values(ICONS)) expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
});
