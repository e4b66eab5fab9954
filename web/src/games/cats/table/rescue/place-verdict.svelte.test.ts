/** What is said about a piece on the boat; about an oshax it is short enough for a phone. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { SISTER_CARDS } from '../../pieces/deck';
import PlaceVerdict from './PlaceVerdict.svelte';

/** The text about an oshax without a colour, over the boat or on it, or about another piece. */
async function said(isHeld: boolean, other: object = {}, view = viewOf('rescue')): Promise<string> {
  const placing = {
    mode: 'lay',
    task: 'oshax',
    isHeld,
    isHint: false,
    chosen: 'o1',
    candidate: { piece: 'o1', cells: [[4, 4]], colour: null, fits: true },
    best: { colour: 'blue', gain: 3 },
    gain: 3,
    crew: crewOf(),
    laid: [],
    sending: { isSending: false, trouble: null },
    rescues: { objectionTo: () => null },
    advice: { own: [], sister: -1 },
    ...other,
  };
  const shown = mount(PlaceVerdict, { target: document.body, props: { placing, view } as never });
  flushSync();
  const text = document.querySelector('.verdict')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  await unmount(shown);
  return text;
}

it('who must choose a colour is not also told that it decides', async () => {
  expect(await said(true)).toContain('Its colour decides what it gives. Your sister: −1.');
  expect(await said(false)).toContain('Now choose its colour.');
  expect(await said(false)).toContain('Your sister: −1.');
  expect(await said(false)).not.toContain('Its colour decides');
});

it('a family and its points are no sum, and what one more cat makes it worth is no gain', async () => {
  const what = { type: 'colour', reason: 'family', colour: 'orange', count: 5, next_points: 20 };
  const lines = [{ what, points: 15, cells: [[4, 4]] }];
  const text = await said(false, {
    task: 'rescue',
    candidate: { piece: 'orange-k01', cells: [[4, 4]], colour: 'orange', fits: true },
    best: null,
    rescues: { objectionTo: () => null, can: () => true },
    advice: { own: [{ topic: 'families', now: 11, after: 15, card: { lines } }], sister: null },
  });
  expect(text).toContain('Orange (family of 5) +4');
  expect(text).toContain('Orange: 5 of 6; one more cat makes it worth 20');
});

it('another cat leaves with the sister once the numbers move up', async () => {
  const card = SISTER_CARDS.find(({ effects: [first] }) => 'slot' in first && first.slot === 2);
  const sister = { colours: [], lessons: [], row: [card?.id, null] } as never;
  const view = viewOf('rescue', { sister, left: ['blue-k01', 'red-k01'], right: ['green-k01'] });
  const choosing = (chosen: string): Promise<string> =>
    said(
      false,
      {
        task: 'rescue',
        chosen,
        candidate: null,
        fits: new Map([['n', new Map([['4,4', {}]])]]),
        legal: [{}],
        rescues: { objectionTo: () => null, can: () => true },
      },
      view,
    );
  expect(await choosing('blue-k01')).toContain('Then your sister takes green cat 3.');
  expect(await choosing('green-k01')).not.toContain('Then your sister');
});

it('explains the rings around dots where points are known', async () => {
  const choosing = (gain: number | null): Promise<string> =>
    said(false, {
      task: 'rescue',
      chosen: 'blue-k01',
      candidate: null,
      fits: new Map([['n', new Map([['4,4', {}]])]]),
      legal: [{ at: [4, 4], gain }],
      rescues: { objectionTo: () => null, can: () => true },
    });
  expect(await choosing(2)).toContain('ringed ones give the most points');
  expect(await choosing(null)).toBe('Dots mark where its middle can go.');
});
