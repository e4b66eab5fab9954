/** The sprite sheet of the page: shared parts and whole tiles, each drawn once. */
import { textureParts } from './card/card';
import { MOODS } from './cat/cat-plans';
import { HEADS } from './drawings/heads';
import { OSHAX_PARTS } from './drawings/oshax';
import { PAWS } from './drawings/paws';
import { RAT_HOLE } from './drawings/rat';
import { TAILS } from './drawings/tails';
import { drawFace } from './cat/faces';
import { type Letters, drawMark, letterId, markId } from './parts/families';
import { mapParts } from './parts/maps';
import { FAMILIES } from '../pieces/pieces';
import { roomSignParts } from './parts/rooms';
import { signParts } from './parts/signs';
import { treasureParts } from './parts/treasure';
import { drawWashes } from './parts/washes';
import './cats.css';

const part = (id: string, markup: string, attributes = ''): string =>
  `<g id="${id}"${attributes}>${markup}</g>`;

const catParts = (): string =>
  FAMILIES.map(
    (family) =>
      part(`ct-head-${family}`, HEADS[family]) +
      part(`ct-tail-${family}`, TAILS[family], ' fill="none" stroke-linecap="round"') +
      part(`ct-paw-${family}`, PAWS[family]) +
      part(markId(family), drawMark(family)),
  ).join('') +
  MOODS.map(
    (mood) =>
      part(`ct-face-${mood}`, drawFace(mood, false)) +
      part(`ct-face-dark-${mood}`, drawFace(mood, true)),
  ).join('');

const oshaxParts = (): string =>
  part('ct-oshax-head', OSHAX_PARTS.head) +
  part('ct-oshax-tail', OSHAX_PARTS.tail) +
  part('ct-oshax-paw', OSHAX_PARTS.paw);

/** Everything that each page with cats needs. */
export const sharedParts = (): string =>
  drawWashes() +
  catParts() +
  oshaxParts() +
  treasureParts() +
  signParts() +
  roomSignParts() +
  mapParts() +
  textureParts() +
  part('ct-rat', RAT_HOLE);

const ID = 'ct-sheet';
const SVG = 'http://www.w3.org/2000/svg';

function sheet(): Element {
  const found = document.getElementById(ID);
  if (found) return found;
  const svg = document.createElementNS(SVG, 'svg');
  svg.id = ID;
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = `<defs>${sharedParts()}</defs>`;
  document.body.prepend(svg);
  return svg;
}

/** Call it before drawing anything of The Isle of Cats; it runs once. */
export function ensureSheet(): void {
  if (typeof document !== 'undefined') sheet();
}

/** Add a drawing to the sheet once; pages refer to it by name. */
export function put(id: string, draw: () => string): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const group = document.createElementNS(SVG, 'g');
  group.id = id;
  group.innerHTML = draw();
  sheet().firstElementChild?.append(group);
}

/** The letters on the signs of the families, in the language of the page. */
export function setLetters(letters: Letters): void {
  ensureSheet();
  for (const family of FAMILIES) {
    const text = document.getElementById(letterId(family));
    if (text && text.textContent !== letters[family]) text.textContent = letters[family];
  }
}
