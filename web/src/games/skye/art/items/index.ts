/** All small drawings by name, and their definitions for the page. */
import type { ScrollKind } from '../../pieces/pieces';
import { cattle, sheep } from './animals';
import { broch, castle, farm, lighthouse } from './buildings';
import type { Drawing } from './drawing';
import { axe, cairn, scroll, ship, whisky } from './things';

export const ITEMS = {
  sheep,
  cattle,
  ship,
  broch,
  farm,
  lighthouse,
  whisky,
  castle,
  scroll,
  cairn,
  axe,
} satisfies Record<string, Drawing>;
export type DrawingName = keyof typeof ITEMS;

/** The picture of a scroll: the counted thing, once or twice, and its size. */
const SCROLLS: Record<
  ScrollKind,
  { shows: DrawingName; twice: boolean; scale: number; shift?: [number, number] }
> = {
  sheep2: { shows: 'sheep', twice: true, scale: 0.62 },
  whisky2: { shows: 'whisky', twice: true, scale: 0.76 },
  ship2: { shows: 'ship', twice: true, scale: 0.52 },
  cattle: { shows: 'cattle', twice: false, scale: 0.76, shift: [0.6, 0.2] },
  broch: { shows: 'broch', twice: false, scale: 0.76 },
  farm: { shows: 'farm', twice: false, scale: 0.82, shift: [0, 0.9] },
  lighthouse: { shows: 'lighthouse', twice: false, scale: 0.64 },
};
export const SCROLL_KINDS = Object.keys(SCROLLS) as ScrollKind[];

/** The name of a drawing in the page. */
export const itemId = (name: string, kind?: ScrollKind): string =>
  kind ? `sk-i-scroll-${kind}` : `sk-i-${name}`;

const BEAM =
  '<g id="sk-i-beam" class="sk-beam"><path fill="url(#sk-beam)" d="M0-.8L36-9.5Q39 0 36 9.5L0 .8z"/>' +
  '<path fill="url(#sk-beam)" d="M0-.5L33-3.8Q35 0 33 3.8L0 .5z"/></g>';

export function itemDefs(): string {
  const plain = Object.entries(ITEMS).map(
    ([name, { markup }]) => `<g id="${itemId(name)}">${markup}</g>`,
  );
  const scrolls = SCROLL_KINDS.map((kind) => {
    const { shows, twice, scale, shift } = SCROLLS[kind];
    const one = (x: number, y: number) =>
      `<use href="#${itemId(shows)}" transform="translate(${x} ${y})scale(${scale})"/>`;
    const [x, y] = shift ?? [0, 0.2];
    const shown = twice ? one(-4.1, -1.7) + one(4.1, 1.7) : one(x, y);
    return `<g id="${itemId('scroll', kind)}"><use href="#sk-i-scroll"/><g class="sk-on-scroll">${shown}</g></g>`;
  });
  return plain.join('') + scrolls.join('') + BEAM;
}
