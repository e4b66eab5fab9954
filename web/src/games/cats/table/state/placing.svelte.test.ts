import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '../../pieces/pieces';
import { tableInfo } from '../../../../wire/fake-socket';
import { closeWhenChanged } from '../../../../table/hints/close-when-changed.svelte';
import type { Hinted } from '../../../../wire/types';
import type { Cats, Change, Move, Phase, View } from '../../types';
import { Refused } from '../../../../wire/socket';
import type { Question } from '../../pieces/phases';
import { Submission } from '../rescue/submit.svelte';
import { viewOf as fakeView } from '../../board/test-game';
import { formOf } from '../../pieces/poses';
import { gainOf } from './advice.svelte';
import { Placing, type Site } from './placing.svelte';
import { UPRIGHT, cellsAt, formIn, placeKey, posesFrom, turned } from '../../board/held-tile';

const viewOf = (phase: Phase, question: Question | null = null): View =>
  fakeView(phase, {
    left: ['blue-k02', 'red-k05'],
    right: ['green-k01'],
    common: ['c1', 'c2', 'c3l', 'c3i'].map((tile) => ({ tile, count: 5 })),
    oshax: ['o1', 'o2'],
    question,
  });

/** A table with one rule: a tile fits with its centre on row 4, between columns 4 and 11. */
class FakeSite {
  view = $state.raw<View>(viewOf('rescue'));
  version = $state<number>(1);
  id = 't';
  isMine = $state(true);
  canUndo = false;
  seat = 0;
  isMoving = false;
  info = $state.raw(tableInfo()) as unknown as Site['info'];
  played: Move[] = [];
  refuses = false;
  offered = ['c1', 'c2'];

  legal = vi.fn(
    async (
      like: { type?: string } = {},
      { scratch, gains }: { scratch?: string[]; after?: Move[]; gains?: boolean } = {},
    ) => {
      const seat = 0;
      if (like.type === 'rescue') {
        const moves: Move[] = [
          { type: 'rescue', seat, tile: 'blue-k02', cards: [] },
          { type: 'rescue', seat, tile: 'blue-k02', cards: ['d010'] },
        ];
        return { moves, total: 2, gains: null };
      }
      if (like.type === 'colour') {
        const moves: Move[] = [
          { type: 'colour', seat, colour: 'blue' },
          { type: 'colour', seat, colour: 'red' },
        ];
        return { moves, total: 2, gains: [1, 8] };
      }
      const last = scratch?.at(-1);
      const tiles = last ? [last] : this.offered;
      const found = new Map<string, readonly Cell[]>();
      for (const tile of tiles)
        for (const x of [4, 5, 6, 7, 8, 9, 10, 11])
          for (const pose of posesFrom(UPRIGHT)) {
            const cells = cellsAt(tile, pose, [x, 4]);
            found.set(placeKey(cells), cells);
          }
      const moves = [...found.values()].map((cells): Move => ({
        type: 'place',
        seat,
        cells: cells.map(([x, y]) => [x, y]),
      }));
      return { moves, total: moves.length, gains: gains ? moves.map((_, i) => i) : null };
    },
  );
  preview = vi.fn(async (): Promise<Change[]> => [
    { topic: 'rats', now: -3, after: -2, card: { lines: [] }, slot: null, in_points: true },
  ]);
  /** The sister has 20 points, and one less with every tile on our boat. */
  score = vi.fn(async (_seat: number, { scratch = [''] }: { scratch?: string[] } = {}) => ({
    card: { lines: [] },
    total: 20 - (scratch.length - 1),
  }));
  whyNot = vi.fn(async () => ({
    legal: false,
    sentence: '',
    reason: 'not_touching',
    fields: {},
  }));
  hint = async () => ({ move: { type: 'pass', seat: 0 } as Move, text: '', why: [] });
  undo = vi.fn(async () => 1);
  move = async (move: Move) => {
    if (this.refuses)
      throw new Refused({
        type: 'refused',
        id: '',
        why: 'illegal',
        sentence: '',
        reason: 'covered',
        fields: {},
      } as never);
    this.played.push(move);
    return 1;
  };
}

