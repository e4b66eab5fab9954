import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableInfo } from '../../../../wire/fake-socket';
import type { Change, Move, Place, Placed, Skye, View } from '../../types';
import { toasts } from '../../../../ui/toasts.svelte';
import { Refused } from '../../../../wire/socket';
import type { Hinted } from '../../../../wire/types';
import { buildingWords } from '../../words/building';
import { askWhere } from '../building/build-hint';
import { Submission } from '../building/submit.svelte';
import { Building, type Site } from './building.svelte';

type AsIf = Parameters<Site['preview']>[1];

const castle: Placed = { tile: 'C-blue', x: 0, y: 0, turn: 0 };

/**
 * A table with one rule: a tile fits beside the castle in even rotations, for 2 points if it is
 * upright and 1 if not; L03 fits only beside L01.
 */
class FakeSite {
  view = $state.raw<View>(viewOf(['L01', 'L02']));
  version = $state<number>(1);
  id = 't';
  isMine = $state(true);
  upcoming = $state.raw<Site['upcoming']>([]);
  canUndo = $state(false);
  seat = 0;
  isMoving = false;
  info = $state.raw(tableInfo()) as Site['info'];
  played: Place[] = [];
  botHint: Move = { type: 'place', seat: 0, tile: 'L02', x: 0, y: 1, turn: 2 };
  refuses = false;
  gainOf = (turn: number): number => (turn === 0 ? 2 : 1);

  legal = vi.fn(
    async (
      like: { tile?: string } = {},
      { after = [], gains }: { after?: unknown[]; gains?: boolean } = {},
    ) => {
      const under = after as Place[];
      if (under.some(({ tile }) => tile === 'L03') && !under.some(({ tile }) => tile === 'L01'))
        throw illegal();
      const first = under.find(({ tile }) => tile === 'L01');
      const places: [number, number][] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ];
      const beside: [number, number][] = first ? [[first.x, first.y - 1]] : [];
      const cells = (like.tile === 'L03' ? beside : places).filter(
        ([x, y]) => !under.some((one) => one.x === x && one.y === y),
      );
      const moves = cells.flatMap(([x, y]) =>
        [0, 2].map((turn): Place => ({
          type: 'place',
          seat: 0,
          tile: like.tile ?? '',
          x,
          y,
          turn,
        })),
      );
      return {
        moves,
        total: moves.length,
        gains: gains ? moves.map(({ turn }) => this.gainOf(turn)) : null,
      };
    },
  );
  preview = vi.fn(async (move: Move | string, asIf: AsIf = {}): Promise<Change[]> => {
    const { x, y } = move as Place;
    const now = asIf.after?.length ?? 0;
    const line = {
      points: 1,
      what: {
        type: 'goal',
        topic: 'sheep',
        reason: 'sheep',
        count: 1,
        round: null,
        goal: 'sheep',
        slot: 'A',
      },
    } as const;
    const card = {
      lines: [
        { ...line, cells: [[x, y]] as [number, number][] },
        { ...line, cells: [[9, 9]] as [number, number][] },
      ],
    };
    return [{ topic: 'sheep', now, after: now + 1, card, slot: 'A', in_points: true }];
  });
  whyNot = vi.fn(async () => ({
    legal: false,
    sentence: '',
    reason: 'terrain_mismatch',
    fields: { side: 'east', shown: 'water', wanted: 'pasture' },
  }));
  hint = async () => ({ move: this.botHint, text: '', why: [] });
  move = async (move: Move | string) => {
    if (this.refuses) throw illegal();
    const place = move as Place;
    this.played.push(place);
    this.view = viewOf(
      this.view.clans[0].hand.filter((tile) => tile !== place.tile),
      [...this.view.clans[0].territory, place],
    );
    return ++this.version;
  };
  undo = vi.fn(async () => ++this.version);
}

const illegal = () =>
  new Refused({
    type: 'refused',
    id: '',
    why: 'illegal',
    sentence: '',
    reason: 'occupied',
    fields: { x: 0, y: 0 },
    retry: null,
  });

