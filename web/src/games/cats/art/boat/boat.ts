/** The four boats: their common parts, and the rats, maps and symbols of each. */
import { type Frame, drawHull } from './hull';
import { U, loops, outline } from '../parts/outline';
import { BOAT_CELLS, type Boat, type Cell, FAMILIES, GRID, type Room } from '../../pieces/pieces';
import { cellSet, keyOf } from '../../pieces/poses';
import { roomHue, roomSignId } from '../parts/rooms';
import { mapId } from '../parts/maps';

/** The walls between rooms. */
export function wallPath(): string {
  const roomOf = new Map(
    GRID.rooms.flatMap((room) => room.cells.map((cell) => [keyOf(cell), room.no] as const)),
  );
  return BOAT_CELLS.map(([x, y]) => {
    const here = roomOf.get(keyOf([x, y]));
    const right = roomOf.get(keyOf([x + 1, y]));
    const below = roomOf.get(keyOf([x, y + 1]));
    return (
      (right !== undefined && right !== here ? `M${(x + 1) * U} ${y * U}v${U}` : '') +
      (below !== undefined && below !== here ? `M${x * U} ${(y + 1) * U}h${U}` : '')
    );
  }).join('');
}

/** Short lines between neighbouring cells. */
function gridPath(): string {
  const inside = cellSet(BOAT_CELLS);
  const gap = 7;
  return BOAT_CELLS.map(
    ([x, y]) =>
      (inside.has(keyOf([x + 1, y])) ? `M${(x + 1) * U} ${y * U + gap}v${U - 2 * gap}` : '') +
      (inside.has(keyOf([x, y + 1])) ? `M${x * U + gap} ${(y + 1) * U}h${U - 2 * gap}` : ''),
  ).join('');
}

function drawFloors(): string {
  const floor = outline(BOAT_CELLS, 0, 4);
  const tints = GRID.rooms.map(({ symbol, cells }) =>
    symbol ? `<path d="${outline(cells, 0, 1)}" fill="${roomHue(symbol)}" opacity=".34"/>` : '',
  );
  return (
    `<path d="${outline(BOAT_CELLS, -3, 5)}" fill="var(--ct-shadow)" opacity=".35" transform="translate(2 4)"/>` +
    `<path d="${floor}" fill="var(--ct-floor)"/><path d="${floor}" fill="url(#ct-lamp)"/>` +
    tints.join('') +
    `<path d="${floor}" fill="url(#ct-plank)"/>` +
    `<path d="${gridPath()}" stroke="var(--ct-edge)" stroke-width="1.7" opacity=".55" stroke-linecap="round"/>`
  );
}

function drawWalls(): string {
  const walls = wallPath();
  // no tile may cross the white edge
  const edge = outline(BOAT_CELLS, -1.5, 6);
  return (
    `<path d="${walls}" stroke="var(--ct-shadow)" stroke-width="9" stroke-linecap="round" opacity=".3" transform="translate(1.5 3)"/>` +
    `<path d="${walls}" stroke="var(--ct-wall)" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="${walls}" stroke="var(--ct-wall-hi)" stroke-width="2.6" stroke-linecap="round" transform="translate(-.8 -1.2)"/>` +
    `<path d="${edge}" fill="none" stroke="var(--ct-hull2)" stroke-width="7.5"/>` +
    `<path d="${edge}" fill="none" stroke="var(--ct-edge)" stroke-width="3.6"/>`
  );
}

export const planId = (frame: Frame): string => `ct-plan-${frame}`;
/** Hull, floors and walls: the same for all boats. */
export const drawPlan = (frame: Frame): string => drawHull(frame) + drawFloors() + drawWalls();

/** Something printed on a cell of a boat. */
export interface Printed {
  kind: 'rat' | 'map' | 'sign';
  /** the id of its drawing in the sprite sheet */
  id: string;
  cell: Cell;
  /** an extra transform: mirrored or tilted, so that no two rats look the same */
  turn: string;
  /** its colour, if the drawing has none */
  fill?: string;
}

const rats = (boat: Boat): Printed[] =>
  boat.rats.map(([x, y]) => {
    const lean = (x * 7 + y * 13) % 5;
    const turn = `scale(${lean % 2 ? '-.98 .98' : '.98'})${lean > 2 ? 'rotate(-7)' : ''}`;
    return { kind: 'rat', id: 'ct-rat', cell: [x, y], turn };
  });
const maps = (boat: Boat): Printed[] =>
  FAMILIES.map((family) => ({
    kind: 'map',
    id: mapId(family),
    cell: boat.maps[family],
    turn: '',
  }));

/** The symbol of a room is on every second of its free cells. */
function signs(boat: Boat): Printed[] {
  const taken = cellSet([...boat.rats, ...Object.values(boat.maps)]);
  return GRID.rooms.flatMap(({ symbol, cells }) =>
    symbol
      ? cells
          .filter((cell) => (cell[0] + cell[1]) % 2 === 0 && !taken.has(keyOf(cell)))
          .map((cell): Printed => ({
            kind: 'sign',
            id: roomSignId(symbol),
            cell,
            turn: 'scale(.78)',
            fill: roomHue(symbol),
          }))
      : [],
  );
}

/** Everything printed on a boat. */
export const printedOn = (boat: Boat): Printed[] => [...signs(boat), ...maps(boat), ...rats(boat)];

/** The rooms whose cells are all covered. */
export function fullRooms(covered: ReadonlySet<string>): Room[] {
  return GRID.rooms.filter(({ cells }) => cells.every((cell) => covered.has(keyOf(cell))));
}

/** A full room is lit: lanterns on a string along its walls, the largest in its corners. */
export function drawLights({ cells }: Room): string {
  const string = outline(cells, 2.5, 7);
  const lanterns = (width: number, colour: string): string =>
    `<path d="${string}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray=".1 15.9" stroke-linecap="round"/>`;
  const corners = loops(cells)
    .flat()
    .map(([x, y]) => `<circle cx="${x * U}" cy="${y * U}" r="4.6"/>`);
  return (
    `<path d="${string}" fill="none" stroke="var(--ct-gold2)" stroke-width="1.4"/>` +
    lanterns(6.4, 'var(--ct-lantern)') +
    lanterns(4, 'var(--ct-gold-hi)') +
    `<g fill="var(--ct-gold-hi)" stroke="var(--ct-lantern)" stroke-width="1.8">${corners.join('')}</g>`
  );
}
