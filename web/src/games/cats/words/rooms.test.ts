import { expect, it } from 'vitest';
import { words as en } from './cards/en';
import { words as nl } from './cards/nl';
import { words as pt } from './cards/pt';
import { words as ru } from './cards/ru';
import { words as enBoat } from './boat/en';
import { words as nlBoat } from './boat/nl';
import { words as ptBoat } from './boat/pt';
import { words as ruBoat } from './boat/ru';

const DINING_ROOM = 3;

it.each([
  ['en', en, enBoat],
  ['ru', ru, ruBoat],
  ['nl', nl, nlBoat],
  ['pt', pt, ptBoat],
])('a room has the same name on cards and on the boat: %s', (_, cards, boat) => {
  expect(cards.cards.apple_empty.text).toContain(boat.rooms[DINING_ROOM]);
});
