/** Texts for the status bar and the seat plates: who must do what. */
import type { Sign } from '../../../table/seats/StateIcon.svelte';
import type { PlaceTreasures, View } from '../types';
import type { Seat } from '../../../wire/types';
import type { CatsWords } from '../words/table';
import { known, ofKind, seatsAfter } from '../pieces/crew';
import { dayOf, passesTo } from '../pieces/board-numbers';
import { type Question, begunBy, isSettingUp } from '../pieces/phases';

export interface Standing {
  view: View;
  /** our seat; null for a spectator */
  seat: Seat | null;
  awaits: readonly Seat[];
  names: readonly string[];
  /** how many cards to keep at once, if known */
  wanted: number | null;
  /** we can rescue no cat */
  isStuck?: boolean;
  /** in the pause before the lessons we are asked, instead of passed for */
  isPausing?: boolean;
  /** we have rescued a cat and placed it: the second move is on its way */
  isRescuing?: boolean;
  /** the winners and their points at the end; -1 is the sister */
  winners: readonly Seat[] | null;
  points: number;
}

export interface Line {
  title: string;
  detail?: string;
}
type Words = CatsWords['status'];

const joined = (...parts: (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

/** The other seats, by whether they have chosen. */
function choosers({ view, seat, names }: Standing): { done: string[]; open: string[] } {
  const others = view.crews.map((_, of) => of).filter((of) => of !== seat);
  return {
    done: others.filter((of) => view.crews[of].sealed).map((of) => names[of]),
    open: others.filter((of) => !view.crews[of].sealed).map((of) => names[of]),
  };
}

function keeping(standing: Standing, w: Words): Line {
  const { view, seat, names, wanted } = standing;
  const { done, open } = choosers(standing);
  const isFamily = view.phase === 'family_keep';
  const told = joined(done.length ? w.haveChosen(done) : '', open.length ? w.choose(open) : '');
  if (seat === null) return { title: w.keepWatch, detail: told };
  const after = isFamily
    ? w.thenDay
    : view.crews.length > 1
      ? w.thenPass(names[passesTo(view, seat)])
      : undefined;
  if (view.crews[seat].sealed) return { title: w.waitKeep(open), detail: after };
  const of = view.crews[seat].pack.count;
  const title = isFamily ? w.keepLessons(wanted ?? 2, of) : w.keep(wanted ?? 2, of);
  return { title, detail: told ?? after };
}

function paying(standing: Standing, w: Words): Line {
  const { view, seat } = standing;
  const { done, open } = choosers(standing);
  const told = joined(done.length ? w.haveChosen(done) : '', open.length ? w.choose(open) : '');
  if (seat === null) return { title: w.payWatch, detail: told };
  if (view.crews[seat].sealed) return { title: w.waitPay(open), detail: w.thenLessons };
  return {
    title: w.pay,
    detail: open.length === 0 && done.length > 0 ? w.payLast : (told ?? w.thenLessons),
  };
}

function laying({ view, seat, awaits, names }: Standing, w: Words): Line {
  const [now] = awaits;
  const laid = view.order
    .slice(0, view.turn)
    .filter((of) => of !== null)
    .filter((of) => of !== seat)
    .map((of) => w.laid(names[of], view.crews[of].laid.count));
  const detail = joined(...laid) ?? w.thenReveal;
  if (now === undefined) return { title: w.thenReveal };
  if (now !== seat) return { title: w.lays(names[now]), detail };
  const has = ofKind(known(view.crews[now].hand), 'rescue').length > 0;
  return { title: has ? w.lay : w.layNone, detail };
}

/** Who comes next; nothing if nobody does. */
function thenOf({ seat, names }: Standing, still: readonly Seat[], w: Words): string {
  if (still.length === 0) return '';
  if (still[0] === seat) return w.youNext;
  return w.then(still.map((of) => (of === seat ? w.you : names[of])));
}

function rescuing(standing: Standing, w: Words): Line {
  const { view, seat, awaits, names } = standing;
  const [now] = awaits;
  if (now === undefined) return { title: w.thenEnd };
  const still = seatsAfter(view, now).filter((of) => !view.crews[of].passed);
  const gone = view.crews
    .map((_, of) => of)
    .filter((of) => of !== seat && view.crews[of].passed)
    .map((of) => names[of]);
  const isAlone = still.length === 0 && view.crews.length > 1;
  const passed = gone.length && !isAlone ? w.havePassed(gone) : '';
  const then = isAlone ? w.alone : thenOf(standing, still, w);
  const detail = [then, passed].filter(Boolean).join('. ') || undefined;
  if (now !== seat) return { title: w.rescues(names[now]), detail };
  const hasMore = view.crews[now].cats_left > 0;
  if (standing.isStuck) return { title: hasMore ? w.rescueEnd : w.rescueNone, detail };
  const { extra } = view.crews[now];
  if (!hasMore && extra > 0) return { title: w.rescueSome(1 + extra), detail };
  const isFamily = view.options.mode === 'family';
  return { title: hasMore ? w.rescueMore : isFamily ? w.take : w.rescue, detail };
}

function finding(standing: Standing, w: Words): Line {
  const { view, seat, awaits, names } = standing;
  const [now] = awaits;
  if (now === undefined) return { title: w.thenEnd };
  const still = seatsAfter(view, now).filter((of) => !view.crews[of].passed);
  const detail = thenOf(standing, still, w) || w.thenEnd;
  if (now !== seat) return { title: w.finds(names[now]), detail };
  const has = ofKind(known(view.crews[now].hand), 'oshax', 'treasure').length > 0;
  return { title: has ? w.find : w.findNone, detail };
}

/** What a treasure card still allows. */
function takeable({ offer, left }: PlaceTreasures, w: Words): string {
  if (offer === 'rare') return w.takeRare;
  return offer === 'common' ? w.takeCommon(left) : w.takeSmall(left);
}

/** The text for a started step: placing, drawn cards, cats for the fields. */
function stepping({ view, seat, names, isRescuing }: Standing, w: Words): Line | null {
  const { question } = view;
  if (question === null || (isRescuing && question.type === 'place_tile')) return null;
  const isMine = question.seat === seat;
  const name = names[question.seat] ?? '';
  switch (question.type) {
    case 'place_tile':
    case 'place_oshax': {
      if (!isMine) return { title: w.places(name) };
      const { tiles, anywhere } = view.crews[question.seat];
      const place = question.type === 'place_oshax' ? w.oshax : w.place;
      return { title: tiles.length === 0 ? w.placeFirst : anywhere > 0 ? w.placeFree : place };
    }
    case 'choose_colour':
      return { title: isMine ? w.oshaxColour : w.places(name) };
    case 'place_map_treasure':
      return { title: isMine ? w.map : w.places(name) };
    case 'place_treasures':
      return isMine
        ? { title: w.treasures, detail: takeable(question, w) }
        : { title: w.places(name) };
    case 'draw_cards':
    case 'buy_cards':
      return { title: isMine ? w.buy : w.buys(name) };
    case 'draw_for_field':
    case 'choose_field':
      return { title: isMine ? w.field : w.fields(name) };
    case 'draw_for_boat':
      return { title: isMine ? w.place : w.places(name) };
  }
}

function pausing({ view, seat, names }: Standing, w: Words): Line | null {
  if (view.watcher === null) return null;
  const next = view.order[view.turn];
  if (view.watcher !== seat) return { title: w.pauses(names[view.watcher]) };
  return { title: next === null ? w.pauseSister : w.pause(names[next]) };
}

function ending({ seat, names, winners, points }: Standing, w: Words): Line {
  const won = winners ?? [];
  if (won.length === 1 && won[0] === seat) return { title: w.over, detail: w.youWon(points) };
  if (won.some((of) => of < 0)) return { title: w.over, detail: w.sisterWon };
  return {
    title: w.over,
    detail: w.won(
      won.map((of) => names[of]),
      points,
    ),
  };
}

/** The text of the status bar. */
export function lineOf(standing: Standing, w: Words): Line {
  const { view, seat, names, awaits, winners } = standing;
  if (winners) return ending(standing, w);
  const begun = stepping(standing, w) ?? pausing(standing, w);
  if (begun) return begun;
  switch (view.phase) {
    case 'keep':
    case 'family_keep':
      return keeping(standing, w);
    case 'pay':
      return paying(standing, w);
    case 'pause': {
      const isOurs = seat !== null && awaits.includes(seat);
      const title = !isOurs ? w.lessonPauses : standing.isPausing ? w.lessonPause : w.waitPay([]);
      return { title, detail: w.thenLessons };
    }
    case 'public': {
      const now = awaits[0] ?? view.order[view.turn];
      if (now === seat) return { title: w.naming, detail: w.namingDetail };
      return { title: w.names(now === null ? '' : names[now]), detail: w.namingDetail };
    }
    case 'lay':
      return laying(standing, w);
    case 'sister_row':
      return { title: w.sister };
    case 'rescue':
      return rescuing(standing, w);
    case 'rare':
      return finding(standing, w);
    default:
      return isSettingUp(view)
        ? { title: w.setup, detail: w.setupDetail }
        : { title: w.day(dayOf(view)), detail: w.dayDetail };
  }
}

/** The state of a seat: a word and an icon. */
export function doing(
  standing: Standing,
  of: Seat,
  words: CatsWords['seat'],
): { state: string; sign: Sign } {
  const { view, seat, awaits, winners } = standing;
  const crew = view.crews[of];
  const w = of === seat ? { ...words, ...words.own } : words;
  const acting: Sign = of === seat ? 'act' : 'thinking';
  const isOn = awaits.includes(of);
  if (winners)
    return winners.includes(of) ? { state: w.winner, sign: 'done' } : { state: '', sign: 'none' };
  const begun = begunBy(view, of);
  if (begun) return { state: isPlacing(begun) ? w.placing : w.choosing, sign: acting };
  if (view.watcher === of) return { state: w.pausing, sign: acting };
  switch (view.phase) {
    case 'keep':
    case 'family_keep':
      return crew.sealed
        ? { state: w.chosen, sign: 'sealed' }
        : { state: w.choosing, sign: acting };
    case 'pay':
      return crew.sealed ? { state: w.paid, sign: 'sealed' } : { state: w.paying, sign: acting };
    case 'pause':
      return isOn ? { state: w.pausing, sign: acting } : { state: w.waits, sign: 'none' };
    case 'public':
      return isOn ? { state: w.naming, sign: acting } : { state: w.waits, sign: 'none' };
    case 'lay':
      if (isOn) return { state: w.laying, sign: acting };
      return view.order.indexOf(of) < view.turn
        ? { state: w.laid(crew.laid.count), sign: 'sealed' }
        : { state: w.waits, sign: 'none' };
    case 'rescue':
    case 'rare':
      if (crew.passed) return { state: w.passed, sign: 'done' };
      if (isOn) return { state: view.phase === 'rare' ? w.finding : w.rescuing, sign: acting };
      return { state: isNext(view, of) ? w.next : w.waits, sign: 'none' };
    default:
      return { state: '', sign: 'none' };
  }
}

const isPlacing = ({ type }: Question): boolean =>
  !['buy_cards', 'draw_cards', 'choose_field', 'draw_for_field'].includes(type);

function isNext(view: View, of: Seat): boolean {
  const still = seatsAfter(view, view.order[view.turn]);
  return still.find((seat) => !view.crews[seat].passed) === of;
}
