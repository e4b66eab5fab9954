/** The body plans of cats: 17 plans made by hand, one for each shape. */
import type { Cell } from '../../pieces/pieces';

export const MOODS = ['sleep', 'awake', 'happy', 'wink', 'wide', 'calm'] as const;
export type Mood = (typeof MOODS)[number];

export interface Plan {
  head: Cell;
  /** from the neck to the hip */
  body: Cell[];
  tail: Cell;
  /** cells with one leg each */
  arms: Cell[];
  /** cells with two legs each */
  legs: Cell[];
  /** cells that make the body round */
  fill: Cell[];
  mood: Mood;
}

/** Cells are written as two digits: column and row. */
export const cellsOf = (text = ''): Cell[] =>
  text.split(' ').flatMap((pair): Cell[] => (pair ? [[Number(pair[0]), Number(pair[1])]] : []));

interface Extras {
  arms?: string;
  legs?: string;
  fill?: string;
}
const plan = (mood: Mood, head: string, body: string, tail: string, extras: Extras = {}): Plan => ({
  head: cellsOf(head)[0],
  body: cellsOf(body),
  tail: cellsOf(tail)[0],
  arms: cellsOf(extras.arms),
  legs: cellsOf(extras.legs),
  fill: cellsOf(extras.fill),
  mood,
});

/** By the shape's id. */
export const PLANS: Record<string, Plan> = {
  k01: plan('awake', '20', '10 11', '01'),
  k02: plan('sleep', '00', '10 20 30', '40'),
  k03: plan('happy', '30', '20 10 00', '01'),
  k04: plan('awake', '00', '10 20', '30', { legs: '11' }),
  k05: plan('calm', '31', '21 20 10', '00'),
  k06: plan('wink', '20', '10 00 01', '02'),
  k07: plan('happy', '10', '11', '12', { arms: '00 20' }),
  k08: plan('wide', '10', '11', '12', { arms: '01 21' }),
  k09: plan('awake', '00', '01 11 21', '20'),
  k10: plan('sleep', '00', '10 11', '21', { fill: '01' }),
  k11: plan('wide', '00', '10 11 21', '22'),
  k12: plan('calm', '30', '20 10 11', '01', { fill: '21' }),
  k13: plan('wink', '30', '20 21 11 01', '00'),
  k14: plan('sleep', '12', '11 10 20', '30', { legs: '00' }),
  k15: plan('wide', '01', '11 21', '31', { arms: '10 12' }),
  k16: plan('awake', '00', '01 11 21', '22', { legs: '02' }),
  k17: plan('happy', '21', '11 10 00 01', '02'),
};