function viewOf(
  hand: string[],
  territory: Placed[] = [castle],
  phase: View['phase'] = 'build',
): View {
  const clan = {
    territory,
    gold: 5,
    points: 0,
    stall: [],
    hand,
    sealed: false,
    building: hand.length > 0,
    earned: [],
  };
  return {
    seat: 0,
    options: {},
    phase,
    round: 2,
    first: 0,
    after: 0,
    goals: [],
    bag: [],
    clans: [clan],
    bag_count: 0,
  };
}

let site: FakeSite;
let building: Building;
let submission: Submission;
let stop: () => void;

/** Wait for answers and their effects, including those that wait for a resting tile. */
async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
}

beforeEach(async () => {
  vi.useFakeTimers();
  site = new FakeSite();
  stop = $effect.root(() => {
    building = new Building(() => site as unknown as Site);
    submission = new Submission(() => site as never, building);
  });
  await settle();
});
afterEach(() => {
  sessionStorage.clear();
  stop();
  vi.useRealTimers();
});

const lying = (): string[] =>
  building.laid.map(({ tile, x, y, turn }) => `${tile} ${x},${y} r${turn}`);

describe('placing tiles', () => {
  it('shows where the chosen tile fits, with one question per tile', async () => {
    building.choose('L01');
    expect(building.legal).toHaveLength(4);
    expect(building.fitsAt(1, 0)).toMatchObject([
      { turn: 0, gain: 2 },
      { turn: 2, gain: 1 },
    ]);
    expect(site.legal).toHaveBeenCalledTimes(2);
    expect(site.legal.mock.calls[0]).toEqual([
      { type: 'place', tile: 'L01' },
      { scratch: ['L01', 'L02'], after: [], gains: true },
    ]);
  });

  it('promises the best that a cell gives, wherever the tile has been since, and keeps it', async () => {
    site.gainOf = (turn) => turn;
    site.version++;
    await settle();
    building.choose('L01');
    expect(building.promisedAt(0, 1)).toMatchObject({ turn: 2, gain: 2 });
    building.tap(1, 0);
    expect(lying()).toEqual(['L01 1,0 r2']);
    await settle();
    expect(building.promisedAt(0, 1)).toMatchObject({ turn: 2, gain: 2 });
    building.hover(0, 1);
    expect(building.candidate).toMatchObject({ turn: 2, gain: 2 });
  });

  it('promises what the rotation gives that the player has chosen, if it fits there', async () => {
    building.choose('L01');
    expect(building.promisedAt(1, 0)).toMatchObject({ turn: 0, gain: 2 });
    building.turn(1);
    expect(building.promisedAt(1, 0)).toMatchObject({ turn: 0, gain: 2 });
    building.turn(1);
    expect(building.promisedAt(1, 0)).toMatchObject({ turn: 2, gain: 1 });
    building.tap(1, 0);
    expect(lying()).toEqual(['L01 1,0 r2']);
    await settle();
    expect(building.promisedAt(0, 1)).toMatchObject({ turn: 2, gain: 1 });
  });

  it('takes the next rotation that fits if the table hides points', async () => {
    site.info = { ...site.info, aids: { previews: false, bag: true, hints: true } };
    await settle();
    building.choose('L01');
    building.turn(1);
    building.tap(1, 0);
    expect(lying()).toEqual(['L01 1,0 r2']);
  });

  it('places a tile with a tap on it and a tap on a cell; a second tap rotates it to fit', async () => {
    building.choose('L01');
    building.tap(1, 0);
    expect(lying()).toEqual(['L01 1,0 r0']);
    await settle();
    building.tap(1, 0);
    expect(lying()).toEqual(['L01 1,0 r2']);
    await settle();
    building.tap(0, 1);
    expect(lying()).toEqual(['L01 0,1 r2']);
  });

  it('rotates to fit automatically, and keeps the chosen rotation for other cells', () => {
    building.choose('L01');
    building.turn(1);
    building.hover(1, 0);
    expect(building.candidate).toMatchObject({ turn: 0, fits: true, gain: 2 });
    building.hover(5, 5);
    expect(building.candidate).toMatchObject({ turn: 1, fits: false });
  });

  it('rotates on request even if the tile does not fit, and says why', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.turn(1);
    await settle();
    expect(building.candidate).toMatchObject({ turn: 1, fits: false });
    expect(building.objection).toMatchObject({
      reason: 'terrain_mismatch',
      fields: { side: 'east' },
    });
    expect(building.missing).toBe(2);
    building.turn(1);
    expect(lying()).toEqual(['L01 1,0 r2']);
  });

  it('returns to its old place after an impossible one', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.turn(1);
    building.choose('L02');
    expect(lying()).toEqual(['L01 1,0 r0']);
  });

  it('delays a tap until the places are known', async () => {
    site.version++;
    site.view = viewOf(['L05']);
    flushSync();
    building.choose('L05');
    building.tap(1, 0);
    expect(lying()).toEqual([]);
    await settle();
    expect(lying()).toEqual(['L05 1,0 r0']);
  });

  it('asks about the next tile with the first one placed', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.choose('L02');
    expect(building.legal).toHaveLength(3);
    const { after } = site.legal.mock.lastCall?.[1] ?? {};
    expect(after).toEqual([{ type: 'place', seat: 0, tile: 'L01', x: 1, y: 0, turn: 0 }]);
  });

  it('picks up a staged tile with a tap', async () => {
    building.choose('L01');
    building.tap(1, 0);
    building.choose(null);
    building.tap(1, 0);
    expect(building.chosen).toBe('L01');
  });
});

