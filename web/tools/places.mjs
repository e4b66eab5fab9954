// Writes src/games/skye/art/tile/places.json; run it after a change of shapes, tuning or search.
import { writeFileSync } from 'node:fs';
import { load } from './load.mjs';

const { written } = await load('/src/games/skye/art/search/index.ts');
writeFileSync(new URL('../src/games/skye/art/tile/places.json', import.meta.url), written());
