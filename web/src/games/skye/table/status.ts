/** Texts for the status bar and the seat plates: who must do what. */
import type { Event, View } from '../types';
import type { Seat } from '../../../wire/types';
import type { Sign } from '../../../table/seats/StateIcon.svelte';
import type { SkyeWords } from '../words/table';
import { type Market, buyersAfter, purchaseOf } from './state/market';
import { trackOf } from '../pieces/round-track';

export interface Standing {
  view: View;
  /** our seat; null for a spectator */
  seat: Seat | null;
  awaits: readonly Seat[];
  names: readonly string[];
  market: Market;
  /** how many tiles we have still to place; undefined if none are staged here */
  left?: number;
  /** what is shown just now, before the rest of its step */
  beat?: readonly Event[];
  /** the winners and their points at the end */
  winners: readonly Seat[] | null;
}

export interface Line {
  title: string;
  detail?: string;
}

const sentence = (...parts: string[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

function pricing({ view, seat, names }: Standing, w: SkyeWords['status']): Line {
  const others = view.clans.map((_, other) => other).filter((other) => other !== seat);
  const sealed = others.filter((other) => view.clans[other].sealed).map((other) => names[other]);
  const open = others.filter((other) => !view.clans[other].sealed).map((other) => names[other]);
  const told = sentence(
    sealed.length ? w.haveSealed(sealed) : '',
    open.length ? w.think(open) : '',
  );
  if (seat === null) return { title: w.priceWatch, detail: told };
  if (view.clans[seat].sealed) return { title: w.waitSeal(open), detail: w.thenShown };
  return { title: w.price, detail: told };
}

function buying({ view, seat, awaits, names, market }: Standing, w: SkyeWords['status']): Line {
  const now = awaits[0];
  if (now === undefined) return { title: w.thenBuild };
  const later = buyersAfter(view, now);
  if (now === seat)
    return {
      title: {
        possible: w.buy,
        'too dear': w.tooDear,
        'sold out': w.nothingToBuy,
      }[purchaseOf(market, now, view.clans[now].gold)],
      detail: later.length ? w.thenBuy(later.map((one) => names[one])) : w.lastBuyer,
    };
  const place = seat === null ? -1 : later.indexOf(seat);
  const before = later.slice(0, Math.max(0, place)).map((one) => names[one]);
  const detail =
    place === 0
      ? w.youNext
      : place > 0
        ? w.youAfter([names[now], ...before])
        : later.length
          ? w.thenBuy(later.map((one) => names[one]))
          : w.thenBuild;
  return { title: w.buys(names[now]), detail };
}

/** What is left to do with the tiles in hand. */
function toBuild(all: number, left: number | undefined, w: SkyeWords['status']): string {
  if (left === undefined || left === all) return w.build(all);
  return left > 0 ? w.buildMore(left) : w.buildDone;
}

function building({ view, seat, awaits, names, left }: Standing, w: SkyeWords['status']): Line {
  const slots = trackOf(view.clans.length)[view.round - 1]?.slots ?? [];
  const others = awaits.filter((other) => other !== seat).map((other) => names[other]);
  if (seat !== null && awaits.includes(seat))
    return {
      title: toBuild(view.clans[seat].hand.length, left, w),
      detail: others.length ? w.buildToo(others) : w.buildAlone(slots),
    };
  const title = seat === null ? w.buildWatch : w.waitBuild(others);
  return {
    title,
    detail: seat === null && others.length ? w.waitBuild(others) : w.thenScore(slots),
  };
}

const PURCHASES: readonly Event['type'][] = ['buy', 'pass', 'keep'];

/** Whether the end of the buying is still being shown though we build already. */
const isEndingMarket = ({ view, beat = [] }: Standing): boolean =>
  view.phase === 'build' && beat.some(({ type }) => PURCHASES.includes(type));

/** What is shown of the phase before; null if nothing is. */
function shown(standing: Standing, w: SkyeWords['status']): Line | null {
  const { view, names, beat = [] } = standing;
  const [event] = beat;
  if (isEndingMarket(standing))
    return {
      title: event.type === 'keep' || !('seat' in event) ? w.kept : w.buys(names[event.seat]),
      detail: w.thenBuild,
    };
  return view.phase === 'buy' && event?.type === 'price' ? { title: w.revealed } : null;
}

/** The text of the status bar. */
export function lineOf(standing: Standing, w: SkyeWords['status']): Line {
  const { view, seat, names, winners } = standing;
  if (winners) {
    const points = view.clans[winners[0]]?.points ?? 0;
    const alone = winners.length === 1 && winners[0] === seat;
    return {
      title: w.over,
      detail: alone
        ? w.youWon(points)
        : w.won(
            winners.map((one) => names[one]),
            points,
          ),
    };
  }
  const before = shown(standing, w);
  if (before) return before;
  switch (view.phase) {
    case 'price':
      return pricing(standing, w);
    case 'buy':
      return buying(standing, w);
    case 'build':
      return building(standing, w);
    default:
      return { title: w.setup, detail: w.setupDetail };
  }
}

/** The state of a seat: a word and an icon. */
export function doing(
  standing: Standing,
  of: Seat,
  w: SkyeWords['seat'],
): { state: string; sign: Sign } {
  const { view, seat, awaits, market, winners } = standing;
  const clan = view.clans[of];
  const awaited = awaits.includes(of);
  const acting: Sign = of === seat ? 'act' : 'thinking';
  if (winners)
    return winners.includes(of) ? { state: w.winner, sign: 'done' } : { state: '', sign: 'none' };
  switch (isEndingMarket(standing) ? 'buy' : view.phase) {
    case 'price':
      if (clan.sealed) return { state: w.sealed, sign: 'sealed' };
      return { state: of === seat ? w.pricing : w.thinking, sign: acting };
    case 'buy': {
      const answer = market.answered.get(of);
      if (answer) return { state: answer.bought === null ? w.passed : w.bought, sign: 'done' };
      return awaited ? { state: w.buying, sign: acting } : { state: w.waits, sign: 'none' };
    }
    case 'build':
      return awaited
        ? { state: w.builds(clan.hand.length), sign: acting }
        : { state: w.built, sign: 'done' };
    default:
      return { state: '', sign: 'none' };
  }
}