let site: FakeSite;
let placing: Placing;
let submission: Submission;
let stop: () => void;

async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    flushSync();
    await vi.advanceTimersByTimeAsync(40);
  }
  flushSync();
}

beforeEach(async () => {
  vi.useFakeTimers();
  site = new FakeSite();
  stop = $effect.root(() => {
    placing = new Placing(() => site as unknown as Site);
    submission = new Submission(() => site as never, placing);
  });
  await settle();
});
afterEach(() => {
  sessionStorage.clear();
  stop();
  vi.useRealTimers();
});

const busy = (): Refused => new Refused({ type: 'refused', id: '', why: 'busy' } as never);

describe('rescuing', () => {
  it('can be confirmed once a busy server has answered after all', async () => {
    const answer = site.legal.getMockImplementation();
    site.legal.mockImplementation(() => Promise.reject(busy()));
    site.version = 2;
    site.isMine = false;
    flushSync();
    site.isMine = true;
    await settle();
    placing.choose('blue-k02');
    placing.tap([6, 4]);
    await settle();
    expect(submission.canConfirm).toBe(false);
    if (answer) site.legal.mockImplementation(answer);
    await vi.advanceTimersByTimeAsync(2000);
    await settle();
    expect(placing.rescues.can('blue-k02')).toBe(true);
    expect(submission.canConfirm).toBe(true);
  });
  it('asks for a cat of the fields and knows which are affordable', () => {
    expect(placing.task).toBe('rescue');
    expect(placing.tiles).toEqual(['blue-k02', 'red-k05', 'green-k01']);
    expect(placing.rescues.can('blue-k02')).toBe(true);
    expect(placing.rescues.can('red-k05')).toBe(false);
  });
  it('places a cat with a tap on it and a tap on a cell; a second tap rotates it', async () => {
    placing.choose('blue-k02');
    await settle();
    placing.tap([6, 4]);
    expect(placing.ready?.piece).toBe('blue-k02');
    const first = placing.ready?.pose;
    placing.tap([6, 4]);
    expect(placing.candidate?.at).toEqual([6, 4]);
    expect(placing.ready?.pose).not.toEqual(first);
  });
  it('keeps the rotation of the player when a cell is tapped where only another one fits', async () => {
    const all = site.legal.getMockImplementation() as typeof site.legal;
    const form = (turns: number): string => {
      let pose = UPRIGHT;
      for (let i = 0; i < turns; i++) pose = turned(pose, 1);
      return formIn('red-k05', pose);
    };
    site.legal.mockImplementation(async (like, how) => {
      const found = await all(like, how);
      const moves = found.moves.filter(
        (move) => move.type !== 'place' || formOf(move.cells) !== form(1),
      );
      return { ...found, moves, gains: found.gains && moves.map(() => 1) };
    });
    placing.choose('red-k05');
    await settle();
    placing.tap([6, 4]);
    expect(placing.ready?.piece).toBe('red-k05');
    placing.putBack('red-k05');
    placing.choose('red-k05');
    await settle();
    placing.turn(1);
    const own = placing.poseOf('red-k05');
    placing.tap([6, 4]);
    expect(placing.poseOf('red-k05')).toEqual(own);
    expect(placing.candidate).toMatchObject({ at: [6, 4], fits: false });
    // A second tap asks for the next rotation that fits.
    placing.tap([6, 4]);
    expect(placing.ready?.pose).not.toEqual(own);
  });
  it('delays a tap until the places are known', async () => {
    placing.choose('blue-k02');
    placing.tap([5, 4]);
    expect(placing.ready).toBeNull();
    await settle();
    expect(placing.ready?.piece).toBe('blue-k02');
  });
  it("shows the sister's score change", async () => {
    const sister = { row: [], begun: false, speed: 0, colours: [], lessons: [] };
    site.view = { ...site.view, sister } as unknown as View;
    placing.choose('blue-k02');
    await settle();
    expect(placing.advice.sister).toBeNull();
    placing.tap([6, 4]);
    await settle();
    expect(placing.advice.sister).toBe(-1);
    placing.choose(null);
    await settle();
    expect(placing.advice.sister).toBeNull();
  });

  it('snaps an early tap to a place like any other', async () => {
    placing.choose('red-k05');
    await settle();
    const beside = placing.legal
      .flatMap(({ at }) => cellsAt('red-k05', UPRIGHT, at))
      .find(([, y]) => y !== 4) as Cell;
    placing.choose(null);
    site.version = 2;
    placing.choose('red-k05');
    flushSync();
    placing.tap(beside);
    expect(placing.ready).toBeNull();
    await settle();
    expect(placing.ready?.cells).toContainEqual(beside);
  });
  it('a hint that is not about a cat puts the chosen one away', async () => {
    placing.choose('blue-k02');
    await settle();
    await submission.show({ type: 'anytime', seat: 0, card: 'd077' } as Move);
    expect(placing.chosen).toBeNull();
  });
  it('shows a hint, and places the cat with a tap on it', async () => {
    const cells = cellsAt('blue-k02', UPRIGHT, [9, 4]).map(([x, y]): [number, number] => [x, y]);
    const hint = vi.fn(async (after: readonly Move[] = []) => ({
      move: (after.length === 0
        ? { type: 'rescue', seat: 0, tile: 'blue-k02', cards: [] }
        : { type: 'place', seat: 0, cells }) as Move,
      text: '',
      why: [{ reason: after.length === 0 ? 'rats' : 'room', points: 1, about: [] }],
    }));
    site.hint = hint as never;
    const whole = await submission.withPlace(await hint());
    // The reasons are those of the place that is shown.
    expect(whole.hint.move.type).toBe('rescue');
    expect(whole.hint.why.map(({ reason }) => reason)).toEqual(['room']);
    await submission.show(whole.hint.move, whole.place);
    await settle();
    expect(placing.isHint).toBe(true);
    expect(placing.candidate?.fits).toBe(true);
    expect(placeKey(placing.candidate?.cells ?? [])).toBe(placeKey(cells));
    placing.tap([9, 4]);
    expect(placeKey(placing.ready?.cells ?? [])).toBe(placeKey(cells));
    placing.putBack('blue-k02');
    await submission.show(whole.hint.move, whole.place);
    await settle();
    // Who agrees with the hint may confirm it as it is shown.
    expect(submission.canConfirm).toBe(true);
    await submission.confirm();
    expect(site.played.map(({ type }) => type)).toEqual(['rescue', 'place']);
    expect(site.played[1]).toMatchObject({ cells });
  });
  it('closes a hint when the cat that it proposes is put away or laid elsewhere', async () => {
    const cells = cellsAt('blue-k02', UPRIGHT, [9, 4]).map(([x, y]): [number, number] => [x, y]);
    const move: Move = { type: 'rescue', seat: 0, tile: 'blue-k02', cards: [] };
    const place = { type: 'place', seat: 0, cells } as const;
    const hints = $state({
      shown: null as Hinted<Cats> | null,
      close: () => void (hints.shown = null),
    });
    const show = async (): Promise<void> => {
      hints.shown = { move, text: '', why: [] };
      await submission.show(move, place);
      await settle();
    };
    const end = $effect.root(() =>
      closeWhenChanged<Cats>(hints, (proposed) => submission.shows(proposed)),
    );
    await show();
    placing.hover([6, 4]);
    await settle();
    expect(hints.shown).not.toBeNull();
    placing.drop();
    await settle();
    expect(hints.shown).toBeNull();
    await show();
    placing.tap([9, 4]);
    await settle();
    expect(hints.shown).not.toBeNull();
    placing.choose('green-k01');
    await settle();
    expect(hints.shown).toBeNull();
    end();
  });
  it('uses a permanent basket first, or another one on request', async () => {
    placing.choose('blue-k02');
    await settle();
    placing.tap([6, 4]);
    expect(placing.rescues.basketFor('blue-k02')).toBe('own');
    placing.rescues.want('card');
    expect(submission.canConfirm).toBe(true);
    await submission.confirm();
    expect(site.played.map(({ type }) => type)).toEqual(['rescue', 'place']);
    expect(site.played[0]).toMatchObject({ tile: 'blue-k02', cards: ['d010'] });
  });
  it('keeps the placement between rescue and placing', async () => {
    placing.choose('blue-k02');
    await settle();
    placing.tap([6, 4]);
    site.view = viewOf('rescue', {
      type: 'place_tile',
      seat: 0,
      tile: 'blue-k02',
      source: { type: 'bag', card: 'd091' },
    });
    site.offered = ['blue-k02'];
    site.version = 2;
    await settle();
    expect(placing.task).toBe('tile');
    expect(placing.ready?.piece).toBe('blue-k02');
    expect(submission.canConfirm).toBe(true);
  });
  it('does not confirm an unaffordable cat, and says why', async () => {
    placing.choose('red-k05');
    await settle();
    placing.tap([6, 4]);
    expect(submission.canConfirm).toBe(false);
    await placing.rescues.askWhy('red-k05');
    expect(placing.rescues.objectionTo('red-k05')?.reason).toBe('not_touching');
  });
  it('replaces the staged cat with another', async () => {
    placing.choose('blue-k02');
    await settle();
    placing.tap([6, 4]);
    placing.choose('green-k01');
    await settle();
    placing.tap([5, 4]);
    expect(placing.laid.map(({ piece }) => piece)).toEqual(['green-k01']);
    placing.undo();
    expect(placing.laid.map(({ piece }) => piece)).toEqual(['blue-k02']);
    placing.undo();
    expect(placing.laid).toEqual([]);
    placing.redo();
    expect(placing.laid).toHaveLength(1);
  });
  it('stores a refusal as trouble', async () => {
    site.refuses = true;
    placing.choose('blue-k02');
    await settle();
    placing.tap([6, 4]);
    await submission.confirm();
    expect(placing.sending.trouble?.reason).toBe('covered');
  });
});

