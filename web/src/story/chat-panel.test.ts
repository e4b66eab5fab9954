/** The chat hides people, not names. */
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words as en } from '../i18n/story/en';
import { api } from '../wire/api';
import type { ChatLine, MutedPerson } from '../wire/protocol';
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';
import ChatPanel from './ChatPanel.svelte';

const line = (number: number, name: string, speaker: string | null, mine = false): ChatLine => ({
  type: 'said',
  number,
  name,
  seat: null,
  text: `line ${number}`,
  at: 0,
  speaker,
  mine,
});
const chat = [
  line(1, 'Bea', 'rude'),
  line(2, 'Bea', 'kind'),
  line(3, 'Bella', 'rude'),
  line(4, 'Bea', 'me', true),
  line(5, 'somebody', null),
];
let muted: MutedPerson[];
let shown: Record<string, unknown>;

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}
const texts = (): string[] => [...document.querySelectorAll('.text')].map((one) => one.textContent);
function press(label: string): void {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find(
    (one) => one.getAttribute('aria-label') === label || one.textContent.trim() === label,
  );
  if (!found) throw new Error(`There is no button ${label}.`);
  found.click();
  flushSync();
}

beforeEach(async () => {
  muted = [];
  vi.spyOn(api, 'mutes').mockImplementation(async () => muted);
  vi.spyOn(api, 'mute').mockImplementation(async (_, speaker, on) => {
    muted = on ? [{ name: 'Bella', speaker }] : [];
  });
  const table = {
    id: 't',
    info: { game: 'coin', chat: 'everybody' },
    chat,
    seat: null,
    view: null,
  };
  shown = mount(ChatPanel, {
    target: document.body,
    props: { table: table as unknown as TableStore<Game> },
  });
  await settle();
});
afterEach(async () => {
  await unmount(shown);
  vi.restoreAllMocks();
});

it('mutes a person under every name, and shows them again', async () => {
  expect(texts()).toHaveLength(5);
  press(en.chat.more('Bella'));
  press(en.chat.mute('Bella'));
  await settle();
  expect(api.mute).toHaveBeenCalledWith('t', 'rude', true);
  expect(texts()).toEqual(['line 2', 'line 4', 'line 5']);
  press(en.chat.unmute('Bella'));
  await settle();
  expect(api.mute).toHaveBeenLastCalledWith('t', 'rude', false);
  expect(texts()).toHaveLength(5);
});

it('offers nothing about my own lines and those of deleted accounts', () => {
  const names = [...document.querySelectorAll('.who b')].map((one) => one.textContent);
  expect(names).toEqual(['Bea', 'somebody']);
  expect(document.querySelectorAll('.mine')).toHaveLength(1);
});