it('says that we build next only while moves of others are still being shown', () => {
  expect(building.isToCome).toBe(false);
  site.isMine = false;
  site.upcoming = [{ type: 'pass', seat: 1 }];
  expect([building.mode, building.isToCome]).toEqual(['rest', true]);
  site.upcoming = [];
  expect(building.isToCome).toBe(false);
});

describe('undo and redo', () => {
  it('step through every change', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.tap(0, 1);
    await settle();
    building.undo();
    expect(lying()).toEqual(['L01 1,0 r0']);
    building.undo();
    expect(lying()).toEqual([]);
    expect(building.canUndo).toBe(false);
    building.redo();
    building.redo();
    expect(lying()).toEqual(['L01 0,1 r0']);
    expect(building.canRedo).toBe(false);
  });
});

describe('tiles that need each other', () => {
  beforeEach(async () => {
    site.view = viewOf(['L01', 'L03']);
    await settle();
  });

  it('says that a tile fits nowhere until it does', async () => {
    expect(building.isHomeless('L03')).toBe(true);
    expect(building.missing).toBe(1);
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    expect(building.isHomeless('L03')).toBe(false);
    expect(building.missing).toBe(1);
  });

  it('picks up tiles that depend on the moved one', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.choose('L03');
    building.tap(1, -1);
    await settle();
    expect(building.missing).toBe(0);
    building.choose('L01');
    building.tap(0, 1);
    await settle();
    expect(lying()).toEqual(['L01 0,1 r0']);
    expect(building.missing).toBe(1);
  });

  it('puts a tile back with those that depend on it', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.choose('L03');
    building.tap(1, -1);
    await settle();
    building.putBack('L01');
    expect(lying()).toEqual([]);
  });
});

