/** What the guide of The Isle of Cats says now, given the game and what was already read. */
import { cardOf } from '../pieces/deck';
import type { ChoiceKind } from '../table/state/card-choice.svelte';
import { dayOf } from '../pieces/board-numbers';
import type { Question } from '../pieces/phases';
import type { Task } from '../table/state/task';
import type { Event, View } from '../types';
import { END, type GuideStep, read, wait } from '../../../learn/guide-step';
import type { Suggestion } from './suggestion';

export interface Scene {
  view: View;
  seat: number;
  /** whether we must move */
  isMine: boolean;
  /** all events so far, oldest first */
  events: readonly Event[];
  /** the current choice of cards */
  choice: { kind: ChoiceKind; chosen: readonly string[]; isWhole: boolean } | null;
  /** our boat: the chosen piece, and whether one is staged or being sent */
  placing: { task: Task; chosen: string | null; isReady: boolean; isSending: boolean } | null;
  seen: ReadonlySet<string>;
  /** the guide's suggestion */
  suggestion: Suggestion | null;
}

/** What a lesson says during a day; the rest is the same in all lessons. */
export interface Script {
  /** the number of days that are explained */
  days: number;
  /** slips to read and dismiss that are due by now */
  readings: (scene: Scene) => GuideStep[];
  keep: (scene: Scene) => string;
  seal: string;
  pay: (scene: Scene) => string;
  payDone: string;
  /** before the lessons are laid, with a card in hand that can be played */
  pause: string;
  colour: string;
  lay: string;
  layNone: string;
  /** for the cat to rescue next */
  rescue: (scene: Scene) => string;
  place: string;
  confirm: string;
  map: string;
  pass: (scene: Scene) => string;
  treasure: string;
  oshax: string;
  rareNone: string;
  end: () => string;
}

/** The events of the day. */
export function today(events: readonly Event[]): readonly Event[] {
  const start = events.findLastIndex((event) => event.type === 'day');
  return events.slice(Math.max(0, start));
}

const act = (name: string): string => `[data-act="${name}"] .btn`;
/** The buttons of the boat: confirm a placement, or decline. */
const CONFIRM = '[data-confirm] .btn';
const LEAVE = '[data-leave] .btn';
const card = (id: string, isPressed: boolean): string =>
  `[data-card="${id}"][aria-pressed="${isPressed}"]`;

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The cards to add and to remove, according to the guide. */
function marks({ choice, suggestion }: Scene): string[][] {
  const move = suggestion?.move;
  if (!choice || !move || !('cards' in move) || move.type !== choice.kind) return [];
  const wanted = move.cards ?? [];
  return [
    ...wanted.filter((id) => !choice.chosen.includes(id)).map((id) => [card(id, false)]),
    ...choice.chosen.filter((id) => !wanted.includes(id)).map((id) => [card(id, true)]),
  ];
}

function keeping(scene: Scene, script: Script): GuideStep {
  if (scene.choice?.isWhole) return wait('seal', script.seal, [[act('keep')]], false);
  return wait('keep', script.keep(scene), marks(scene));
}

function paying(scene: Scene, script: Script): GuideStep {
  const { choice, suggestion } = scene;
  const move = suggestion?.move;
  const follows = move?.type === 'pay' && choice && sameCards(move.cards, choice.chosen);
  if (follows) return wait('paid', script.payDone, [[act('pay')]], false);
  return wait('pay', script.pay(scene), marks(scene));
}

function layingCards(scene: Scene, script: Script): GuideStep {
  const { view, seat, choice, suggestion } = scene;
  const hand = view.crews[seat].hand.cards ?? [];
  if (!hand.some((id) => cardOf(id).kind === 'rescue'))
    return wait('lay', script.layNone, [[act('lay')]], false);
  const move = suggestion?.move;
  const follows = move?.type === 'lay' && choice && sameCards(move.cards, choice.chosen);
  return wait('lay', script.lay, follows ? [[act('lay')]] : marks(scene), !follows);
}

