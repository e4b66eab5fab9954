/** A hint in Isle of Skye, in words. */
import { signed } from '../../../i18n/numbers';
import { marked } from '../../../story/marked';
import { type HintText, MOST, type Part, reasonsOf, sumOf } from '../../../table/hints/reasons';
import type { Why } from '../../../wire/protocol';
import type { Hinted } from '../../../wire/types';
import { SLOTS, lapsLeft, trackOf } from '../pieces/round-track';
import type { Place, Skye, View } from '../types';
import { buildingWords } from '../words/building';
import { skyeHintWords } from '../words/hints';
import { endPointsFor } from './state/gold';
import { lastIncome } from './state/income';

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
  const isGoldKnown = (view.clans[move.seat]?.gold ?? null) !== null;
  /** What others ask for their tiles. */
  const prices = view.clans.flatMap(({ stall }, seat) =>
    seat === move.seat ? [] : stall.flatMap(({ price }) => price ?? []),
  );
  const cheapest = Math.min(...prices);
  const name = (seat: string | number): string => names[Number(seat)] ?? '';

  function title(): string {
    switch (move.type) {
      case 'price': {
        const [first, second] = asked.values();
        return w.price(first, second, isGoldKnown ? gold - first - second : null);
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
  const sentence = ({ reason }: Why): string | null =>
    reason === 'saves' && cheapest <= gold ? w.saves : null;

  /** How often something happens, in tenths, from percent. */
  const tenthsOf = (percent: string | undefined): number => Math.round(Number(percent) / 10);

  /** A sentence for each tile that is for sale: how likely a sale is, and what it brings otherwise. */
  function sales(): string[] {
    return [...asked].flatMap(([tile, price]) => {
      const find = (reason: string) =>
        why.find((one) => one.reason === reason && one.about[0] === tile);
      const by = about(find('keeps')?.points ?? null);
      const sells = find('sells');
      if (!sells) return by ? w.keeps(by, price, marked(tile)) : [];
      const tenths = tenthsOf(sells.about[1]);
      const sale = w.sells(tenths, price, marked(tile));
      return by ? w.either(sale, w.orKeeps(by)) : sale;
    });
  }

  /**
   * Why the tile under the axe is thrown away: by what it brings its owner, or by what would become
   * of it with the axe on another tile.
   */
  function axe(): string | null {
    const find = (reason: string) => why.find((one) => one.reason === reason);
    const thrown = find('discards');
    if (thrown === undefined) return null;
    const tile = marked(thrown.about[0]);
    const own = Math.round(thrown.points ?? 0);
    const kept = why.filter(({ reason }) => reason === 'keeps');
    if (kept.length > 0 && kept.every(({ points }) => own <= Math.round(points ?? 0)))
      return w.axeLeast(signed(own), tile);
    const other = find('other_axe')?.points ?? null;
    if (other === null) return w.axe(signed(own), tile);
    const loss = -Math.round(other);
    if (loss <= 0) return w.axeEqual(tile);
    const spared = find('without_axe');
    const wanted = find('rival_wants');
    const tenths = tenthsOf(spared?.about[2]);
    if (spared && tenths < 5) return w.axeUnsold(Number(spared.about[1]), tenths, tile);
    const by = about(wanted?.points ?? null);
    if (spared && wanted && by && (wanted.points ?? 0) > 0)
      return w.axeSold(Number(spared.about[1]), name(wanted.about[1]), by, tile);
    return w.axeBest(loss, tile);
  }

  /** The gold that is left; null where the move has nothing to do with it. */
  function left(): string | null {
    if (!isGoldKnown || move.type === 'place' || move.type === 'price') return null;
    return w.left(gold - (move.type === 'buy' ? (asked.get(move.tile) ?? 0) : 0));
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

  /** What a part is for, in few words. */
  function nameOf({ reason, about: [first] }: Why): string {
    const at = view.goals.findIndex((goal) => goal === first);
    if (reason === 'goal' && at >= 0)
      return w.slotted(buildingWords().topics[view.goals[at]], SLOTS[at]);
    return w.parts[reason] ?? w.parts.other;
  }

  /** What the future is mostly about. */
  const topics = (about: readonly string[]): string =>
    about.flatMap((topic) => w.topics[topic] ?? []).join(', ');

  /** A part of what a tile is worth, by its reason. */
  function part(one: Why): Part {
    const { reason, points, about } = one;
    const [first] = about;
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
          return w.income(gain, signed(Number(first)), lastIncome(view));
        case 'scrolls':
          return w.scrolls(gain);
        case 'future':
          return whole > 0 ? w.future(gain, topics(about)) : w.hinders(gain, topics(about));
        default:
          return null;
      }
    })();
    const times = reason === 'goal' ? timesOf(first) : 0;
    const each = signed(Math.round(whole / Math.max(1, times)));
    return {
      points: whole,
      text,
      name: nameOf(one),
      detail: times > 1 ? `${times} × ${each}` : '',
    };
  }

  /** The points that the price of a tile takes: in the last round exactly those of the gold. */
  function cost(): number {
    if (move.type !== 'buy') return 0;
    const isLast = view.round === trackOf(view.clans.length).length;
    const own = view.clans[move.seat]?.gold ?? null;
    if (isLast && own !== null) return endPointsFor(own, asked.get(move.tile) ?? 0);
    return -Math.round(why.find(({ reason }) => reason === 'price')?.points ?? 0);
  }

  /** What the other tiles of the hand add in their places: a tile's own worth is without them. */
  function together(): string[] {
    const found = why.find(({ reason }) => reason === 'together');
    const points = Math.round(found?.points ?? 0);
    if (!found || points === 0) return [];
    return [w.together(signed(points), w.all(found.about.map((tile) => marked(tile))))];
  }

  /** What a tile is worth in the end, its price included, and the number that the board shows for its place. */
  function worth(): string[] {
    const parts = why.filter(({ reason }) => reason !== 'price' && reason !== 'together');
    const more = together();
    const { total, lines } = sumOf(parts.map(part), MOST - 1 - more.length);
    const lost = cost();
    if (move.type === 'buy' && lost > 0) {
      const paid = signed(-lost);
      return [w.worthAndPrice(signed(total - lost), paid, asked.get(move.tile) ?? 0), ...lines];
    }
    if (total === 0) return [...(lines.length > 0 ? lines : [w.nothing]), ...more];
    const once = parts.reduce((sum, { reason, points, about: [first] }) => {
      if (reason === 'scrolls') return sum + (points ?? 0);
      return reason === 'goal' ? sum + (points ?? 0) / Math.max(1, timesOf(first)) : sum;
    }, 0);
    const now = Math.round(once);
    const first =
      move.type !== 'place' || now === total
        ? w.worth(signed(total))
        : now === 0
          ? w.worthLater(signed(total))
          : w.worthAndOnce(signed(total), signed(now));
    return [first, ...lines, ...more];
  }

  const reasons = ((): readonly (string | null)[] => {
    switch (move.type) {
      case 'price':
        return [...sales(), axe()];
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

/** The place that the reasons for a purchase are about; null for other hints. */
export function placeIn({ move, why }: Hinted<Skye>): Place | null {
  const about = why.find(({ reason }) => reason === 'place')?.about;
  if (move.type !== 'buy' || about?.length !== 3) return null;
  const [x, y, turn] = about.map(Number);
  return { type: 'place', seat: move.seat, tile: move.tile, x, y, turn };
}

/** What a tile is expected to bring by the end of the game, without its price. */
export function worthIn({ why }: Hinted<Skye>): string {
  const parts = why.filter(({ reason }) => reason !== 'price' && reason !== 'together');
  return signed(parts.reduce((sum, { points }) => sum + Math.round(points ?? 0), 0));
}
