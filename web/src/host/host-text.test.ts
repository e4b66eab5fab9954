import { describe, expect, it } from 'vitest';
import { words } from '../i18n/host/en';
import { Problem } from '../wire/api';
import type { HostAct } from '../wire/protocol';
import { actText, problemText, sizeText, spanText, whoText } from './host-text';

const action = { id: 'a', at: 0, who: 'page:k7d2', target: 'x', detail: '' };

describe('the words of the host', () => {
  it('sizes have one unit', () => {
    expect(sizeText(0, 'en')).toBe('0 byte');
    expect(sizeText(4096, 'en')).toBe('4 kB');
    expect(sizeText(12_345_678, 'en')).toBe('12.3 MB');
  });

  it('times have two units', () => {
    expect(spanText(59_000, words.now)).toBe('0 min');
    expect(spanText(90 * 60_000, words.now)).toBe('1 h 30 min');
    expect(spanText(25 * 3_600_000, words.now)).toBe('1 day 1 h');
  });

  it('problems of the server are sentences of the page', () => {
    const said = (what: string, status = 400): string =>
      problemText(new Problem(status, what), words.problems);
    expect(said('kept_games is a number from 1 to 100.')).toBe('Use a number from 1 to 100.');
    expect(said('A banned network has a prefix of /16 to /32.')).toContain('/16 to /32');
    expect(said('There is no such table.', 404)).toBe('It is no longer there.');
    expect(said('x', 503)).toContain('busy');
    expect(said('Nobody knows.')).toBe('The server says: Nobody knows.');
    expect(problemText(new Error('x'), words.problems)).toContain('cannot be reached');
  });

  it('the journal names who did what', () => {
    expect(whoText('page:k7d2', words.journal)).toBe('Page k7d2');
    expect(whoText('command:ann', words.journal)).toBe('Command line, ann');
    const did = (what: HostAct, target: string, detail: string): string =>
      actText({ ...action, what, target, detail }, words, { on: 'On', off: 'Off' });
    expect(did('kick', 'x', 'Bea\nban')).toBe('kicked Bea');
    expect(did('set', 'x', '')).toBe('reset x');
    expect(did('set', 'invite_only', 'true')).toBe('set By invitation only: On');
  });
});