describe('a piece that is held', () => {
  it('snaps to a place where it fits, and says why elsewhere', async () => {
    placing.choose('blue-k02');
    await settle();
    expect(placing.holdAt([15.5, 4.5])).toBe(false);
    expect(placing.candidate?.fits).toBe(false);
    await settle();
    expect(placing.advice.objection?.reason).toBe('not_touching');
    placing.hover([6, 4]);
    expect(placing.candidate?.fits).toBe(true);
    await settle();
    expect(placing.advice.own[0]?.after).toBe(-2);
  });
  it('lands on a place near to where it is let go', async () => {
    placing.choose('blue-k02');
    await settle();
    const [x, y] = placing.legal[0].at;
    const far: Cell[] = [
      [x - 0.9, y + 0.5],
      [x + 0.5, y - 0.9],
      [x + 1.9, y + 0.5],
      [x + 0.5, y + 1.9],
    ];
    const point = far.find((one) => !placing.holdAt(one, 'drag')) as Cell;
    expect(placing.holdAt(point, 'drop')).toBe(true);
    expect(placing.drop()).toBe(true);
  });
  it('rotates and flips around its centre', async () => {
    placing.choose('blue-k02');
    await settle();
    placing.hover([7, 4]);
    placing.turn(1);
    placing.flip();
    expect(placing.candidate?.at).toEqual([7, 4]);
    expect(placing.poseOf('blue-k02').flip).toBe(true);
  });
  it('stays laid when it is rotated until it does not fit, and back', async () => {
    const whole = site.legal.getMockImplementation();
    // upright it fits, and in no other way
    site.legal.mockImplementation(async (like, options) => {
      const found = await whole!(like, options);
      const upright = new Set(
        [4, 5, 6, 7, 8, 9, 10, 11].map((x) => placeKey(cellsAt('red-k05', UPRIGHT, [x, 4]))),
      );
      const isUpright = (move: Move): boolean =>
        move.type !== 'place' || upright.has(placeKey(move.cells));
      return like?.type === 'place' ? { ...found, moves: found.moves.filter(isUpright) } : found;
    });
    placing.choose('red-k05');
    await settle();
    placing.tap([6, 4]);
    expect(placing.ready?.piece).toBe('red-k05');
    placing.turn(1);
    expect(placing.candidate?.fits).toBe(false);
    expect(placing.ready).toBeNull();
    placing.turn(-1);
    expect(placing.isHeld).toBe(false);
    expect(placing.ready?.piece).toBe('red-k05');
  });
  it('updates nothing else while it moves', async () => {
    placing.choose('blue-k02');
    await settle();
    placing.hover([5, 4]);
    const [laid, legal, pose] = [placing.laid, placing.legal, placing.poseOf('blue-k02')];
    placing.hover([6, 4]);
    expect(placing.laid).toBe(laid);
    expect(placing.legal).toBe(legal);
    expect(placing.poseOf('blue-k02')).toBe(pose);
  });
});

