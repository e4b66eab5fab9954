/** The component of each page, loaded on first use. */
import type { Component } from 'svelte';
import { courseAt } from '../game-ui/lesson-progress';
import { presentGames, presentedGames } from '../game-ui/games.svelte';
import { gameUi } from '../game-ui/manifests.svelte';
import { type Route, write } from '../browser/routes';

/** A page that is ready to be shown. */
export interface Shown {
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

function show<P extends Record<string, unknown>>(
  module: { default: Component<P> },
  props: P,
): Shown {
  // The types of a component and its props match here; the caller sees neither.
  return { component: module.default as unknown as Shown['component'], props };
}

type Loaders = { [P in Route['page']]: (route: Extract<Route, { page: P }>) => Promise<Shown> };

const lost = async (path: string): Promise<Shown> =>
  show(await import('./NotFoundPage.svelte'), { path });

const LOADERS: Loaders = {
  start: async () => show(await import('../lobby/start/StartPage.svelte'), {}),
  new: async () => show(await import('../lobby/new-table/NewTablePage.svelte'), {}),
  // A lesson uses a normal table with a guide.
  table: async ({ id }) => {
    const course = courseAt(id);
    return course !== null
      ? show(await import('../learn/LessonTable.svelte'), { id, course })
      : show(await import('../table/TablePage.svelte'), { id });
  },
  join: async ({ code }) => show(await import('../lobby/waiting/JoinPage.svelte'), { code }),
  replay: async ({ id }) => show(await import('../replay/ReplayPage.svelte'), { id }),
  'replay-file': async () => show(await import('../replay/ReplayPage.svelte'), {}),
  own: async () => {
    await presentGames();
    return show(await import('../own/OwnPage.svelte'), {});
  },
  tutorial: async ({ game }) => {
    await presentGames();
    const first = presentedGames().find(({ ui }) => ui.learn)?.ui;
    const learn = (game === null ? first : await gameUi(game))?.learn;
    return learn ? show(await learn.tutorial(), {}) : lost(write({ page: 'tutorial', game }));
  },
  rules: async ({ game }) => {
    await presentGames();
    const learn = (await gameUi(game))?.learn;
    return learn ? show(await learn.rules(), {}) : lost(write({ page: 'rules', game }));
  },
  gallery: async () => {
    await presentGames();
    return show(await import('./GalleryPage.svelte'), {});
  },
  settings: async () => {
    await presentGames();
    return show(await import('./SettingsPage.svelte'), {});
  },
  about: async () => {
    await presentGames();
    return show(await import('./AboutPage.svelte'), {});
  },
  host: async () => {
    const { firstLook } = await import('../host/host-api');
    const overview = await firstLook();
    if (overview === null) return lost('/host');
    return show(await import('../host/HostPage.svelte'), { overview });
  },
  lost: ({ path }) => lost(path),
};

export function load(route: Route): Promise<Shown> {
  const loader = LOADERS[route.page] as (route: Route) => Promise<Shown>;
  return loader(route);
}
