/** What the guide says now, given the game and what was already read. */
import type { Event, Goal, Move, View } from '../types';
import type { SkyeLearnWords } from '../words/learn';
import { END, type GuideStep, read, wait } from '../../../learn/guide-step';

/** The number of guided rounds. */
export const GUIDED = 3;

export interface Scene {
  view: View;
  seat: number;
  /** the name of the opponent */
  bot: string;
  /** whether we must move */
  isMine: boolean;
  /** all events so far, oldest first */
  events: readonly Event[];
  /** our staged prices */
  draft: { axe: string | null; missingPrices: number } | null;
  /** the chosen tile, and the number of staged tiles */
  chosen: string | null;
  laid: number;
  seen: ReadonlySet<string>;
  /** the guide's suggestion */
  suggestion: Move | null;
  /** the tile that the guide suggested for the axe in the first round */
  plannedAxe: string | null;
}

type Words = SkyeLearnWords['coach'];
type Goals = Readonly<Record<Goal, string>>;

/** The events since the last round began; the previous round ends with its scores. */
function rounds(events: readonly Event[]): { now: readonly Event[]; before: readonly Event[] } {
  const starts = events.flatMap((event, i) => (event.type === 'round' ? [i] : []));
  const last = starts.at(-1) ?? 0;
  return { now: events.slice(last), before: events.slice(starts.at(-2) ?? 0, last) };
}

const SEAL = ['.seal .btn'];

/** What to press for the guide's prices: the axe, then the coins, then the seal. */
function pricing(scene: Scene, w: Words): GuideStep {
  const { draft, suggestion } = scene;
  const wanted = suggestion?.type === 'price' ? suggestion : null;
  if (draft === null || draft.axe === null) {
    return wait('axe', w.axe, wanted ? [[`[data-stall="${wanted.axe}"] .chop`]] : []);
  }
  if (draft.missingPrices > 0) {
    const follows = wanted?.axe === draft.axe;
    const asked = follows ? stallOrder(scene, wanted) : [];
    const steppers = follows
      ? wanted.prices.map(([tile]) => [`[data-stall="${tile}"] .stepper`])
      : [];
    const text = asked.length ? `${w.prices} ${w.myPrices(asked)}` : w.prices;
    return wait('prices', text, steppers, false);
  }
  return wait('seal', w.seal, [SEAL], false);
}

/** The guide's prices in the order of the tiles. */
function stallOrder({ view, seat }: Scene, { prices }: Extract<Move, { type: 'price' }>): number[] {
  const stall = view.clans[seat].stall.map(({ tile }) => tile);
  return [...prices]
    .sort(([one], [other]) => stall.indexOf(one) - stall.indexOf(other))
    .map(([, gold]) => gold);
}

function pricingOf(round: number, scene: Scene, w: Words): GuideStep {
  const slip = pricing(scene, w);
  if (round === 1) return slip;
  const text = round === 2 ? w.price2(scene.bot) : w.price3;
  const { suggestion, draft } = scene;
  const follows = suggestion?.type === 'price' && suggestion.axe === draft?.axe;
  const asked =
    slip.id === 'prices' && follows ? ` ${w.myPrices(stallOrder(scene, suggestion))}` : '';
  return { ...slip, text: text + asked };
}

function buying({ suggestion, bot }: Scene, round: number, w: Words): GuideStep {
  const text = round === 1 ? w.buy(bot) : round === 2 ? w.buy2(bot) : w.buy3;
  if (suggestion?.type === 'buy') {
    const offer = `[data-offer="${suggestion.tile}"]`;
    return wait('buy', text, [[`${offer}[aria-pressed="false"]`, '.acts .main .btn']]);
  }
  return wait('buy', text, suggestion?.type === 'pass' ? [['.acts .btn']] : []);
}

