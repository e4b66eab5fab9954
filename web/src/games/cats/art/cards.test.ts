/** All cards have a face; all references of drawings and all colours exist. */
import { describe, expect, it } from 'vitest';
import { drawLights, drawPlan } from './boat/boat';
import { KINDS, drawBack, drawCard, drawPicture } from './card/card';
import { drawHead } from './cat/cat';
import { MOODS } from './cat/cat-plans';
import css from './cats.css?raw';
import {
  CARDS,
  CARD_TYPES,
  DISCOVERY,
  FAMILY_LESSONS,
  SISTER_CARDS,
  SISTER_LESSONS,
  cardOf,
  sisterCardOf,
} from '../pieces/deck';
import { FAMILIES, GRID, TILES } from '../pieces/pieces';
import { POSES, tileCells } from '../pieces/poses';
import { ensureSheet, put, setLetters, sharedParts } from './sprites';
import { SIGNS } from './parts/signs';
import { drawSisterCard } from './card/sister';
import { drawTile } from './tile';
import { drawBasket, drawFish, drawShip } from './card/tokens';

const DIRTY = /NaN|undefined|Infinity|null|\sstyle=|<style|<script/;
const SHARED = sharedParts();

function isClean(markup: string): void {
  expect(markup).not.toMatch(DIRTY);
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
    'image/svg+xml',
  );
  expect(parsed.querySelector('parsererror')).toBeNull();
}

it('there are as many cards as in the box', () => {
  expect(DISCOVERY).toHaveLength(150);
  expect(DISCOVERY[0].id).toBe('d001');
  expect(DISCOVERY[149].id).toBe('d150');
  expect(FAMILY_LESSONS).toHaveLength(18);
  expect(SISTER_LESSONS).toHaveLength(19);
  expect(SISTER_CARDS).toHaveLength(23);
  expect(CARDS).toHaveLength(150 + 1 + 18 + 19);
  for (const { kind } of CARDS) expect(KINDS).toContain(kind);
  expect(() => cardOf('d000')).toThrow('no card');
  expect(() => sisterCardOf('d001')).toThrow('no card');
});

describe.each(CARDS.map(({ id }) => id))('%s', (id) => {
  const card = cardOf(id);
  const typical = CARD_TYPES.find(({ type }) => type === card.type) ?? card;

  it('has a face with a picture and its cost', () => {
    const face = drawCard(id);
    expect(face).toBe(drawCard(typical.id));
    expect(drawPicture(card).length).toBeGreaterThan(80);
    if (card.cost !== null)
      expect(face).toContain(`font-size="32" fill="var(--ct-line)">${card.cost}<`);
    if (card.score?.points !== undefined) expect(face).toContain(`>${card.score.points}</text>`);
    if (card.basket && card.basket !== 'none')
      expect(face).toContain(`#ct-sign-${card.basket === 'normal' ? 'basket' : 'broken'}"`);
  });

  it('shows its chosen colour', () => {
    const isNamed = JSON.stringify(card.score ?? '').includes('"chosen"');
    for (const family of FAMILIES) {
      const face = drawCard(id, family);
      if (isNamed) expect(face).toContain(`#ct-head-${family}`);
      else expect(face).toBe(drawCard(id));
    }
  });
});

it.each(CARD_TYPES.map(({ type, id }) => [type, id]))('%s is clean markup', (_, id) => {
  isClean(drawCard(id));
});

it('cards of different types look different', () => {
  // the family mode has lessons of the standard game without their cost
  const faces = new Map(CARD_TYPES.map((card) => [drawCard(card.id), card.type]));
  expect(faces.size).toBe(CARD_TYPES.length);
});

it.each(SISTER_CARDS.map(({ id }) => id))('%s is drawn, and unlike the others', (id) => {
  isClean(drawSisterCard(id));
  const { effects } = sisterCardOf(id);
  for (const effect of effects) {
    if ('slot' in effect) expect(drawSisterCard(id)).toContain(`>${effect.slot}</text>`);
  }
  const same = SISTER_CARDS.filter((other) => drawSisterCard(other.id) === drawSisterCard(id));
  expect(same).toHaveLength(1);
});