describe('treasures and oshax', () => {
  it('offers the treasures that fit', async () => {
    site.view = viewOf('rescue', {
      type: 'place_map_treasure',
      seat: 0,
      colour: 'blue',
      card: null,
    });
    site.version = 2;
    await settle();
    expect(placing.task).toBe('map');
    expect(placing.tiles).toEqual(['c1', 'c2']);
    placing.choose('c1');
    placing.tap([6, 4]);
    await submission.confirm();
    expect(site.played).toEqual([{ type: 'place', seat: 0, cells: [[6, 4]] }]);
  });
  it('keeps the first treasure of a card when a second one is chosen, and confirms both', async () => {
    const question = { type: 'place_treasures', seat: 0, card: 'd107', paid: 0, left: 2 } as const;
    site.view = viewOf('rare', { ...question, offer: 'small', placed: [] });
    site.version = 2;
    await settle();
    expect(placing.offers).toEqual(['c1', 'c2']);
    placing.choose('c1');
    placing.tap([6, 4]);
    expect(placing.offers).toEqual(['c1*2', 'c2']);
    placing.choose('c2');
    await settle();
    // The places of the second one are those beside the first.
    expect(site.legal.mock.lastCall?.[1]).toMatchObject({ after: [{ cells: [[6, 4]] }] });
    expect(placing.laid.map(({ piece }) => piece)).toEqual(['c1']);
    placing.tap([9, 4]);
    expect(placing.laid.map(({ piece }) => piece)).toEqual(['c1', 'c2']);
    // A third one replaces the last, and choosing nothing loses nothing.
    placing.choose('c1*2');
    expect(placing.laid.map(({ piece }) => piece)).toEqual(['c1']);
    placing.choose(null);
    expect(placing.laid.map(({ piece }) => piece)).toEqual(['c1', 'c2']);
    await submission.confirm();
    expect(site.played.map(({ type }) => type)).toEqual(['place', 'place']);
  });
  it('adds up what both treasures change, though the first one left nothing to gain', async () => {
    const question = { type: 'place_treasures', seat: 0, card: 'd107', paid: 0, left: 2 } as const;
    site.view = viewOf('rare', { ...question, offer: 'small', placed: [] });
    site.version = 2;
    const change = (topic: string, now: number, after: number): Change => ({
      ...{ topic, now, after, card: { lines: [] }, slot: null, in_points: true },
    });
    // The first one covers the last rat, so that the second one does not name them.
    site.preview.mockImplementation((async (_: Move, asIf: { scratch?: string[] }) =>
      (asIf.scratch?.length ?? 0) < 2
        ? [change('rats', -1, 0), change('families', 3, 4)]
        : [change('families', 4, 7)]) as never);
    await settle();
    placing.choose('c1');
    placing.tap([6, 4]);
    await settle();
    expect(gainOf(placing.advice.changes ?? [])).toBe(2);
    placing.choose('c2');
    await settle();
    placing.tap([9, 4]);
    await settle();
    expect(placing.advice.changes).toMatchObject([
      { topic: 'families', now: 3, after: 7 },
      { topic: 'rats', now: -1, after: 0 },
    ]);
  });
  it("shows the points of an oshax's best colour once known", async () => {
    site.view = viewOf('rare', { type: 'place_oshax', seat: 0, card: 'd095' });
    site.offered = ['o1'];
    site.version = 2;
    await settle();
    placing.choose('o1');
    placing.hover([6, 4]);
    expect(placing.candidate?.fits).toBe(true);
    expect(placing.gain).toBeNull();
    expect(placing.legal.every(({ gain }) => gain === null)).toBe(true);
    await settle();
    expect(placing.gain).toBe(8);
    expect(placing.best).toEqual({ colour: 'red', gain: 8 });
  });
  it('proposes the best colour of an oshax, which can be changed', async () => {
    site.view = viewOf('rare', { type: 'place_oshax', seat: 0, card: 'd095' });
    site.offered = ['o1'];
    site.version = 2;
    await settle();
    placing.choose('o1');
    placing.tap([6, 4]);
    await settle();
    expect(placing.ready?.colour).toBe('red');
    placing.nameColour('blue');
    await submission.confirm();
    expect(site.played.map(({ type }) => type)).toEqual(['place', 'colour']);
    expect(site.played[1]).toMatchObject({ colour: 'blue' });
  });
  it.each([true, false])(
    'a hint for an oshax chooses its place and colour (previews: %s)',
    async (previews) => {
      site.info = { ...site.info, aids: { ...site.info.aids, previews } };
      site.view = viewOf('rare', { type: 'place_oshax', seat: 0, card: 'd095' });
      site.offered = ['o1'];
      site.version = 2;
      await settle();
      const place: Move = { type: 'place', seat: 0, cells: [] };
      place.cells = cellsAt('o1', UPRIGHT, [6, 4]).map(([x, y]) => [x, y]);
      const colour: Move = { type: 'colour', seat: 0, colour: 'blue' };
      site.hint = async () => ({ move: colour, text: '', why: [] });
      await submission.show(place);
      await settle();
      // The bot's colour, though another one brings more now.
      expect(placing.ready?.colour).toBe('blue');
      expect(submission.canConfirm).toBe(true);
      await submission.confirm();
      expect(site.played).toEqual([place, colour]);
    },
  );
  it('only asks for the colour of an oshax that lies there, as after a reload', async () => {
    const cells: [number, number][] = [[6, 4]];
    const question = { type: 'choose_colour', seat: 0, card: 'd095', tile: 'o1', cells } as const;
    site.view = viewOf('rare', question);
    site.version = 2;
    await settle();
    expect(placing.isColourOnly).toBe(true);
    expect(placing.laid).toMatchObject([{ piece: 'o1', cells }]);
    placing.nameColour('green');
    expect(placing.ready?.colour).toBe('green');
    await submission.confirm();
    expect(site.played).toEqual([{ type: 'colour', seat: 0, colour: 'green' }]);
  });
});

describe('trying', () => {
  it('allows several tiles, even two chests', async () => {
    placing.startTrying();
    placing.pick('red-k05');
    await settle();
    placing.tap([6, 4]);
    placing.pick('c1');
    await settle();
    placing.tap([10, 4]);
    placing.pick('c1');
    await settle();
    placing.tap([11, 4]);
    expect(placing.laid.map(({ piece }) => piece)).toEqual(['red-k05', 'c1', 'c1*2']);
    expect(site.legal.mock.lastCall?.[1]?.scratch?.slice(0, 2)[1]).toBe('c1 at k5');
    placing.stopTrying();
    expect(placing.laid).toEqual([]);
    expect(site.played).toEqual([]);
  });
});
