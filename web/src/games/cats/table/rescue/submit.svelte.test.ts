/** A rescue and its placement are undone together; the cat is staged again, or nothing is. */
import { expect, it, vi } from 'vitest';
import { Submission } from './submit.svelte';

/** A table on which a cat was rescued and placed: each undo withdraws one of the two moves. */
function rescued({ canUndoRescue = true } = {}) {
  const placing = {
    mode: 'lay',
    task: 'map',
    ready: null as { piece: string } | null,
    sending: { isSending: false },
    choose: vi.fn(),
  };
  const table = {
    canUndo: true,
    isMoving: false,
    seat: 0,
    version: 9,
    undo: vi.fn(async () => table.version + 1),
  };
  const submission = new Submission(() => table as never, placing as never);
  /** The table without the move that was undone. */
  const show = async (task: string): Promise<void> => {
    table.version++;
    placing.task = task;
    table.canUndo = canUndoRescue;
    await submission.finishBack();
  };
  return { placing, table, submission, show };
}

it('undoes the rescue of a cat whose placement is undone', async () => {
  const { placing, table, submission, show } = rescued();
  await submission.takeBack();
  await submission.finishBack();
  expect(table.undo).toHaveBeenCalledTimes(1);
  await show('tile');
  expect(table.undo).toHaveBeenCalledTimes(2);
  placing.choose.mockClear();
  placing.ready = { piece: 'blue-k01' };
  await show('rescue');
  expect(table.undo).toHaveBeenCalledTimes(2);
  expect(placing.choose.mock.calls).toEqual([['blue-k01']]);
  expect(submission.isBack).toBe(true);
  placing.ready = { piece: 'blue-k01' };
  expect(submission.isBack).toBe(false);
});

it('leaves a tile in the hand that nobody can give back', async () => {
  const { table, submission, show } = rescued({ canUndoRescue: false });
  await submission.takeBack();
  await show('tile');
  expect(table.undo).toHaveBeenCalledTimes(1);
});
