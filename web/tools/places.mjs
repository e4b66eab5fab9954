// Writes src/art/skye/places.json anew; run it after a change of shapes, tuning or search.
import { writeFileSync } from 'node:fs';
import { load } from './load.mjs';

const { written } = await load('/src/art/skye/search/index.ts');
writeFileSync(new URL('../src/art/skye/places.json', import.meta.url), written());
