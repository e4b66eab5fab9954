/** What is said about an oshax is short enough for a phone. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { crewOf } from '../../board/test-game';
import PlaceVerdict from './PlaceVerdict.svelte';

/** The text about an oshax without a colour, over the boat or on it. */
async function said(isHeld: boolean): Promise<string> {
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
  };
  const shown = mount(PlaceVerdict, { target: document.body, props: { placing } as never });
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
