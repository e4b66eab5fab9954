/** The two lessons of The Isle of Cats: what the guide says, and when. */
import { cardOf } from '../pieces/deck';
import { dayOf } from '../pieces/board-numbers';
import type { Family } from '../pieces/pieces';
import type { CatsLearnWords } from '../words/learn/en';
import { type GuideStep, read } from '../../../learn/guide-step';
import { type Scene, type Script, today } from './coach';
import { whatIsLeft, whyCards, whyCat, whyPass } from './reasons';

const BOARD = 'section.board';
const ITEMS = '.strip';
const FACTS = '.seats';
/** A part of the sister's panel, in its column or bar. */
const hers = (part: string): string[] => [`.panel .column ${part}`, `.panel .bar ${part}`];

/** A slip about the first of these that is in sight: phones have less of it. */
const readAt = (id: string, text: string, ...places: string[]): GuideStep => ({
  ...read(id, text),
  targets: [places],
});

/** The words and names that a lesson needs. */
export interface Speech {
  w: CatsLearnWords;
  /** the name of the bot */
  bot: string;
  colourName: (family: Family) => string;
  /** our points and the opponent's, if known */
  totals: () => readonly [string, string];
}

const isKeeping = ({ view, isMine }: Scene): boolean => view.phase === 'keep' && isMine;
const isFrom = ({ view }: Scene, ...phases: string[]): boolean => phases.includes(view.phase);

/** What is the same in both lessons. */
const common = ({ w: { coach } }: Speech) => ({
  seal: coach.seal,
  payDone: coach.payDone,
  pause: coach.pause,
  colour: coach.colour,
  layNone: coach.layNone,
  place: coach.place,
  confirm: coach.confirm,
  map: coach.map,
  treasure: coach.treasure,
  oshax: coach.oshax,
  rareNone: coach.rareNone,
});

/** Sentences, one after the other. */
const all = (...texts: string[]): string => texts.filter(Boolean).join(' ');

const lessonsOf = ({ view, seat }: Scene): number => view.crews[seat].lessons.count;

/** Two days against a bot. */
export function standard(speech: Speech): Script {
  const { w, bot, colourName, totals } = speech;
  const { coach } = w;

  function dayOne(scene: Scene): GuideStep[] {
    const { view, seat, events, isMine } = scene;
    if (isKeeping(scene) && view.step === 0)
      return [
        read('welcome', coach.welcome, BOARD),
        read('costs', coach.costs, ITEMS),
        read('island', coach.island(view.left.length + view.right.length)),
        readAt('fish', coach.fish, FACTS, '.dock .purse'),
      ];
    const slips: GuideStep[] = [];
    if (isFrom(scene, 'lay', 'rescue') && lessonsOf(scene) > 0)
      slips.push(
        readAt('lessons', coach.lessons(lessonsOf(scene)), '.lessons', '[data-item="lessons"]'),
      );
    const order = today(events).findLast((event) => event.type === 'order');
    if (isFrom(scene, 'rescue') && order?.type === 'order' && isMine)
      slips.push(read('order', coach.order(bot, order.speeds[seat], order.speeds[1 - seat])));
    if (isFrom(scene, 'rare') && isMine) slips.push(read('rare', coach.rare));
    return slips;
  }
  function dayTwo(scene: Scene): GuideStep[] {
    const { view, seat, isMine } = scene;
    if (isKeeping(scene) && view.step === 0)
      return [read('evening', coach.evening), read('day2', coach.day2)];
    const hand = view.crews[seat].hand.cards ?? [];
    const slips: GuideStep[] = [];
    if (isFrom(scene, 'lay') && isMine && hand.some((id) => cardOf(id).kind === 'anytime'))
      slips.push(read('anytime', coach.anytime, '[data-act="anytimes"]'));
    if (isFrom(scene, 'rescue') && isMine) slips.push(read('rooms', coach.rooms));
    return slips;
  }

  return {
    ...common(speech),
    days: 2,
    readings: (scene) => (dayOf(scene.view) === 1 ? dayOne(scene) : dayTwo(scene)),
    keep: (scene) => {
      const { step } = scene.view;
      const said =
        dayOf(scene.view) > 1
          ? coach.day2keep
          : ([coach.keep(bot), coach.keepOn(bot)][step] ?? coach.keepLast);
      return all(said, whyCards(scene, coach));
    },
    pay: (scene) => all(coach.pay, whatIsLeft(scene, coach)),
    lay: coach.lay,
    rescue: (scene) => {
      const { view, seat, suggestion } = scene;
      const { tiles } = view.crews[seat];
      if (tiles.length === 0 && suggestion?.map) return coach.rescueMap(colourName(suggestion.map));
      const cats = tiles.filter(({ colour }) => colour !== null).length;
      const said =
        dayOf(view) > 1
          ? coach.day2rescue
          : ([coach.rescue, coach.rescueFamily][cats] ?? coach.rescueOn);
      return all(said, whyCat(scene, coach));
    },
    pass: (scene) => whyPass(scene, coach),
    end: () => coach.end(totals()[0], bot, totals()[1]),
  };
}

/** One day against the sister. */
export function solo(speech: Speech): Script {
  const { w, totals } = speech;
  const { solo: said, coach } = w;

  function readings(scene: Scene): GuideStep[] {
    const { view, events, isMine } = scene;
    if (isKeeping(scene) && view.step === 0)
      return [
        read('welcome', said.welcome, BOARD),
        read('colours', said.colours, ...hers('.colours')),
        read('lessons', said.lessons, ...hers('ul')),
        read('must', said.must),
      ];
    const slips: GuideStep[] = [];
    const now = today(events);
    const row = now.findLast((event) => event.type === 'sister_row');
    const acts = now.filter((event) => event.type === 'sister').length;
    if (isFrom(scene, 'rescue') && isMine && row?.type === 'sister_row') {
      slips.push(
        read(
          'row',
          said.row(row.count ?? row.cards.length, row.speed),
          ...hers('ol:not(.colours)'),
        ),
      );
      const hasBegun = now.some((event) => event.type === 'rescue');
      if (!hasBegun) slips.push(read('who', acts > 0 ? said.second : said.first));
      else if (acts > 0) slips.push(read('acted', said.acted, ...hers('ol:not(.colours)')));
    }
    if (isFrom(scene, 'rare') && isMine) slips.push(read('rare', said.rare));
    return slips;
  }

  return {
    ...common(speech),
    days: 1,
    readings,
    keep: (scene) => all(scene.view.step === 0 ? said.keep : said.keepOn, whyCards(scene, coach)),
    seal: said.seal,
    pay: (scene) => all(said.pay, whatIsLeft(scene, coach)),
    lay: said.lay,
    rescue: (scene) => all(said.rescue, whyCat(scene, coach)),
    pass: () => said.pass,
    end: () => `${said.evening} ${said.end(...totals())}`,
  };
}
