/** The map of the page: which folder may import which. All other imports are forbidden. */
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob(['./**/*.svelte', './**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** Styles are read only for what they name. */
const texts: Record<string, string> = {
  ...sources,
  ...(import.meta.glob('./**/*.css', { query: '?raw', import: 'default', eager: true }) as object),
};

/** Words of one game that would give it away. */
const OF_ONE_GAME = ['sister'];

const BASICS = ['art', 'browser', 'i18n', 'luck', 'ui', 'wire'];

/** Shared folders, from the bottom up, each with its allowed imports; includes subfolders. */
const SHARED: Record<string, readonly string[]> = {
  styles: [],
  wire: [],
  i18n: [],
  sw: ['wire'],
  browser: ['i18n'],
  luck: ['browser', 'wire'],
  art: ['browser'],
  sound: ['browser', 'wire'],
  ui: ['art', 'browser', 'i18n'],
  board: ['browser', 'i18n', 'ui'],
  // What the page asks of every game; it finds the manifests.
  'game-ui': ['art', 'board', 'browser', 'i18n', 'sound', 'wire'],
  account: BASICS,
  // Calling people who do not look.
  calls: ['browser', 'i18n', 'sound', 'ui', 'wire'],
  layout: [...BASICS, 'account', 'game-ui'],
  lobby: [...BASICS, 'account', 'game-ui', 'layout'],
  story: [...BASICS, 'board', 'game-ui'],
  host: [...BASICS, 'game-ui', 'layout', 'story'],
  own: [...BASICS, 'account', 'game-ui', 'layout', 'lobby', 'story'],
  replay: [...BASICS, 'game-ui', 'layout', 'own', 'story'],
  table: [...BASICS, 'board', 'calls', 'game-ui', 'layout', 'lobby', 'sound', 'story'],
  learn: [...BASICS, 'account', 'board', 'game-ui', 'table'],
  app: [
    ...BASICS,
    'account',
    'calls',
    'game-ui',
    'host',
    'layout',
    'learn',
    'lobby',
    'own',
    'replay',
    'sound',
    'styles',
    'table',
  ],
};

/** What a game may use of the shared folders. */
const FOR_GAMES = [
  ...BASICS,
  'board',
  'game-ui',
  'layout',
  'learn',
  'lobby',
  'sound',
  'story',
  'table',
];

/** The rooms of a game, from the ground up. */
const ROOMS = [
  'types',
  'pieces',
  'words',
  'art',
  'lobby',
  'board',
  'story',
  'table',
  'learn',
  'sounds',
  // The manifest: it knows all rooms, and no room knows it.
  'index',
];

/** Below `table/`, from the bottom up; a phase imports no other phase. */
const TABLE_ROOMS = ['state', 'common'];

/** The most source files that a folder may hold, tests aside. */
const CROWD = 26;

interface Import {
  from: string;
  to: string;
  /** Loaded on demand: `import('...')`. */
  lazy: boolean;
}

const files = Object.keys(sources).map((path) => path.slice(2));
const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)(fake|test)-[a-z]+\.ts$/.test(file);
const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');

function resolve(from: string, to: string): string {
  const parts = folderOf(from).split('/');
  for (const part of to.replace(/\?.*$/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.filter((part) => part !== '').join('/');
  const known = [path, `${path}.ts`, `${path}/index.ts`].find((name) => files.includes(name));
  return known ?? path;
}

const IMPORTS = /(?:\bfrom\s*|\bimport\s*(\(\s*)?)'(\.[^']+)'/g;

const imports: Import[] = files.flatMap((from) =>
  [...sources[`./${from}`].matchAll(IMPORTS)].map(([, lazy, to]) => ({
    from,
    to: resolve(from, to),
    lazy: lazy !== undefined,
  })),
);
const real = imports.filter(({ from }) => !isTest(from));

const gameOf = (file: string): string | undefined => /^games\/(\w+)\//.exec(file)?.[1];
const isManifest = (file: string): boolean => /^games\/\w+\/index\.ts$/.test(file);
const shared = (file: string): string => file.split('/')[0];
const told = ({ from, to }: Import): string => `${from} -> ${to}`;

/** The room of a game's file, such as `board`; its table has its own rooms. */
const roomOf = (file: string): string => file.split('/')[2].replace(/\.ts$/, '');
const tableRoomOf = (file: string): string => file.split('/').slice(3, -1).join('/');

function isDrawn({ from, to }: Import): boolean {
  const [game, other] = [gameOf(from), gameOf(to)];
  if (game === undefined) {
    if (other !== undefined) return false;
    const [a, b] = [shared(from), shared(to)];
    return a === b || SHARED[a].includes(b);
  }
  if (other === undefined) return FOR_GAMES.includes(shared(to));
  if (game !== other) return false;
  const [a, b] = [roomOf(from), roomOf(to)];
  if (a !== b) return ROOMS.includes(b) && ROOMS.indexOf(b) < ROOMS.indexOf(a);
  if (a !== 'table') return true;
  const [x, y] = [tableRoomOf(from), tableRoomOf(to)];
  if (x === y || x === '') return true;
  const [low, high] = [TABLE_ROOMS.indexOf(y), TABLE_ROOMS.indexOf(x)];
  return low >= 0 && (high < 0 || low < high);
}

/** A cycle of folders, or null. */
function cycle(graph: Map<string, Set<string>>): string[] | null {
  const done = new Set<string>();
  function walk(folder: string, way: readonly string[]): string[] | null {
    const at = way.indexOf(folder);
    if (at >= 0) return [...way.slice(at), folder];
    if (done.has(folder)) return null;
    for (const next of graph.get(folder) ?? []) {
      const found = walk(next, [...way, folder]);
      if (found) return found;
    }
    done.add(folder);
    return null;
  }
  for (const folder of graph.keys()) {
    const found = walk(folder, []);
    if (found) return found;
  }
  return null;
}

describe('the map of the page', () => {
  it('is read from real imports', () => {
    expect(imports.length).toBeGreaterThan(1000);
    expect(imports.filter(({ to }) => !files.includes(to) && !/\.(css|json)$/.test(to))).toEqual(
      [],
    );
  });

  it('names every shared folder', () => {
    const found = new Set(files.filter((file) => file.includes('/')).map(shared));
    expect([...found, 'styles'].sort()).toEqual([...Object.keys(SHARED), 'games'].sort());
  });

  it('has an arrow for every import', () => {
    const wrong = real.filter((one) => !isDrawn(one));
    expect(wrong.map(told)).toEqual([]);
  });

  it('keeps the games apart, also in tests', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [game, other] = [gameOf(from), gameOf(to)];
      return game !== undefined && other !== undefined && game !== other;
    });
    expect(wrong.map(told)).toEqual([]);
  });

  it('names no game in a shared folder, not even in a word', () => {
    const games = new Set(files.flatMap((file) => gameOf(file) ?? []));
    expect(games.size).toBeGreaterThan(1);
    const named = new RegExp([...games, ...OF_ONE_GAME].join('|'), 'i');
    const found = Object.entries(texts)
      .map(([path, text]) => [path.slice(2), text] as const)
      .filter(([file]) => file.includes('/') && !file.startsWith('games/'))
      .flatMap(([file, text]) =>
        [file, ...text.split('\n')]
          .filter((line) => named.test(line))
          .map((line) => `${file}: ${line}`),
      );
    expect(found).toEqual([]);
  });

  it('has no cycle between folders', () => {
    const graph = new Map<string, Set<string>>();
    for (const { from, to, lazy } of real) {
      const [a, b] = [folderOf(from), folderOf(to)];
      if (lazy || a === b || isManifest(from)) continue;
      graph.set(a, (graph.get(a) ?? new Set()).add(b));
    }
    expect(cycle(graph)).toBeNull();
  });

  it('has no crowded folder', () => {
    const held = new Map<string, number>();
    for (const file of files.filter((name) => !isTest(name))) {
      held.set(folderOf(file), (held.get(folderOf(file)) ?? 0) + 1);
    }
    expect([...held].filter(([, number]) => number > CROWD)).toEqual([]);
  });
});
