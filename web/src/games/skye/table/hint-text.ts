/** A hint in Isle of Skye, in words. */
import { signed } from '../../../i18n/numbers';
import { marked } from '../../../story/marked';
import { type HintText, MOST, type Part, reasonsOf, sumOf } from '../../../table/hints/reasons';
import type { Why } from '../../../wire/protocol';
import type { Hinted } from '../../../wire/types';
import { SLOTS, lapsLeft } from '../pieces/round-track';
import type { Skye, View } from '../types';
import { buildingWords } from '../words/building';
import { skyeHintWords } from '../words/hints';

/** What a tile is worth is a sum, and its reasons are the parts. Estimates say that they are. */
export function hintText(
  { move, why }: Hinted<Skye>,
  view: View,
  names: readonly string[],
): HintText {
  const w = skyeHintWords();
  const asked = move.type === 'price' ? new Map(move.prices) : pricesOf(view);
  /** An estimate; null if it is rounded to nothing. */
  const about = (points: number | null): string | null => {
    const whole = Math.round(points ?? 0);
    return whole === 0 ? null : signed(whole);
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
    switch (reason) {
      case 'would_buy': {
        const buyers = why.filter((one) => one.reason === reason && one.about[0] === first);
        const seats = buyers.map(({ about }) => Number(about[1])).sort((a, b) => a - b);
        const all = seats.map(name);
        return w.wouldBuy(w.all(all), all.length, asked.get(first) ?? 0, marked(first));
      }
      case 'keeps': {
        const by = about(points);
        return by && w.keeps(by, asked.get(first) ?? 0, marked(first));
      }
      case 'saves':
        return cheapest <= gold ? w.saves : null;
      default:
        return null;
    }
  }

  /** A sentence for each tile that is for sale: who would buy it, or what it brings if nobody does. */
  function sales(): string[] {
    return [...asked.keys()].flatMap((tile) => {
      const found = why.filter(({ about: [first] }) => first === tile);
      const said = ['would_buy', 'keeps'].map((reason) => {
        const one = found.find((each) => each.reason === reason);
        return one ? sentence(one) : null;
      });
      return said.find((text) => text !== null) ?? [];
    });
  }

  /** Why the tile under the axe is thrown away, by what it brings its owner and the others. */
  function axe(): string | null {
    const whole = (reason: string): number[] =>
      why.filter((one) => one.reason === reason).map(({ points }) => Math.round(points ?? 0));
    const thrown = why.find(({ reason }) => reason === 'discards');
    if (thrown === undefined) return null;
    const tile = marked(thrown.about[0]);
    const own = Math.round(thrown.points ?? 0);
    if (whole('keeps').every((points) => own <= points)) return w.axeLeast(signed(own), tile);
    const denied = why.find(({ reason }) => reason === 'denies');
    const theirs = Math.round(denied?.points ?? 0);
    // A tile that is worth much to others, too, is better nobody's.
    return denied && 2 * theirs > own
      ? w.axeRival(name(denied.about[1]), signed(theirs), signed(own), tile)
      : w.axe(signed(own), tile);
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

  /** How often a goal is still scored; 0 for one that is not in this game. */
  const timesOf = (goal: string | undefined): number => {
    const at = view.goals.findIndex((one) => one === goal);
    return at < 0 ? 0 : lapsLeft(view.clans.length, view.round, SLOTS[at]).length;
  };

  /** A part of what a tile is worth, by its reason. */
  function part({ reason, points, about: [first] }: Why): Part {
    const whole = Math.round(points ?? 0);
    const gain = signed(whole);
    const text = ((): string | null => {
      switch (reason) {
        case 'goal': {
          const times = timesOf(first);
          const at = view.goals.findIndex((goal) => goal === first);
          if (times === 0) return null;
          const goal = buildingWords().topics[view.goals[at]];
          return w.goal(gain, goal, SLOTS[at], signed(Math.round(whole / times)), times);
        }
        case 'income':
          return w.income(gain, signed(Number(first)));
        case 'scrolls':
          return w.scrolls(gain);
        case 'future':
          return whole > 0 ? w.future(gain) : w.hinders(gain);
        default:
          return null;
      }
    })();
    return { points: whole, text };
  }

  /** What a tile is worth in the end, without its price, and the number that the board shows for its place. */
  function worth(): string[] {
    const parts = why.filter(({ reason }) => reason !== 'price');
    const { total, lines } = sumOf(parts.map(part), (gain) => w.rest(signed(gain)), w.even);
    if (total === 0) return lines.length > 0 ? lines : [w.nothing];
    const once = parts.reduce((sum, { reason, points, about: [first] }) => {
      if (reason === 'scrolls') return sum + (points ?? 0);
      return reason === 'goal' ? sum + (points ?? 0) / Math.max(1, timesOf(first)) : sum;
    }, 0);
    const isOther = move.type === 'place' && Math.round(once) !== total && Math.round(once) !== 0;
    const first = isOther
      ? w.worthAndOnce(signed(total), signed(Math.round(once)))
      : w.worth(signed(total));
    return [first, ...lines];
  }

  const reasons = ((): readonly (string | null)[] => {
    switch (move.type) {
      case 'price':
        return [...sales(), axe(), left()];
      case 'pass':
        return reasonsOf(why, sentence, [
          asks(),
          cheapest > gold && prices.length > 0 ? null : left(),
        ]);
      default:
        return [...worth(), left()];
    }
  })();
  return { title: title(), reasons: reasons.filter((one) => one !== null).slice(0, MOST) };
}

const pricesOf = ({ clans }: View): Map<string, number> =>
  new Map(clans.flatMap(({ stall }) => stall.map(({ tile, price }) => [tile, price ?? 0])));

const sellerOf = ({ clans }: View, tile: string): number =>
  clans.findIndex(({ stall }) => stall.some((offer) => offer.tile === tile));
