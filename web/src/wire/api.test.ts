// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Api, Problem } from './api';

interface Sent {
  method: string;
  path: string;
  body: unknown;
  json: boolean;
}

let sent: Sent[];
let answers: [number, unknown, { [header: string]: string }?][];
let api: Api;
let name: string | null;
let time: number;

const me = { id: 'p', name: 'Ann', claimed: false, recoverable: false, vacation_until: null };
const stranger: [number, unknown] = [401, { what: 'Come in first.', where: null }];
const cameIn: [number, unknown] = [201, { me, token: 't' }];

beforeEach(() => {
  sent = [];
  answers = [];
  name = 'Ann';
  time = 0;
  api = new Api({
    name: () => name,
    now: () => time,
    fetch: async (path, init) => {
      const body = init?.body == null ? undefined : JSON.parse(init.body as string);
      const headers = init?.headers as { [name: string]: string };
      const json = headers['Content-Type'] === 'application/json';
      sent.push({ method: init?.method ?? 'GET', path: String(path), body, json });
      const next = answers.shift();
      if (next === undefined) throw new TypeError('no network');
      const [status, said, more] = next;
      const text = status === 204 ? null : JSON.stringify(said);
      return new Response(text, { status, headers: more ?? {} });
    },
  });
});

const paths = (): string[] => sent.map(({ method, path }) => `${method} ${path}`);
const problemOf = (asked: Promise<unknown>): Promise<Problem> =>
  asked.then(
    () => Promise.reject(new Error('nothing went wrong')),
    (error: Problem) => error,
  );

describe('requests', () => {
  it('send forms as JSON and queries without missing values', async () => {
    answers = [
      [200, { tables: [], next: null }],
      [201, {}],
    ];
    await api.tables({ which: 'running', after: null, limit: 5 });
    await api.makeTable({ game: 'coin', seats: [{ type: 'me' }] });
    expect(paths()).toEqual(['GET /tables?which=running&limit=5', 'POST /tables']);
    expect(sent[1]).toMatchObject({ json: true, body: { game: 'coin', seats: [{ type: 'me' }] } });
  });

  it('may have an empty response', async () => {
    answers = [[204, null]];
    expect(await api.leave('t1')).toBeUndefined();
  });

  it('report the error and its field', async () => {
    answers = [[429, { what: 'Slower.', where: '$.name' }, { 'Retry-After': '7' }]];
    const problem = await problemOf(api.guest('Ann'));
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ status: 429, what: 'Slower.', where: '$.name', retry: 7000 });
    expect(problem.isPassing).toBe(true);
  });

  it('report a response from a proxy', async () => {
    answers = [[502, 'Bad Gateway']];
    expect((await problemOf(api.games())).status).toBe(502);
  });

  it('report an unreachable server', async () => {
    expect((await problemOf(api.games())).status).toBe(0);
  });
});