function building(
  { view, seat, chosen, laid, suggestion }: Scene,
  round: number,
  goals: Goals,
  w: Words,
): GuideStep {
  const { hand } = view.clans[seat];
  const place = suggestion?.type === 'place' ? suggestion : null;
  if (laid > 0 && laid >= hand.length)
    return wait('confirm', w.confirm, [['.acts .main .btn']], false);
  if (chosen !== null)
    return wait(
      'lay',
      w.lay,
      place?.tile === chosen ? [[`[data-cell="${place.x},${place.y}"]`]] : [],
    );
  const text =
    laid > 0 || round === 1
      ? w.take
      : round === 2
        ? w.build2(goals[view.goals[1]])
        : w.build3(['A', 'C']);
  return wait('take', text, place ? [[`[data-hand="${place.tile}"]`]] : [], false);
}

/** The slips of a round to read that are due by now, in order. */
function readings(scene: Scene, goals: Goals, w: Words): GuideStep[] {
  const { view, seat, bot, events } = scene;
  const { round, phase } = view;
  const { now, before } = rounds(events);
  const isPricing = phase === 'price' && !view.clans[seat].sealed;
  const incomes = now.filter((event) => event.type === 'income');
  const mine = incomes.find((event) => event.seat === seat);

  if (round === 1 && isPricing)
    return [
      read('welcome', w.welcome, 'section.board'),
      read('goals', w.goals(goals[view.goals[0]]), '.goals-and-track'),
      read('income', w.income(view.clans[seat].gold ?? 5), '.purse'),
      read('tiles', w.tiles, '.stall'),
    ];
  if (round === 1 && phase === 'buy' && scene.isMine) {
    const asked = now.filter((event) => event.type === 'price');
    const prices = asked
      .filter((event) => event.seat !== seat)
      .flatMap((event) => Object.values(event.prices));
    const axed = asked.find((event) => event.seat === seat)?.axe;
    const isOwnWay = scene.plannedAxe !== null && axed !== undefined && axed !== scene.plannedAxe;
    const text = w.revealed(bot, prices);
    return [read('revealed', isOwnWay ? `${w.ownWay} ${text}` : text, '.market')];
  }
  if (round === 1 && phase === 'build') {
    const sold = now.find((event) => event.type === 'buy' && event.from === seat);
    const kept = now.filter((event) => event.type === 'keep' && event.seat === seat).length;
    const told = sold?.type === 'buy' ? w.sold(bot, sold.price) : w.notSold(bot);
    return [read('sale', kept > 0 ? `${told} ${w.kept(kept)}` : told)];
  }
  if (round === 2 && phase === 'build')
    return [read('areas', w.areas, '.building .tools .btn[aria-pressed]')];
  if (round > 1 && isPricing) {
    const scores = before.filter((event) => event.type === 'score' && event.seat === seat);
    const got = scores.reduce((sum, event) => sum + (event.type === 'score' ? event.points : 0), 0);
    const slots = scores.flatMap((event) => (event.type === 'score' ? [event.slot] : []));
    const slips = slots.length
      ? [read(`scored${round}`, w.scored(slots, got), '.goals-and-track')]
      : [];
    if (round === 2 && mine)
      slips.push(read('barrels', w.barrels(mine.whisky, mine.castle + mine.whisky), '.purse'));
    if (round === 3) {
      const other = incomes.find((event) => event.seat !== seat);
      const text = mine?.behind
        ? w.behindYou(mine.behind)
        : other?.behind
          ? w.behindOther(bot, other.behind)
          : w.behindNobody;
      slips.push(read('behind', text, '.track'), read('scrolls', w.scrolls));
    }
    return slips;
  }
  return [];
}

/** The current slip; null if the guide has nothing to say. */
export function slipOf(scene: Scene, goals: Goals, w: Words): GuideStep | null {
  const { view, seat, bot, seen, isMine } = scene;
  const { round, phase } = view;
  if (phase === 'over') return null;
  if (round > GUIDED) {
    const others = view.clans.filter((_, of) => of !== seat).map(({ points }) => points);
    return read(END, w.end(view.clans[seat].points, bot, Math.max(0, ...others)));
  }
  const unread = readings(scene, goals, w).find(({ id }) => !seen.has(id));
  if (unread) return unread;
  if (!isMine) return null;
  if (phase === 'price') return pricingOf(round, scene, w);
  if (phase === 'buy') return buying(scene, round, w);
  return phase === 'build' ? building(scene, round, goals, w) : null;
}
