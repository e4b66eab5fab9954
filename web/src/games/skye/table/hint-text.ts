/** A hint in Isle of Skye, in words. */
import { signed } from '../../../i18n/numbers';
import { marked } from '../../../story/marked';
import { type HintText, MOST, reasonsOf } from '../../../table/hints/reasons';
import type { Why } from '../../../wire/protocol';
import type { Hinted } from '../../../wire/types';
import { SLOTS, lapsLeft } from '../pieces/round-track';
import type { Change, Skye, View } from '../types';
import { buildingWords } from '../words/building';
import { skyeHintWords } from '../words/hints';

/**
 * Points that the page shows beside it are whole and the same: a placement's are the preview's, and a
 * purchase is spoken of by the preview of its best place, if known. Estimates say that they are.
 */
export function hintText(
  { move, why }: Hinted<Skye>,
  view: View,
  names: readonly string[],
  preview: readonly Change[] | null = null,
): HintText {
  const w = skyeHintWords();
  const asked = move.type === 'price' ? new Map(move.prices) : pricesOf(view);
  /** An estimate; null if it is rounded to nothing. */
  const about = (points: number | null): string | null => {
    const whole = Math.round(points ?? 0);
    return whole === 0 ? null : signed(whole);
  };
  /** The exact change of a part; null where the bot may have another place in mind. */
  const exact = (topic: string, points: number): number | null => {
    if (move.type === 'place') return points;
    const change = preview?.find((one) => one.topic === topic);
    return change ? (change.after ?? 0) - (change.now ?? 0) || null : null;
  };
  const gold = view.clans[move.seat]?.gold ?? 0;
  /** What others ask for their tiles. */
  const prices = view.clans.flatMap(({ stall }, seat) =>
    seat === move.seat ? [] : stall.flatMap(({ price }) => price ?? []),
  );
  const cheapest = Math.min(...prices);
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
    const value = points ?? 0;
    switch (reason) {
      case 'goal': {
        const at = view.goals.findIndex((goal) => goal === first);
        const times = at < 0 ? 0 : lapsLeft(view.clans.length, view.round, SLOTS[at]).length;
        if (times === 0) return null;
        const goal = buildingWords().topics[view.goals[at]];
        const by = exact(view.goals[at], value / times);
        return by === null
          ? w.helps(goal, SLOTS[at], times)
          : w.goal(signed(by), goal, SLOTS[at], times);
      }
      case 'income': {
        const by = exact('income', Number(first));
        return by === null ? null : w.income(signed(by));
      }
      case 'scrolls': {
        const by = exact('scrolls', value);
        return by === null ? w.helpsScrolls : w.scrolls(signed(by));
      }
      case 'would_buy': {
        const buyers = why.filter((one) => one.reason === reason && one.about[0] === first);
        const all = buyers.map(({ about }) => name(about[1]));
        return w.wouldBuy(w.all(all), all.length, asked.get(first) ?? 0, marked(first));
      }
      case 'keeps': {
        const by = about(points);
        return by && w.keeps(by, asked.get(first) ?? 0, marked(first));
      }
      case 'discards':
        return w.discards;
      case 'saves':
        return cheapest <= gold ? w.saves : null;
      default:
        return null;
    }
  }

  /** The gold that is left; null where the move has nothing to do with it. */
  function left(): string | null {
    if ((view.clans[move.seat]?.gold ?? null) === null || move.type === 'place') return null;
    const spent =
      move.type === 'price'
        ? [...asked.values()].reduce((sum, price) => sum + price, 0)
        : move.type === 'buy'
          ? (asked.get(move.tile) ?? 0)
          : 0;
    return w.left(gold - spent);
  }

  /** What others ask at least, where nothing is bought. */
  function asks(): string | null {
    if (move.type !== 'pass') return null;
    if (prices.length === 0) return w.soldOut;
    return cheapest > gold ? w.tooDear(cheapest, gold) : w.cheapest(cheapest);
  }

  /** What a tile is worth in the end, without its price; null for other moves. */
  function worth(): string | null {
    if (move.type !== 'place' && move.type !== 'buy') return null;
    const parts = why.filter(({ reason }) => reason !== 'price');
    const sum = about(parts.reduce((total, { points }) => total + (points ?? 0), 0));
    return sum && w.worth(sum);
  }

  const reasons = reasonsOf(why, sentence, [asks(), left()]);
  const first = worth();
  return {
    title: title(),
    reasons: first === null ? reasons : [first, ...reasons].slice(0, MOST),
  };
}

const pricesOf = ({ clans }: View): Map<string, number> =>
  new Map(clans.flatMap(({ stall }) => stall.map(({ tile, price }) => [tile, price ?? 0])));

const sellerOf = ({ clans }: View, tile: string): number =>
  clans.findIndex(({ stall }) => stall.some((offer) => offer.tile === tile));
