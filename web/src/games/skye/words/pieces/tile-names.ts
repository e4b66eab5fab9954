/** Tiles in words, for those who cannot see them. */
import { skyePieceWords } from '.';
import { words } from '../../../../i18n/words.svelte';
import { type Side, type Terrain, type Tile, SIDES, clanOf } from '../../pieces/pieces';

/** The side of the table that a printed side faces after a rotation. */
const turnedSide = (side: Side, turn: number): Side => SIDES[(SIDES.indexOf(side) + turn) % 4];

/** Such as: `L01: north mountain, east mountain, south mountain, west pasture; road east, south, west; 1 farm, 1 barrel`. */
export function tileWords(tile: Tile, turn: number): string {
  const skye = skyePieceWords();
  const { clans } = words();
  const clan = clanOf(tile.id);
  const edges = SIDES.map((side, i) => {
    const terrain = tile.edges[(i - turn + 4) % 4] as Terrain;
    return `${skye.sides[side]} ${skye.terrains[terrain]}`;
  });
  const roads = tile.roads.map((sides) => {
    const ends = SIDES.filter((side) =>
      sides.some((printed) => turnedSide(printed, turn) === side),
    );
    return `${skye.road} ${ends.map((side) => skye.sides[side]).join(', ')}`;
  });
  const items = tile.items.map((item) => {
    const counted = skye.counted[item.kind](item.n);
    return item.scroll ? `${counted} (${skye.scrolls[item.scroll]})` : counted;
  });
  const name = clan ? `${skye.castle}, ${clans[clan]}` : tile.id;
  return `${name}: ${[edges.join(', '), ...roads, items.join(', ')].filter(Boolean).join('; ')}`;
}