describe('what it would give', () => {
  it('is the change from the current score by all staged tiles', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    expect(building.changes).toMatchObject([{ slot: 'A', now: 0, after: 1 }]);
    building.choose('L02');
    building.hover(0, 1);
    await settle();
    expect(building.changes).toMatchObject([{ slot: 'A', now: 0, after: 2 }]);
    expect(building.own).toMatchObject([{ slot: 'A', now: 1, after: 2 }]);
    expect(building.earning).toEqual([[[0, 1]]]);
  });

  it('asks only about places where the tile rests', async () => {
    building.choose('L01');
    building.hover(1, 0);
    await vi.advanceTimersByTimeAsync(40);
    building.hover(0, 1);
    await settle();
    expect(site.preview).toHaveBeenCalledTimes(2);
    expect(site.preview.mock.calls.every(([move]) => (move as Place).y === 1)).toBe(true);
  });

  it('asks for no numbers if the table hides them', async () => {
    site.info = { ...site.info, aids: { previews: false, bag: true, hints: true } };
    await settle();
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    expect(building.changes).toBeNull();
    expect(building.candidate?.gain).toBeNull();
    expect(site.preview).not.toHaveBeenCalled();
  });
});

describe('confirming', () => {
  async function layBoth(): Promise<void> {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.choose('L02');
    building.tap(0, 1);
    await settle();
  }

  it('is possible when every tile that fits is placed', async () => {
    expect(submission.canConfirm).toBe(false);
    await layBoth();
    expect(submission.canConfirm).toBe(true);
  });

  it('plays the tiles one by one and leaves none staged', async () => {
    await layBoth();
    await submission.confirm();
    expect(site.played.map(({ tile }) => tile)).toEqual(['L01', 'L02']);
    await settle();
    expect(building.laid).toEqual([]);
    expect(building.mode).toBe('rest');
  });

  it('shows why the server refused, and keeps the staged tiles', async () => {
    await layBoth();
    site.refuses = true;
    await submission.confirm();
    expect(building.sending.trouble?.reason).toBe('occupied');
    expect(lying()).toHaveLength(2);
  });

  it('can be undone: the tile is staged again', async () => {
    await layBoth();
    await submission.confirm();
    site.canUndo = true;
    expect(submission.canTakeBack).toBe(true);
    await submission.takeBack();
    site.view = viewOf(['L02'], [castle, { tile: 'L01', x: 1, y: 0, turn: 0 }]);
    await settle();
    expect(lying()).toEqual(['L02 0,1 r0']);
  });

  it('discards the tiles of another round', async () => {
    await layBoth();
    site.view = { ...site.view, round: 3 };
    await settle();
    expect(building.laid).toEqual([]);
    expect(building.canUndo).toBe(false);
  });
});

describe('trying', () => {
  it('is possible at any time, with any tile, and plays nothing', async () => {
    site.isMine = false;
    site.view = viewOf([], [castle], 'price');
    await settle();
    expect(building.mode).toBe('rest');
    building.startTrying();
    expect(building.mode).toBe('try');
    expect(building.pick('L40')).toBe(true);
    await settle();
    building.tap(1, 0);
    await settle();
    expect(lying()).toEqual(['L40 1,0 r0']);
    expect(submission.canConfirm).toBe(false);
    await submission.confirm();
    expect(site.played).toEqual([]);
    expect(building.escape()).toBe(true);
    expect(building.mode).toBe('try');
    expect(building.escape()).toBe(true);
    expect(building.mode).toBe('rest');
    expect(building.escape()).toBe(false);
  });

  it('leaves confirmed tiles alone', async () => {
    building.choose('L01');
    building.tap(1, 0);
    await settle();
    building.startTrying();
    expect(building.laid).toEqual([]);
    building.stopTrying();
    expect(lying()).toEqual(['L01 1,0 r0']);
  });

  it('takes three tiles at most, as the server does', async () => {
    building.startTrying();
    for (const [tile, x, y] of [
      ['L41', 1, 0],
      ['L42', 0, 1],
      ['L43', -1, 0],
    ] as const) {
      building.pick(tile);
      await settle();
      building.tap(x, y);
      await settle();
    }
    expect(lying()).toHaveLength(3);
    expect(building.pick('L44')).toBe(false);
  });

  it('is not for spectators, who have no territory', () => {
    const watched = new FakeSite();
    watched.seat = null as unknown as number;
    const end = $effect.root(() => {
      const theirs = new Building(() => watched as unknown as Site);
      theirs.startTrying();
      expect(theirs.canTry).toBe(false);
      expect(theirs.mode).toBe('rest');
    });
    end();
  });
});

