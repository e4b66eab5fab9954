import { expect, it } from 'vitest';
import { SCROLL_KINDS } from '../art/items';
import { THINGS } from '../pieces/pieces';
import { words } from '../words/explain/en';
import { badgesOf } from '../../../learn/badges';
import { GOALS, exampleOf } from './explain';
import { IDEAS, type Topic } from '../pieces/topics';
import { nameOf } from './topic-names';
import { topicsOn } from '../pieces/topics';

const TOPICS: Topic[] = [
  ...GOALS.map((goal): Topic => `goal ${goal}`),
  ...THINGS.map((item): Topic => `item ${item}`),
  ...SCROLL_KINDS.map((kind): Topic => `scroll ${kind}`),
  ...IDEAS,
];

it.each(TOPICS)('%s has a name, and its territories start with a castle', (topic) => {
  expect(nameOf(topic)).not.toBe('');
  for (const { placed, groups } of exampleOf(topic)) {
    expect(placed[0].tile).toMatch(/^C-/);
    const cells = new Set(placed.map(({ x, y }) => `${x},${y}`));
    for (const [x, y] of groups.flatMap((group) => group.cells))
      expect(cells.has(`${x || 0},${y || 0}`), `${x},${y}`).toBe(true);
  }
});

it('goals, things and scrolls are drawn', () => {
  for (const topic of TOPICS.filter((one) => one.includes(' ')))
    expect(exampleOf(topic).length, topic).toBeGreaterThan(0);
  expect(Object.keys(words.goals)).toHaveLength(16);
});

it('badges are on cells of no other group, if possible', () => {
  const [one, other] = badgesOf([
    {
      cells: [
        [0, 0],
        [1, 0],
      ],
      badge: '+1',
    },
    {
      cells: [
        [0, 0],
        [0, 1],
      ],
      badge: '+2',
    },
  ]);
  expect([one.x, one.y]).toEqual([150, 50]);
  expect([other.x, other.y]).toEqual([50, 150]);
});

it('a tile explains what is on it, once', () => {
  expect(topicsOn('L28')).toEqual(['item sheep', 'item cattle', 'item whisky']);
  expect(topicsOn('L34')).toEqual(['item farm', 'scroll sheep2']);
});