const OTHERS: [string, string][] = [
  ['shared parts', SHARED],
  ['plan', drawPlan('open')],
  ['small plan', drawPlan('tight')],
  ['lights', drawLights(GRID.rooms[0])],
  ['back', drawBack()],
  ['back of the sister', drawBack(true)],
  ...([1, 5] as const).map((value): [string, string] => [`fish ${value}`, drawFish(value)]),
  ...(['ready', 'used', 'whole', 'broken'] as const).map((state): [string, string] => [
    `basket ${state}`,
    drawBasket(state),
  ]),
  ['ship', drawShip()],
  ...Object.entries(SIGNS),
  ...FAMILIES.flatMap((family) =>
    MOODS.map((mood): [string, string] => [`${family} ${mood}`, drawHead(family, mood)]),
  ),
];
it.each(OTHERS)('%s is clean markup', (_, markup) => {
  expect(markup.length).toBeGreaterThan(30);
  isClean(markup);
});

/** Everything that can be drawn. */
const ALL = [
  ...OTHERS.map(([, markup]) => markup),
  ...CARDS.flatMap(({ id }) => [null, ...FAMILIES].map((family) => drawCard(id, family))),
  ...SISTER_CARDS.map(({ id }) => drawSisterCard(id)),
  ...TILES.flatMap(({ id, kind }) =>
    POSES.flatMap((pose) =>
      (kind === 'oshax' ? [null, ...FAMILIES] : [null]).map(
        (family) => drawTile(id, tileCells(id, pose), family).markup,
      ),
    ),
  ),
];

it('everything that drawings refer to is defined', () => {
  const known = new Set([...SHARED.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const missing = new Set<string>();
  for (const markup of ALL) {
    const own = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of markup.matchAll(/(?:href="#|url\(#)([^")]+)/g))
      if (!known.has(id) && !own.has(id)) missing.add(id);
  }
  expect([...missing]).toEqual([]);
});

it('every colour is defined and used, and the night has no colours of its own', () => {
  const [day, night] = css.split("[data-theme='night']");
  const defined = (text: string): Set<string> =>
    new Set([...text.matchAll(/(--ct-[\w-]+):/g)].map(([, name]) => name));
  const used = new Set(`${ALL.join('')}${css}`.match(/--ct-[\w-]+(?=\))/g));
  // given by the component of a card, by its kind
  used.delete('--ct-kind');
  const colours = defined(day);
  expect([...used].filter((name) => !colours.has(name))).toEqual([]);
  expect([...defined(night)].filter((name) => !colours.has(name))).toEqual([]);
  const inComponents = ['rescue', 'treasure', 'oshax-card', 'lesson', 'public', 'edge', 'parrot'];
  const idle = [...colours].filter(
    (name) => !used.has(name) && !inComponents.includes(name.slice(5)),
  );
  expect(idle).toEqual([]);
});

it('only points have a rosette: rescue cards show their speed beside the boot', () => {
  const rosette = 'fill="var(--ct-seal)"';
  const rescues = CARDS.filter(({ kind }) => kind === 'rescue');
  for (const card of rescues) expect(drawPicture(card), card.id).not.toContain(rosette);
  expect(drawPicture(cardOf('d127'))).toContain(rosette);
  const fast = rescues.find(({ basket }) => basket === 'none');
  expect(fast && drawPicture(fast)).toContain(`>${fast?.speed}</text>`);
});

it('no colour is written into a drawing', () => {
  for (const markup of ALL) expect(markup).not.toMatch(/(?:fill|stroke|stop-color)="#/);
});

describe('the sheet', () => {
  it('holds the shared parts and each drawing once', () => {
    ensureSheet();
    ensureSheet();
    expect(document.querySelectorAll('#ct-sheet')).toHaveLength(1);
    put('ct-test', () => '<path d="M0 0h1"/>');
    put('ct-test', () => '<path d="M0 0h1"/>');
    expect(document.querySelectorAll('#ct-test path')).toHaveLength(1);
  });

  it('changes the letters with the language', () => {
    setLetters({ blue: 'С', green: 'З', red: 'К', purple: 'Ф', orange: 'О' });
    expect(document.querySelector('#ct-letter-purple')?.textContent).toBe('Ф');
  });
});
