/** Building, in English. */
import type { Side, Terrain } from '../../pieces/pieces';
import type { Goal, Reason } from '../../types';
import { pluralIn } from '../../../../i18n/plural';
import { type Fields, sideOf, terrainOf, textOf } from './fields';

const plural = pluralIn('en');

const SIDES: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const TERRAINS: Record<Terrain, string> = { P: 'pasture', M: 'mountain', W: 'water' };
const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

export const words = {
  territory: 'Your territory',
  cell: (x: number, y: number) =>
    [
      y < 0 ? `north ${-y}` : y > 0 ? `south ${y}` : '',
      x < 0 ? `west ${-x}` : x > 0 ? `east ${x}` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'middle',
  empty: 'empty',
  unconfirmed: 'not confirmed',
  fitsIn: (n: number) => plural(n, { one: 'fits in one turn', other: `fits in ${n} turns` }),
  points: (n: number) => plural(Math.abs(n), { one: `${n} point`, other: `${n} points` }),

  dock: 'Your tiles',
  tile: (n: number, name: string) => `Tile ${n}, ${name}`,
  laid: 'laid',
  homelessShort: 'fits nowhere',
  choose: 'Drag a tile to the board, or tap it and then a cell.',
  chosen: 'It fits where the rim is dashed. Filled dots: the turns that fit.',
  wait: 'Finding the places ...',
  ifDropped: 'If dropped here',
  laidHere: 'Laid here',
  fitsHere: 'It fits here.',
  noChange: 'No goal changes.',
  notLikeThis: 'Not like this',
  homeless: 'It fits nowhere. If that stays so, it goes back to the bag when you confirm.',
  hintShown: 'A bot would lay it here.',
  allLaid: 'All laid. Confirm, or move them once more.',
  built: 'You have built.',
  waiting: 'The others are still building.',
  canTakeBack: 'You can still take it back.',

  turnLeft: 'Turn left (Q)',
  turnRight: 'Turn right (E)',
  undo: 'Undo (Z)',
  redo: 'Redo (Shift+Z)',
  takeBack: 'Take back',
  confirm: 'Confirm',
  confirmLeft: (n: number) =>
    plural(n, { one: 'Confirm (1 tile left)', other: `Confirm (${n} tiles left)` }),
  confirmWhy: (n: number) =>
    plural(n, {
      one: 'Every tile that fits must be placed: 1 is left.',
      other: `Every tile that fits must be placed: ${n} are left.`,
    }),
  sending: 'Sending ...',
  notSent: 'That did not go through. Try again.',

  keys: { drag: 'Drag, or click tile then cell', turn: 'turn', drop: 'drop', undo: 'undo' },

  layers: 'Show completed areas and castle roads',
  try: 'Try (T)',
  tryTitle: 'Only a try.',
  tryText: 'Nothing of it is played.',
  leave: 'Leave',
  tryTiles: 'Tiles to try',
  tryChoose: 'Take any tile in sight.',
  tryFull: 'Three tiles are the most. Undo one first.',
  sources: { hand: 'Your hand', stall: 'Your stall', market: 'Market', bag: 'Bag', tray: 'Tried' },

  /** Goals, short: what changed. */
  topics: {
    squares: 'squares',
    sheep: 'sheep',
    brochs: 'brochs',
    whisky: 'whisky',
    farm: 'farm animals',
    cattle: 'linked cattle',
    roads: 'linked tiles',
    lake: 'largest lake',
    areas: 'completed areas',
    areas3: 'large areas',
    trio: 'sets of buildings',
    ships: 'ships',
    gold: 'gold',
    harbour: 'harbours',
    column: 'columns',
    mountains: 'mountain areas',
  } satisfies Record<Goal, string> as Record<Goal, string>,
  scrolls: 'Scrolls',

  /** Why a move is refused. */
  reasons: {
    bad_turn: () => 'A tile lies in one of four turns.',
    foreign: () => 'This is no move of Isle of Skye.',
    game_over: () => 'The game is over.',
    no_such_seat: () => 'There is no such seat.',
    not_awaited: () => 'You have nothing to place now.',
    not_drawable: () => 'This cannot be drawn now.',
    not_enough_gold: (f) => `That takes ${textOf(f.needed)} gold; you have ${textOf(f.gold)}.`,
    not_for_sale: (f) => `${textOf(f.tile)} is not for sale.`,
    not_in_hand: (f) => `${textOf(f.tile)} is not in your hand.`,
    not_this_phase: () => 'This is not the phase for it.',
    not_touching: () => 'A tile must lie beside another one.',
    not_your_tile: (f) => `${textOf(f.tile)} is not in your stall.`,
    occupied: () => 'A tile lies here already.',
    other_seat: () => 'Only the one who sits there can do that.',
    own_tile: (f) => `${textOf(f.tile)} is your own tile.`,
    price_too_low: () => 'A price is at least 1 gold.',
    terrain_mismatch: (f) =>
      `${capital(TERRAINS[terrainOf(f.shown)])} would meet ${TERRAINS[terrainOf(f.wanted)]} in the ${SIDES[sideOf(f.side)]}.`,
    unknown_tile: (f) => `There is no tile ${textOf(f.tile)}.`,
    wrong_tiles: () => 'One tile gets the axe, each of the other two a price.',
  } as Record<Reason, (fields: Fields) => string>,
};

export type BuildingWords = typeof words;
