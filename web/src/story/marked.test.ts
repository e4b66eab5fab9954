import { expect, it } from 'vitest';
import { markIds, marked, parts, plainText } from './marked';

const story = { pieceName: (id: string) => (/^[LM]\d\d$/.test(id) ? `tile ${id}` : null) };

it('a text is split into words and pieces', () => {
  expect(parts(story, `Fern buys ${marked('L48')} for 4.`)).toEqual([
    'Fern buys ',
    { piece: 'L48', name: 'tile L48' },
    ' for 4.',
  ]);
  expect(parts(story, marked('L48', 'a field'))).toEqual([{ piece: 'L48', name: 'a field' }]);
  expect(parts(story, marked('L48', ''))).toEqual([{ piece: 'L48', name: '' }]);
});

it('an unknown piece stays text', () => {
  expect(parts(story, `${marked('x')} and ${marked('y', 'a yak')}`).join('')).toBe('x and a yak');
});

it('as plain text it has the names of the pieces', () => {
  expect(plainText(story, `${marked('L48')} and ${marked('L49', 'a lake')}.`)).toBe(
    'tile L48 and a lake.',
  );
});

it('marks the ids that a player writes, as whole words', () => {
  expect(markIds(story, 'L48, not XL48 or L480?')).toBe('⟦L48⟧, not XL48 or L480?');
});
