import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { tableInfo } from '../../wire/fake-socket';
import { Refused } from '../../wire/socket';
import type { Game, Hinted } from '../../wire/types';
import { toasts } from '../../ui/toasts.svelte';
import { Hints } from './hints.svelte';

const HINT: Hinted<Game> = { move: { type: 'pass' }, text: 'pass', why: [] };

class FakeTable {
  isMine = $state(true);
  readonly seat = 0;
  question = $state<number | null>(1);
  info = tableInfo();
  hint = vi.fn(async (_after?: unknown[]) => HINT);
}
let table: FakeTable;
let hints: Hints<Game>;
beforeEach(() => {
  table = new FakeTable();
  hints = new Hints(() => table);
});

it('shows a hint until it is closed, or until something else is asked', async () => {
  expect(await hints.ask()).toBe(HINT);
  expect(hints.shown).toBe(HINT);
  hints.close();
  expect(hints.shown).toBeNull();
  await hints.ask();
  table.question = 2;
  flushSync();
  expect(hints.shown).toBeNull();
});

it('asks once at a time, and only where hints are allowed', async () => {
  const first = hints.ask();
  expect(hints.isAsking).toBe(true);
  expect(await hints.ask()).toBeNull();
  await first;
  expect(table.hint).toHaveBeenCalledTimes(1);
  table.info = { ...table.info, aids: { ...table.info.aids, hints: false } };
  expect(hints.isOffered).toBe(false);
  expect(await hints.ask()).toBeNull();
});

it('asks what comes after moves of ours', async () => {
  await hints.ask([{ type: 'place' }]);
  expect(table.hint).toHaveBeenCalledWith([{ type: 'place' }]);
});

it('shows a hint with the reasons of what follows it', async () => {
  const why = [{ reason: 'rats', points: 2, about: [] }];
  await hints.ask([], async (hint) => ({ ...hint, why }));
  expect(hints.shown?.why).toBe(why);
});

it('says that the bots are busy', async () => {
  table.hint.mockRejectedValueOnce(
    new Refused({
      type: 'refused',
      id: '1',
      why: 'busy',
      sentence: '',
      reason: null,
      fields: {},
      retry: null,
    }),
  );
  expect(await hints.ask()).toBeNull();
  expect(toasts().at(-1)?.text).toContain('busy');
  expect(hints.isAsking).toBe(false);
});
