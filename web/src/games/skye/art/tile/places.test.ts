/** places.json matches the search. */
import { expect, it } from 'vitest';
import places from './places.json';
import { tileOf } from '../../pieces/pieces';
import { search } from '../search';

// The whole search takes seconds; a few tiles of every sort reveal a stale file.
it.each(['L02', 'L17', 'L29', 'L44', 'L66', 'L68', 'C-white'])(
  '%s is current (else: npm run places)',
  (id) => {
    expect(places[id as keyof typeof places]).toEqual(search(tileOf(id)));
  },
);