describe('a tile that is dragged', () => {
  beforeEach(async () => {
    building.choose('L01');
    await settle();
  });
  it('is held in the cell that its picture mostly covers', () => {
    expect(building.holdAt([1.5, 1.5], 'drag')).toBe(false);
    expect(building.holdAt([1.5, 1.1], 'follow')).toBe(false);
    expect(building.holdAt([1.5, 1.1], 'drag')).toBe(true);
    expect(building.candidate).toMatchObject({ x: 1, y: 0, fits: true });
  });
  it('lands on the nearest cell when it is let go above it', () => {
    expect(building.holdAt([0.5, -1.9], 'drag')).toBe(false);
    expect(building.holdAt([0.5, -1.9], 'drop')).toBe(true);
    expect(building.drop()).toBe(true);
    expect(lying()).toEqual(['L01 0,-1 r0']);
    expect(building.holdAt([5.5, 5.5], 'drop')).toBe(false);
  });
});

describe('a hint', () => {
  it('is held where the bot would place it, and only we drop it', async () => {
    building.showHint({ tile: 'L02', x: 0, y: 1, turn: 2 });
    await settle();
    expect(building.isHint).toBe(true);
    expect(building.candidate).toMatchObject({ tile: 'L02', x: 0, y: 1, turn: 2, fits: true });
    expect(building.laid).toEqual([]);
    building.drop();
    expect(lying()).toEqual(['L02 0,1 r2']);
  });

  it('starts from the placed tiles, which stay', async () => {
    building.choose('L01');
    await settle();
    building.tap(0, -1);
    await settle();
    const ask = vi.fn(async () => ({ move: site.botHint, text: '', why: [] }) as Hinted<Skye>);
    const close = vi.fn();
    await askWhere(building, { ask, close }, 0);
    expect(ask).toHaveBeenCalledWith([
      { type: 'place', seat: 0, tile: 'L01', x: 0, y: -1, turn: 0 },
    ]);
    await settle();
    expect(building.isHint).toBe(true);
    expect(lying()).toEqual(['L01 0,-1 r0']);
    building.tap(0, 1);
    expect(lying()).toEqual(['L01 0,-1 r0', 'L02 0,1 r2']);
    await settle();
    await askWhere(building, { ask, close }, 0);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(toasts().at(-1)?.text).toBe(buildingWords().hintAllLaid);
    expect(lying()).toEqual(['L01 0,-1 r0', 'L02 0,1 r2']);
  });

  it('is dropped if the placed tiles were changed meanwhile', async () => {
    building.choose('L01');
    await settle();
    building.tap(0, -1);
    await settle();
    const close = vi.fn();
    const ask = async (): Promise<Hinted<Skye>> => {
      building.undo();
      return { move: site.botHint, text: '', why: [] };
    };
    await askWhere(building, { ask, close }, 0);
    expect(close).toHaveBeenCalledOnce();
    expect(building.hinted).toBeNull();
  });

  it('stays known while the mouse moves, and no longer once the player decides', async () => {
    const hinted = { tile: 'L02', x: 0, y: 1, turn: 2 };
    building.showHint(hinted);
    await settle();
    building.hover(1, 0);
    expect(building.isHint).toBe(false);
    expect(building.hinted).toEqual(hinted);
    building.hover(0, 1);
    expect(building.isHint).toBe(true);
    building.hover(1, 0);
    building.drop();
    expect(building.hinted).toBeNull();
    building.undo();
    expect(building.hinted).toBeNull();
    building.showHint(hinted);
    building.turn(1);
    expect(building.hinted).toBeNull();
  });

  it('is given up by a tap elsewhere, even where the tile does not fit', async () => {
    building.showHint({ tile: 'L02', x: 0, y: 1, turn: 2 });
    building.tap(5, 5);
    await settle();
    expect(building.candidate).toMatchObject({ x: 5, y: 5, fits: false });
    expect(building.hinted).toBeNull();
  });
});
