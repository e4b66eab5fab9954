import { expect, it } from 'vitest';
import { rulesOf } from '../../../lobby/chosen-rules';
import type { Option } from '../../../lobby/options-schema';
import type { View } from '../types';
import { lobby } from './lobby';

const words = lobby.optionWords?.();

it('tells the round, what is asked, and the points', () => {
  const clans = [{ points: 61 }, { points: 58 }];
  const view = { round: 5, phase: 'price', clans } as View;
  expect(lobby.standing?.(view)).toEqual({
    stage: 'Round 5',
    asks: 'set your prices',
    points: [61, 58],
  });
  const early = { ...view, round: 0, phase: 'setup' } as unknown as View;
  expect(lobby.standing?.(early)).toMatchObject({ stage: 'Round 1', asks: null });
});

it('has words for its options', () => {
  const schema: Option[] = [
    { name: 'farm', default: 'eight', kind: 'choice', values: ['eight', 'four'], open: false },
    { name: 'castle_on_roads', default: false, kind: 'switch' },
    { name: 'goals', default: null, kind: 'picks', values: ['sheep', 'lake'], count: 2 },
  ];
  const options = { farm: 'four', castle_on_roads: true, goals: ['sheep', 'lake'] };
  expect(rulesOf(options, schema, words)).toEqual([
    'Next to a farm: the 4 adjacent tiles',
    'The castle counts as linked',
    'goals chosen',
  ]);
  expect(words?.goals.values?.sheep).toBe('1 per sheep');
});
