import { expect, test } from 'vitest';
import type { Event } from '../types';
import { beats } from './beats';
import { dayStart, isDayStart } from './day-start';
import { digest } from './log-lines';
import { lastLine } from '../../../table/playback/pace';
import { Who } from '../../../i18n/who';

const DAY: Event = { type: 'day', ship: 3, order: [1, 0] };
const FIELDS: Event = {
  type: 'fields',
  left: ['blue-k01', 'blue-k02'],
  right: ['red-k03'],
  rare: [],
};
const FISH: Event[] = [0, 1].map((seat) => ({ type: 'fish', seat, gain: 20, fish: 23 }));
const MORNING: Event[] = [DAY, FIELDS, ...FISH];

test('a new day is announced, then its cats and fish come together', () => {
  const [first, second, ...rest] = beats([{ type: 'pass', seat: 1 } as Event, ...MORNING], 0);
  expect(first).toEqual([{ type: 'pass', seat: 1 }]);
  expect(second).toEqual([DAY]);
  expect(rest).toEqual([[DAY], [FIELDS, ...FISH]]);
});

test('a player alone sees the fish of the day, too', () => {
  expect(beats([DAY, FIELDS, FISH[0]], 0).at(-1)).toEqual([FIELDS, FISH[0]]);
});

test('a day starts with its number, fish and cats', () => {
  expect(dayStart(MORNING)).toEqual({ day: 3, fish: 20, cats: 3 });
  expect(dayStart([DAY, FIELDS])).toEqual({ day: 3, fish: 0, cats: 3 });
  expect(dayStart([FIELDS])).toBeNull();
  expect([isDayStart([FIELDS]), isDayStart([{ type: 'pass', seat: 1 } as Event])]).toEqual([
    true,
    false,
  ]);
});

test('the ticker keeps the new day until somebody acts', () => {
  const names = [new Who('Ann'), new Who('Fern')];
  const ended: Event = { type: 'pass', seat: 1 } as Event;
  const said = (events: Event[]): string => lastLine(digest(events, names), 0)?.text ?? '';
  expect(said([ended, ...MORNING])).toContain('Day 3');
  expect(said([ended, ...MORNING, ended])).not.toContain('Day 3');
});
