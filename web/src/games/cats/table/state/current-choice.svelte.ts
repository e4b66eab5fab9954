/** The current choice of cards of a seat; it stays while the player looks elsewhere. */
import { untrack } from 'svelte';
import { keepInTab, recallInTab } from '../../../../browser/tab-storage';
import type { Cats, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import { untilAnswered } from '../../../../wire/until-answered';
import { CardChoice } from './card-choice.svelte';
import { known, ofKind } from '../../pieces/crew';

interface Asked {
  kind: CardChoice['kind'];
  cards: readonly string[];
}

/** The cards to choose from, or null. */
export function askedOf(view: View, seat: number): Asked | null {
  const { drawn, pack, kept, hand } = view.crews[seat];
  const { phase, question } = view;
  if (question?.type === 'buy_cards')
    return question.seat === seat ? { kind: 'pay', cards: known(drawn) } : null;
  if (question !== null) return null;
  switch (phase) {
    case 'keep':
    case 'family_keep':
      return { kind: 'keep', cards: known(pack) };
    case 'pay':
      return { kind: 'pay', cards: known(kept) };
    case 'lay':
      return { kind: 'lay', cards: ofKind(known(hand), 'rescue') };
    default:
      return null;
  }
}

interface Kept {
  /** the question that the cards were chosen for */
  key: string | null;
  chosen: readonly string[];
}

/** The cards that were chosen for the same question before a reload. */
function recalled(table: string, key: string, cards: readonly string[]): string[] {
  const kept = recallInTab(`cards.${table}`) as Partial<Kept> | null;
  if (kept?.key !== key || !Array.isArray(kept.chosen)) return [];
  return kept.chosen.filter((card) => cards.includes(card));
}

/** Follow a table; call it during component initialisation. */
export function choosing(table: () => TableStore<Cats>): { readonly choice: CardChoice | null } {
  const asked = $derived.by(() => {
    const { view, seat } = table();
    return view === null || seat === null ? null : askedOf(view, seat);
  });
  const key = $derived(asked && `${asked.kind} ${table().view?.ship} ${asked.cards.join(' ')}`);
  // The server knows how many cards to keep. It may answer after the first card is chosen.
  let answer = $state.raw<{ key: string; count: number } | null>(null);
  const wanted = $derived(answer !== null && answer.key === key ? answer.count : null);
  $effect(() => {
    const store = table();
    const about = key;
    if (about === null || asked?.kind !== 'keep' || store.question === null) return;
    return untilAnswered(
      () => store.legal({ type: 'keep' }, { most: 1 }),
      ({ moves: [move] }) => {
        if (move?.type === 'keep') answer = { key: about, count: move.cards.length };
      },
    );
  });

  const choice = $derived.by(() => {
    if (key === null) return null;
    return untrack(() => {
      const { view, seat } = table();
      if (asked === null || view === null || seat === null) return null;
      const { kind, cards } = asked;
      // A choice that is sealed already; while one pays for drawn cards, it is about others.
      const sealed = (view.crews[seat].choice ?? []).filter((card) => cards.includes(card));
      const chosen = sealed.length > 0 ? sealed : recalled(table().id, key, cards);
      return new CardChoice(kind, cards, () => wanted, chosen);
    });
  });
  // A reload keeps what is chosen but not confirmed.
  $effect(() => {
    if (choice) keepInTab(`cards.${table().id}`, { key, chosen: choice.chosen } satisfies Kept);
  });
  return {
    get choice() {
      return choice;
    },
  };
}
