/** The pages and pictures of each game, loaded on first use. */
import type { Component } from 'svelte';

export type PictureSize = 'card' | 'daily' | 'thumb';

type Lazy<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

interface GamePages {
  learn: Lazy;
  rules: Lazy;
  /** All pieces. */
  gallery: Lazy;
  /** The picture of the game in the lobby. */
  picture: Lazy<{ which: PictureSize }>;
}

export const PAGES: { readonly [game: string]: GamePages | undefined } = {
  skye: {
    learn: () => import('./skye/learn/LearnPage.svelte'),
    rules: () => import('./skye/learn/RulesPage.svelte'),
    gallery: () => import('./skye/art/GallerySkye.svelte'),
    picture: () => import('./skye/lobby/SkyePicture.svelte'),
  },
  cats: {
    learn: () => import('./cats/learn/LearnPage.svelte'),
    rules: () => import('./cats/learn/RulesPage.svelte'),
    gallery: () => import('./cats/art/GalleryCats.svelte'),
    picture: () => import('./cats/lobby/CatsPicture.svelte'),
  },
};

/** The picture of a goal of Isle of Skye, for the form of a new table. */
export const goalPicture: Lazy<{ goal: string }> = () => import('./skye/lobby/GoalPicture.svelte');
