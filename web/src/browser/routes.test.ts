import { expect, it } from 'vitest';
import { type Route, read, write } from './routes';

const ROUTES: [string, Route][] = [
  ['/', { page: 'start' }],
  ['/new', { page: 'new' }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/j/PUFFIN42', { page: 'join', code: 'PUFFIN42' }],
  ['/replay/abc', { page: 'replay', id: 'abc' }],
  ['/replay', { page: 'replay-file' }],
  ['/tutorial', { page: 'tutorial', game: null }],
  ['/tutorial/coin', { page: 'tutorial', game: 'coin' }],
  ['/rules/coin', { page: 'rules', game: 'coin' }],
  ['/gallery', { page: 'gallery' }],
  ['/settings', { page: 'settings' }],
  ['/about', { page: 'about' }],
  ['/nowhere/at/all', { page: 'lost', path: '/nowhere/at/all' }],
];

it.each(ROUTES)('%s is read and written', (path, route) => {
  expect(read(path)).toEqual(route);
  expect(write(route)).toBe(path);
});

it('reads addresses leniently', () => {
  expect(read('/gallery/')).toEqual({ page: 'gallery' });
  expect(read('/j/a%20b')).toEqual({ page: 'join', code: 'a b' });
  expect(read('/j/%E0%A4%A')).toEqual({ page: 'join', code: '%E0%A4%A' });
  expect(read('/t')).toEqual({ page: 'lost', path: '/t' });
});
