// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '../../i18n/luck/en';
import { type Coin, FakeServer, tableInfo } from '../../wire/fake-socket';
import type { SeatToss, TableInfo, TossPhase } from '../../wire/protocol';
import { TableSocket } from '../../wire/socket';
import { TableStore } from '../../wire/table.svelte';
import type { Duty } from '../../wire/toss';
import WaitingRoom from './WaitingRoom.svelte';

let server: FakeServer;
let table: TableStore<Coin>;
let room: object;
let duty: Duty;

const seat = (revealed: boolean): SeatToss => ({ commitment: 'c', revealed });
const at = (phase: TossPhase, restarts = 0, seats = [seat(true), seat(false)]): TableInfo =>
  tableInfo({ status: 'waiting', toss: { phase, restarts, seats, until: null } });

function tell(info: TableInfo): void {
  server.socket.tell({ type: 'table', table: info, announcement: '' });
  flushSync();
}
function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}
const heading = (): string => document.querySelector('h1')?.textContent ?? '';
const startButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === 'Start',
  );
const said = (): string => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  duty = { type: 'none' };
  server = new FakeServer();
  table = new TableStore<Coin>(at('open'), {
    connect: (options) => new TableSocket({ ...options, url: 'ws://x', open: server.open }),
    tosser: { follow: () => duty },
  });
  server.welcome(0, at('open'));
  room = mount(WaitingRoom, { target: document.body, props: { table } });
  flushSync();
});
afterEach(async () => {
  await unmount(room);
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a quick toss is not shown, but the game cannot be started twice', () => {
  expect(startButton()?.disabled).toBe(false);
  tell(at('revealing'));
  pass(390);
  expect(heading()).toBe('Everyone is here');
  expect(startButton()?.disabled).toBe(true);
  tell(at('open', 1));
  pass(390);
  expect(heading()).toBe('Everyone is here');
  expect(startButton()?.disabled).toBe(false);
});

it('a slow toss says who is awaited and who was left out', () => {
  tell(at('revealing'));
  pass(410);
  expect(heading()).toBe(words.wait.title);
  expect(said()).toContain(words.wait.awaits('Bea'));
  tell(at('committing', 1));
  expect(heading()).toBe(words.wait.title);
  expect(said()).toContain(words.wait.without('Bea'));
  expect(said()).toContain(words.wait.anew);
  expect(said()).toContain(words.restarts(1));
  tell(at('open', 2));
  expect(heading()).toBe('Everyone is here');
  expect(said()).toContain(words.restarts(2));
});

it('a secret that is elsewhere, or kept back, is explained', () => {
  duty = { type: 'elsewhere' };
  tell(at('revealing'));
  pass(410);
  expect(said()).toContain(words.wait.elsewhere);
  duty = { type: 'refuse', why: 'seats' };
  tell(at('revealing'));
  expect(document.querySelector('[role=alert]')?.textContent).toContain(words.wait.refused.seats);
});