describe('new visitors', () => {
  it('sign in as guests automatically and repeat the request', async () => {
    answers = [stranger, cameIn, [200, { id: 't1' }]];
    await api.join('t1', { code: 'abc' });
    expect(paths()).toEqual(['POST /tables/t1/join', 'POST /guests', 'POST /tables/t1/join']);
    expect(sent[1]?.body).toEqual({ name: 'Ann', invite: null });
    expect(api.me).toEqual(me);
  });

  it('sign in once for concurrent requests', async () => {
    answers = [stranger, stranger, cameIn, [204, null], [204, null]];
    await Promise.all([api.leave('t1'), api.leave('t2')]);
    expect(paths().filter((path) => path === 'POST /guests')).toHaveLength(1);
  });

  it('get the error without a name', async () => {
    name = null;
    answers = [stranger];
    expect((await problemOf(api.rematch('t1'))).isStranger).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('get the error if the name is taken', async () => {
    answers = [stranger, [409, { what: 'This name is taken.', where: null }]];
    expect((await problemOf(api.rematch('t1'))).isStranger).toBe(true);
  });

  it('have no tables and no account', async () => {
    answers = [stranger, stranger];
    expect(await api.tables({ which: 'mine' })).toEqual({ tables: [], next: null });
    expect(await api.whoAmI()).toBe(null);
  });
});

describe('a browser that was never here', () => {
  let somebody: boolean;
  beforeEach(() => {
    somebody = false;
    api = new Api({
      name: () => name,
      acquaintance: { wasSomebody: () => somebody, remember: (is) => (somebody = is) },
      fetch: async (path, init) => {
        sent.push({ method: init?.method ?? 'GET', path: String(path), body: null, json: false });
        const [status, said] = answers.shift() ?? [500, {}];
        return new Response(status === 204 ? null : JSON.stringify(said), { status });
      },
    });
  });

  it('does not request the account or tables', async () => {
    expect(await api.whoAmI()).toBe(null);
    expect(await api.tables({ which: 'mine' })).toEqual({ tables: [], next: null });
    expect(sent).toEqual([]);
  });

  it('signs in before it acts, and makes requests from then on', async () => {
    answers = [cameIn, [204, null], [200, me]];
    await api.leave('t1');
    await api.whoAmI();
    expect(paths()).toEqual(['POST /guests', 'POST /tables/t1/leave', 'GET /me']);
    expect(somebody).toBe(true);
  });

  it('is the state after signing out', async () => {
    answers = [cameIn, [204, null]];
    await api.guest('Ann');
    await api.signOut();
    expect(somebody).toBe(false);
  });
});

describe('the account', () => {
  it('notifies listeners when it changes', async () => {
    const heard: unknown[] = [];
    const end = api.onMe((now) => heard.push(now));
    answers = [cameIn, [200, me], [204, null], cameIn];
    await api.guest('Ann');
    await api.whoAmI();
    await api.signOut();
    end();
    await api.guest('Ann');
    expect(heard).toEqual([me, null]);
  });

  it('is requested once by concurrent calls', async () => {
    answers = [[200, me], stranger];
    expect(await Promise.all([api.whoAmI(), api.whoAmI()])).toEqual([me, me]);
    expect(paths()).toEqual(['GET /me']);
    expect(await api.whoAmI()).toBe(null);
  });

  it('is requested only if unknown', async () => {
    answers = [stranger, cameIn];
    expect(await api.somebody()).toEqual(me);
    expect(await api.somebody()).toEqual(me);
    expect(sent).toHaveLength(2);
  });
});

describe("the server's clock", () => {
  it('is found to within half a second', async () => {
    time = Date.parse('2026-01-01T12:00:00Z');
    const late = { Date: new Date(time + 60_000).toUTCString() };
    answers = [[200, { games: [] }, late]];
    await api.games();
    expect(Math.abs(api.serverNow() - (time + 60_000))).toBeLessThanOrEqual(1000);
  });
});

describe('a server by invitation only', () => {
  const uninvited: [number, unknown] = [401, { what: 'By invitation only.', where: '$.invite' }];
  const shut = vi.fn();
  beforeEach(() => {
    shut.mockReset();
    api.onShut(shut);
  });

  it('refuses strangers, who do not try to come in by themselves', async () => {
    answers = [uninvited];
    expect((await problemOf(api.makeTable({ game: 'coin', seats: [] }))).isUninvited).toBe(true);
    expect(paths()).toEqual(['POST /tables']);
    expect(shut).toHaveBeenCalledOnce();
    expect(api.me).toBeNull();
  });

  it('refuses a wrong code', async () => {
    answers = [[403, { what: 'By invitation only.', where: '$.invite' }]];
    await problemOf(api.guest('Ann', 'wrong'));
    expect(shut).toHaveBeenCalledOnce();
  });

  it('opens for the same person again, whose session has ended', async () => {
    const met: unknown[] = [];
    answers = [[200, me], uninvited, [200, { me, token: 't' }]];
    await api.whoAmI();
    api.onMe((found) => met.push(found));
    await problemOf(api.games());
    await api.recover('code');
    expect(met).toEqual([null, me]);
  });
});
