/** Draws cards: a frame texture for the kind, the cost in a fish, and symbols for the effect. */
import { type Card, type Kind, cardOf } from '../../pieces/deck';
import { drawEffect } from './effect-pictures';
import { drawLesson } from './lesson-pictures';
import type { Family } from '../../pieces/pieces';
import { short } from '../../../../art/path';
import { useSign } from './symbols';

/** The drawn part of a face; the text is below it. */
export const CARD_BOX = '0 0 180 166';
export const BACK_BOX = '0 0 180 252';

interface Texture {
  width: number;
  height: number;
  lines: string;
}
/** Each kind also has its own texture, so that colour is not the only difference. */
const TEXTURES: Record<Kind, Texture> = {
  rescue: { width: 8, height: 8, lines: '<path d="M0 4H8M4 0V8"/>' },
  anytime: { width: 10, height: 10, lines: '<circle cx="5" cy="5" r="2"/>' },
  treasure: { width: 10, height: 10, lines: '<path d="M5 0L10 5L5 10L0 5z"/>' },
  oshax: { width: 8, height: 8, lines: '<path d="M0 8L4 2L8 8"/>' },
  lesson: { width: 8, height: 6, lines: '<path d="M0 3H8"/>' },
  public_lesson: { width: 14, height: 8, lines: '<path d="M0 4q3.5-4 7 0t7 0"/>' },
  sister: {
    width: 16,
    height: 16,
    lines: '<path d="M8 3Q8.6 7.4 13 8Q8.6 8.6 8 13Q7.4 8.6 3 8Q7.4 7.4 8 3z"/>',
  },
};
export const KINDS = Object.keys(TEXTURES) as Kind[];

export const textureId = (kind: Kind): string => `ct-kind-${kind}`;

export const textureParts = (): string =>
  KINDS.map((kind) => {
    const { width, height, lines } = TEXTURES[kind];
    return (
      `<pattern id="${textureId(kind)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(.6)">` +
      `<g fill="none" stroke="var(--ct-white)" stroke-width="1.4" opacity=".32">${lines}</g></pattern>`
    );
  }).join('');

/** A small sign at the right of the title band. */
const EMBLEMS: Record<Kind, string> = {
  rescue: useSign('basket'),
  treasure: useSign('chest'),
  lesson: useSign('lesson'),
  sister: useSign('cat'),
  public_lesson: `${useSign('lesson')}<path d="M-33 0C-29-8-19-8-15 0C-19 8-29 8-33 0z" fill="var(--ct-white)" class="ct-line" stroke-width="1.5"/><circle cx="-24" r="3.4" fill="var(--ct-line)"/>`,
  anytime:
    '<g stroke="var(--ct-white)" stroke-linecap="round" transform="scale(1.3)"><path d="M-8-11H8M-8 11H8M-6-11C-6-3 6 3 6 11M6-11C6-3-6 3-6 11" fill="none" stroke-width="2.6"/><path d="M-4 9C-2 5 2 5 4 9z" fill="var(--ct-white)"/></g>',
  oshax:
    '<path d="M0 11V1M0 4C-6 2-9-3-9-10M-8-4C-11-4-13-6-14-9M0 4C6 2 9-3 9-10M8-4C11-4 13-6 14-9" fill="none" stroke="var(--ct-white)" stroke-width="2.8" stroke-linecap="round" transform="scale(1.25)"/>',
};

const drawCost = (cost: number): string =>
  '<path d="M14 30C14 12 26 6 42 6C58 6 68 12 72 22L86 12C84 20 84 28 86 36L72 28C68 36 58 44 42 44C24 44 14 40 14 30z" fill="var(--ct-white)" class="ct-line" stroke-width="2.2"/>' +
  '<circle cx="24" cy="20" r="2.4" fill="var(--ct-line)"/><path d="M76 20Q79 24 76 28" fill="none" class="ct-line" stroke-width="1.5"/>' +
  `<text class="ct-figure" x="47" y="36" font-size="32" fill="var(--ct-line)">${cost}</text>`;

/** Faint lines of a chart behind the picture. */
const CHART =
  '<g stroke="var(--ct-kind)" stroke-width="1" fill="none" opacity=".3"><path d="M90 104L12 42M90 104L50 42M90 104V42M90 104L130 42M90 104L168 42M90 104H12M90 104H168M90 104L12 164M90 104L50 166M90 104V166M90 104L130 166M90 104L168 164"/><circle cx="90" cy="104" r="52"/><circle cx="90" cy="104" r="34"/></g>';

const PAPER =
  '<path d="M10 166V40H170V166z" fill="var(--ct-card)"/><path d="M10 166V40H170V166" fill="none" class="ct-line" stroke-width="1.6"/>';

/** Only the picture of a card, for small places. */
export const drawPicture = (card: Card, chosen: Family | null = null): string =>
  card.score ? drawLesson(card.score, chosen) : drawEffect(card);

const drawn = new Map<string, string>();

/** The face of a card without its text; `chosen` is its chosen colour. */
export function drawCard(id: string, chosen: Family | null = null): string {
  const card = cardOf(id);
  const key = `${card.type}/${card.kind}/${chosen ?? ''}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    markup =
      PAPER +
      CHART +
      `<g transform="translate(150 21)scale(.78)">${EMBLEMS[card.kind]}</g>` +
      (card.cost === null ? '' : drawCost(card.cost)) +
      drawPicture(card, chosen);
    drawn.set(key, markup);
  }
  return markup;
}

/** The back: a compass rose on velvet; the sister's cards show her instead of any cat. */
export function drawBack(isSister = false): string {
  const rose = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    const far = i % 4 === 0 ? 74 : i % 2 ? 40 : 58;
    const at = (turn: number, radius: number): string =>
      `${short(90 + Math.cos(angle + turn) * radius)} ${short(126 + Math.sin(angle + turn) * radius)}`;
    return `M90 126L${at(-0.16, 14)}L${at(0, far)}L${at(0.16, 14)}z`;
  });
  return (
    `<rect x="1.5" y="1.5" width="177" height="249" rx="14" fill="var(--ct-${isSister ? 'sister-back' : 'velvet'})" class="ct-line" stroke-width="2.4"/>` +
    '<rect x="10" y="10" width="160" height="232" rx="9" fill="url(#ct-velvet)" stroke="var(--ct-gold)" stroke-width="2"/>' +
    '<circle cx="90" cy="126" r="62" fill="none" stroke="var(--ct-gold)" stroke-width="1.4"/>' +
    `<path d="${rose.join('')}" fill="var(--ct-gold)" class="ct-line" stroke-width=".8"/>` +
    '<circle cx="90" cy="126" r="27" fill="var(--ct-page)" class="ct-line" stroke-width="1.6"/>' +
    `<g transform="translate(90 127)scale(1.15)">${useSign(isSister ? 'sister' : 'cat')}</g>`
  );
}
