import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { crewOf, viewOf } from '../../board/test-game';
import { choosing } from './current-choice.svelte';

const pileOf = (cards: string[]) => ({ cards, count: cards.length });

/** A table in the draft; each question about the number of cards waits for its answer. */
function drafting(pack: string[]) {
  const answers: ((count: number) => void)[] = [];
  const viewWith = (cards: string[]) =>
    viewOf('keep', { crews: [crewOf({ pack: pileOf(cards) }), crewOf()] });
  const table = $state({
    seat: 0,
    question: 1,
    view: viewWith(pack),
    legal: () =>
      new Promise((resolve) =>
        answers.push((count) =>
          resolve({ moves: [{ type: 'keep', seat: 0, cards: Array(count).fill('d001') }] }),
        ),
      ),
  });
  let chooses!: ReturnType<typeof choosing>;
  const stop = $effect.root(() => {
    chooses = choosing(() => table as never);
  });
  flushSync();
  const pass = (cards: string[]): void => {
    table.view = viewWith(cards);
    flushSync();
  };
  return { chooses, answers, pass, stop };
}
const settled = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
};

it('a card stays chosen when the number of cards to keep arrives later', async () => {
  const { chooses, answers, stop } = drafting(['d001', 'd007', 'd015']);
  chooses.choice?.toggle('d007');
  expect(chooses.choice?.isWhole).toBe(false);
  answers[0](2);
  await settled();
  expect(chooses.choice?.wanted).toBe(2);
  expect(chooses.choice?.chosen).toEqual(['d007']);
  stop();
});

it('the number of the last question does not count for the next one', async () => {
  const { chooses, answers, pass, stop } = drafting(['d001', 'd007', 'd015']);
  answers[0](2);
  await settled();
  pass(['d043']);
  expect(chooses.choice?.wanted).toBeNull();
  chooses.choice?.toggle('d043');
  expect(chooses.choice?.isWhole).toBe(false);
  answers[1](1);
  await settled();
  expect(chooses.choice?.isWhole).toBe(true);
  stop();
});