/** The slip about the staged or chosen piece. */
function placing(scene: Scene, script: Script): GuideStep | null {
  const { placing: now, suggestion } = scene;
  if (!now) return null;
  if (now.isReady) return wait('confirm', script.confirm, now.isSending ? [] : [[CONFIRM]], false);
  if (now.chosen === null) return null;
  const at = now.chosen === suggestion?.tile ? suggestion.at : null;
  const place = at ? `[data-place="${at[0]},${at[1]}"]` : null;
  return wait('place', script.place, place ? [[place]] : []);
}

function onBoat({ type }: Question, scene: Scene, script: Script): GuideStep {
  const { suggestion } = scene;
  const text =
    type === 'place_map_treasure'
      ? script.map
      : type === 'place_treasures'
        ? script.treasure
        : type === 'place_tile'
          ? script.place
          : script.oshax;
  const slip = placing(scene, script);
  if (slip?.id === 'confirm') return slip;
  const targets =
    slip?.targets ??
    (suggestion?.tile ? [[`[data-tile="${suggestion.tile}"]`]] : suggestion ? [[LEAVE]] : []);
  return wait(type, text, targets);
}

function rescuing(scene: Scene, script: Script): GuideStep {
  const { suggestion } = scene;
  const slip = placing(scene, script);
  if (slip) return slip;
  if (suggestion?.move.type === 'rescue')
    return wait('rescue', script.rescue(scene), [[`[data-tile="${suggestion.move.tile}"]`]]);
  if (suggestion?.move.type === 'pass' || suggestion?.move.type === 'done')
    return wait('pass', script.pass(scene), [[LEAVE]]);
  return wait('rescue', script.rescue(scene));
}

function finding({ suggestion, view, seat }: Scene, script: Script): GuideStep {
  const move = suggestion?.move;
  if (move?.type === 'play') {
    const text = cardOf(move.card).kind === 'oshax' ? script.oshax : script.treasure;
    return wait('play', text, [
      [card(move.card, false), `[data-card="${move.card}"]`],
      [act('play')],
    ]);
  }
  const hand = view.crews[seat].hand.cards ?? [];
  const can = hand.some((id) => ['oshax', 'treasure'].includes(cardOf(id).kind));
  return wait('rare', can ? script.treasure : script.rareNone, [[act('pass')]], can);
}

/** Whether the player continued after the last day of the lesson, so the guide is done. */
export function isLeft({ view }: Pick<Scene, 'view'>, { days }: Pick<Script, 'days'>): boolean {
  const [day, isFirst] = [dayOf(view), view.phase === 'keep' && view.step === 0];
  return day > days + 1 || (day > days && !isFirst);
}

/** The current slip; null if the guide has nothing to say. */
export function slipOf(scene: Scene, script: Script): GuideStep | null {
  const { view, seen, isMine } = scene;
  const { phase, question } = view;
  if (phase === 'over') return null;
  if (dayOf(view) > script.days) return isLeft(scene, script) ? null : read(END, script.end());
  const unread = script.readings(scene).find(({ id }) => !seen.has(id));
  if (unread) return unread;
  if (!isMine) return null;
  if (question?.type === 'buy_cards') return paying(scene, script);
  if (question?.type === 'choose_field') return null;
  if (question !== null) return onBoat(question, scene, script);
  switch (phase) {
    case 'keep':
      return keeping(scene, script);
    case 'pay':
      return paying(scene, script);
    case 'pause':
      return wait('pause', script.pause, [[act('lessons')]], false);
    case 'public':
      return wait('colour', script.colour, [], false);
    case 'lay':
      return layingCards(scene, script);
    case 'rescue':
      return rescuing(scene, script);
    case 'rare':
      return finding(scene, script);
    default:
      return null;
  }
}
