/** Notation of cells and moves of The Isle of Cats: `d5`, `rescue blue-k03 d043`. */
import type { Cell } from '../pieces/pieces';
import { cellText } from '../board/staged-tiles';
import type { Anytime, Move } from '../types';

export { cellText };

export function readCell(text: string): Cell {
  const found = /^([a-v])([1-9])$/.exec(text);
  if (!found) throw new Error(`${text} is no cell.`);
  return [found[1].charCodeAt(0) - 97, Number(found[2]) - 1];
}

/** Cells in reading order: from the stern, then from the top. */
export const cellsText = (cells: readonly Cell[], between = ' '): string =>
  [...cells]
    .sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
    .map(cellText)
    .join(between);

const cards = (word: string, ids: readonly string[]): string =>
  ids.length ? `${word} ${ids.join(' ')}` : `${word} nothing`;

function anytimeText(move: Anytime): string {
  const { card, colour, used, lessons, treasures, cats } = move;
  const more = [
    colour ?? '',
    used ? 'used' : '',
    lessons?.length ? `lessons ${lessons.join(' ')}` : '',
    treasures?.length
      ? `treasures ${treasures.map((cells) => cellsText(cells, '+')).join(' ')}`
      : '',
    cats?.length ? `cats ${cats.join(' ')}` : '',
  ];
  return ['anytime', card, ...more].filter(Boolean).join(' ');
}

/** A move as people type it. */
export function moveText(move: Move): string {
  switch (move.type) {
    case 'keep':
    case 'pay':
    case 'lay':
      return cards(move.type, move.cards);
    case 'colour':
      return `colour ${move.colour}`;
    case 'field':
      return `field ${move.field}`;
    case 'rescue':
      return ['rescue', move.tile, ...(move.cards ?? [])].join(' ');
    case 'place':
      return `at ${cellsText(move.cells)}`;
    case 'play':
      return `play ${move.card}${move.paid ? ' paid' : ''}`;
    case 'watch':
      return `watch ${move.on ? 'on' : 'off'}`;
    case 'anytime':
      return anytimeText(move);
    case 'pass':
    case 'done':
      return move.type;
  }
}
