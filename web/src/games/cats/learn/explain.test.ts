import { expect, it } from 'vitest';
import { CARD_TYPES } from '../pieces/deck';
import { tileOf } from '../pieces/pieces';
import { formOf } from '../pieces/poses';
import { poseFor } from '../board/nearest-fit';
import { words } from '../words/explain/en';
import { words as dutch } from '../words/explain/nl';
import { words as portuguese } from '../words/explain/pt';
import { words as russian } from '../words/explain/ru';
import { FAMILY_TYPES, type Idea, type Topic, exampleOf, isFamilyLesson } from './explain';
import { nameOf } from './topic-names';

const TOPICS: Topic[] = [
  ...(Object.keys(words.ideas) as Idea[]),
  ...CARD_TYPES.map(({ id }): Topic => `card ${id}`),
];

it.each(TOPICS)('%s has a name, and its tiles have their shapes', (topic) => {
  expect(nameOf(topic)).not.toBe('');
  const example = exampleOf(topic);
  for (const { tile, cells } of example?.tiles ?? []) {
    expect(cells, tile).toHaveLength(tileOf(tile).cells.length);
    expect(poseFor(tile, cells), `${tile} ${formOf(cells)}`).not.toBeNull();
  }
});

it('lessons of the boat are drawn', () => {
  const drawn = CARD_TYPES.filter(({ id }) => exampleOf(`card ${id}`) !== null);
  expect(drawn.length).toBeGreaterThanOrEqual(40);
});

it.each([
  ['ru', russian],
  ['nl', dutch],
  ['pt', portuguese],
])('%s translates every explanation', (_, other) => {
  for (const [idea, { rule }] of Object.entries(other.ideas))
    expect(rule, idea).not.toBe(words.ideas[idea as Idea].rule);
  expect(other.glance.phases).toHaveLength(words.glance.phases.length);
  expect(other.glance.scores).toHaveLength(words.glance.scores.length);
});

it.each([words, dutch, portuguese, russian])(
  'the family game has its own words about lessons and maps',
  ({ familyLesson, inFamily, kinds, ideas }) => {
    expect(familyLesson).not.toBe(kinds.lesson);
    expect(inFamily.maps).not.toBe(ideas.maps.rule);
  },
);
it('the lessons of the family game are known', () => {
  expect(FAMILY_TYPES.length).toBeGreaterThan(0);
  expect(FAMILY_TYPES.every(({ id }) => isFamilyLesson(id))).toBe(true);
  expect(isFamilyLesson('d138')).toBe(false);
});
