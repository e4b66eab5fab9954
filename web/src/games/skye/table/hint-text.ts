/** A hint in Isle of Skye, in words. */
import { signedAbout } from '../../../i18n/numbers';
import { spokenLanguage } from '../../../i18n/words.svelte';
import { type HintText, reasonsOf } from '../../../table/hints/reasons';
import type { Why } from '../../../wire/protocol';
import type { Hinted } from '../../../wire/types';
import { SLOTS, lapsLeft } from '../pieces/round-track';
import type { Skye, View } from '../types';
import { buildingWords } from '../words/building';
import { skyeHintWords } from '../words/hints';

export function hintText(
  { move, why }: Hinted<Skye>,
  view: View,
  names: readonly string[],
): HintText {
  const w = skyeHintWords();
  const asked = move.type === 'price' ? new Map(move.prices) : pricesOf(view);
  const gain = (points: number): string => signedAbout(points, spokenLanguage());
  const name = (seat: string | number): string => names[Number(seat)] ?? '';

  function title(): string {
    switch (move.type) {
      case 'price': {
        const [low, high] = [...asked.values()].sort((a, b) => a - b);
        return w.price(low, high);
      }
      case 'buy':
        return w.buy(name(sellerOf(view, move.tile)), asked.get(move.tile) ?? 0);
      case 'pass':
        return w.pass;
      case 'place':
        return w.place;
    }
  }

  /** The sentence of a reason; null for one that this page does not know. */
  function sentence({ reason, points, about: [first] }: Why): string | null {
    const by = points === null ? null : gain(points);
    switch (reason) {
      case 'goal': {
        const at = view.goals.findIndex((goal) => goal === first);
        if (by === null || at < 0) return null;
        const times = lapsLeft(view.clans.length, view.round, SLOTS[at]).length;
        return w.goal(by, buildingWords().topics[view.goals[at]], SLOTS[at], times);
      }
      case 'income':
        return by && w.income(by);
      case 'scrolls':
        return by && w.scrolls(by);
      case 'future':
        return by && (points !== null && points < 0 ? w.hinders(by) : w.grows(by));
      case 'price':
        return by && w.cost(by, asked.get(first) ?? 0);
      case 'would_buy': {
        const buyers = why.filter((one) => one.reason === reason && one.about[0] === first);
        const all = buyers.map(({ about }) => name(about[1]));
        return w.wouldBuy(w.all(all), all.length, asked.get(first) ?? 0);
      }
      case 'keeps':
        return by && w.keeps(by, asked.get(first) ?? 0);
      case 'discards':
        return w.discards;
      case 'saves':
        return w.saves;
      default:
        return null;
    }
  }

  /** The gold that is left; null where the move does not change it. */
  function left(): string | null {
    const gold = view.clans[move.seat]?.gold ?? null;
    if (gold === null || (move.type !== 'price' && move.type !== 'buy')) return null;
    const spent =
      move.type === 'price'
        ? [...asked.values()].reduce((sum, price) => sum + price, 0)
        : (asked.get(move.tile) ?? 0);
    return w.left(gold - spent);
  }

  return { title: title(), reasons: reasonsOf(why, sentence, [left()]) };
}

const pricesOf = ({ clans }: View): Map<string, number> =>
  new Map(clans.flatMap(({ stall }) => stall.map(({ tile, price }) => [tile, price ?? 0])));

const sellerOf = ({ clans }: View, tile: string): number =>
  clans.findIndex(({ stall }) => stall.some((offer) => offer.tile === tile));
