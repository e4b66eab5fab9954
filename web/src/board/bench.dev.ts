import { mount } from 'svelte';
import { LANDSCAPE } from '../art/skye/pieces';
import BenchDev from './BenchDev.svelte';

export function start(): void {
  const territory = Array.from({ length: 200 }, (_, i) => ({
    tile: LANDSCAPE[i % 73].id,
    x: (i % 20) - 10,
    y: Math.floor(i / 20) - 5,
    turn: i & 3,
  }));
  const around: [number, number][] = [];
  for (let x = -10; x < 10; x++) around.push([x, -6], [x, 5]);
  for (let y = -5; y < 5; y++) around.push([-11, y], [10, y]);
  const clan = {
    territory,
    gold: 5,
    points: 0,
    stall: [],
    hand: ['L01', 'L02'],
    sealed: false,
    building: true,
    earned: [],
  };
  const site = {
    seat: 0,
    version: 1,
    isMine: true,
    isMoving: false,
    canUndo: false,
    view: { phase: 'build', round: 1, clans: [clan], goals: [], bag: [], seat: 0 },
    info: { aids: { previews: true, hints: true, bag: true } },
    legal: (like: { tile: string }) =>
      Promise.resolve({
        moves: around.flatMap(([x, y]) =>
          [0, 2].map((turn) => ({ type: 'place', seat: 0, tile: like.tile, x, y, turn })),
        ),
        total: 1,
        gains: around.flatMap(() => [1, 2]),
      }),
    preview: () => Promise.resolve([]),
    whyNot: () =>
      Promise.resolve({
        legal: false,
        reason: 'terrain_mismatch',
        fields: { side: 'east', shown: 'water', wanted: 'pasture' },
        sentence: '',
      }),
  };
  document.body.replaceChildren();
  mount(BenchDev, { target: document.body, props: { site: site as never } });
}
