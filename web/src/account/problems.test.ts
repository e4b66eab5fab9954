import { expect, it } from 'vitest';
import { words as en } from '../i18n/lobby/en';
import { Problem } from '../wire/api';
import { codeIn, tableIn } from '../lobby/invite-codes';
import { dailyTable, dayAt } from '../lobby/start/daily';
import { placeOf, problemText } from './problems';

it('translates problems of the server', () => {
  const said = (status: number, what: string, where: string | null = null): string =>
    problemText(new Problem(status, what, where), en.problems);
  expect(said(409, 'Somebody else has registered the name Ann.', '$.name')).toBe(
    en.problems.nameTaken,
  );
  expect(said(400, 'Nobody has registered the name Ann.', '$.seats[1].name')).toBe(
    en.problems.nameUnknown,
  );
  expect(said(400, 'Expected `str` of length <= 24.', '$.name')).toBe(en.problems.nameBad);
  expect(said(409, 'The toss is under way.')).toBe(en.problems.tossing);
  expect(said(429, 'Too many requests.')).toBe(en.problems.busy);
  expect(said(429, 'You have 100 unfinished tables; finish or delete one first.')).toBe(
    en.problems.tooMany,
  );
  expect(said(0, 'The server cannot be reached.')).toBe(en.problems.unreachable);
  expect(said(418, 'I am a teapot.')).toBe('I am a teapot.');
});

it('finds the field that a problem is about', () => {
  const place = (where: string | null, what = ''): unknown =>
    placeOf(new Problem(400, what, where));
  expect(place('$.seats[1].bot')).toEqual({ part: 'seat', index: 1 });
  expect(place('$.seats')).toEqual({ part: 'seats' });
  expect(place('$.options', 'option difficulty: only the solo mode has one')).toEqual({
    part: 'options',
    option: 'difficulty',
  });
  expect(place('$.clock.days')).toEqual({ part: 'clock' });
  expect(place(null)).toEqual({ part: 'form' });
  expect(placeOf(new Error('x'))).toEqual({ part: 'form' });
});

it('reads codes as people type and paste them', () => {
  expect(codeIn(' BCDF-2345 ')).toBe('bcdf2345');
  expect(codeIn('https://skerry.example/j/bcdf2345?x=1')).toBe('bcdf2345');
  expect(codeIn('not a code!')).toBeNull();
  expect(tableIn('http://localhost/t/abc123')).toBe('abc123');
  expect(tableIn('bcdf2345')).toBeNull();
});

it('has the same seed for everybody each day', () => {
  const day = dayAt(Date.UTC(2026, 10, 15, 23, 59));
  expect(dailyTable('coin', 3, day, 'greedy')).toEqual({
    game: 'coin',
    seats: [{ type: 'me' }, { type: 'bot', bot: 'greedy' }, { type: 'bot', bot: 'greedy' }],
    luck: 'daily 2026-11-15 coin',
  });
});
