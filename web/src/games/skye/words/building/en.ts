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
  fitsIn: (n: number) =>
    plural(n, { one: 'fits in one rotation', other: `fits in ${n} rotations` }),
  points: (n: number) => plural(Math.abs(n), { one: `${n} point`, other: `${n} points` }),

  dock: 'Your tiles',
  tile: (n: number, name: string) => `Tile ${n}, ${name}`,
  laid: 'placed',
  homelessShort: 'fits nowhere',
  choose: 'Drag a tile to the board, or tap it and then a cell.',
  chooseByMouse: 'Drag a tile to the board, or click it and then a cell.',
  chosen: 'Dashed cells fit. Filled dots show the rotations that work.',
  wait: 'Finding places ...',
  ifDropped: 'If placed here',
  laidHere: 'Placed here',
  fitsHere: 'It fits here.',
  noChange: 'No goal changes.',
  /** the change of a goal for somebody else */
  forRival: (change: string, name: string) => `${change} for ${name}`,
  /** a dragged piece was let go where it cannot be */
  missed: 'It can’t go there. Let go over a dashed cell.',
  notLikeThis: 'It doesn’t fit this way',
  notHere: 'It doesn’t fit here',
  homeless: 'It fits nowhere. If it still does not fit when you confirm, it goes back to the bag.',
  hintShown: 'A bot would place it here: tap it to agree.',
  hintShownByMouse: 'A bot would place it here: click it to agree.',
  hintAllLaid: 'All tiles are placed. For another hint, take one back first.',
  allLaid: 'All tiles are placed. Confirm, or move them again.',
  /** our tiles are next, after the moves that are being shown */
  toCome: 'You build next.',
  built: 'You have finished building.',
  waiting: 'The others are still building.',
  canTakeBack: 'You can still undo it.',

  turnLeft: 'Rotate left (Q)',
  turnRight: 'Rotate right (E)',
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
  notSent: 'The move was not sent. Try again.',

  keys: { turn: 'rotate', drop: 'drop', undo: 'undo' },

  layers: 'Show completed areas and castle roads',
  try: 'Try (T)',
  tryTitle: 'Try mode',
  tryText: 'Nothing here counts.',
  leave: 'End try mode',
  tryTiles: 'Tiles to try',
  tryChoose: 'Choose any visible tile.',
  tryFull: 'You can try three tiles at most. Undo one first.',
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
  scrolls: 'scrolls',
  /** the change of the gold that each round brings */
  income: (by: string, only: number | null) =>
    only === null ? `income ${by} gold each round` : `income ${by} gold, in round ${only} only`,

  /** Why a move is refused. */
  reasons: {
    bad_turn: () => 'A tile has only four rotations.',
    foreign: () => 'This is not a move of Isle of Skye.',
    game_over: () => 'The game is over.',
    no_such_seat: () => 'There is no such seat.',
    not_awaited: () => 'You have nothing to place now.',
    not_drawable: () => 'This cannot be drawn now.',
    not_enough_gold: (f) => `That takes ${textOf(f.needed)} gold; you have ${textOf(f.gold)}.`,
    not_for_sale: (f) => `${textOf(f.tile)} is not for sale.`,
    not_in_hand: (f) => `${textOf(f.tile)} is not in your hand.`,
    not_this_phase: () => 'You cannot do this in the current phase.',
    not_touching: () => 'A tile must be next to another one.',
    not_your_tile: (f) => `${textOf(f.tile)} is not in your stall.`,
    occupied: () => 'There is already a tile here.',
    other_seat: () => 'Only the player in that seat can do that.',
    own_tile: (f) => `${textOf(f.tile)} is your own tile.`,
    price_too_low: () => 'A price is at least 1 gold.',
    terrain_mismatch: (f) =>
      `${capital(TERRAINS[terrainOf(f.shown)])} would meet ${TERRAINS[terrainOf(f.wanted)]} on the ${SIDES[sideOf(f.side)]} side.`,
    unknown_tile: (f) => `There is no tile ${textOf(f.tile)}.`,
    wrong_tiles: () => 'One tile gets the axe, each of the other two a price.',
  } as Record<Reason, (fields: Fields) => string>,
};

export type BuildingWords = typeof words;
