import type { SkyeLobbyWords } from '.';

export const words: SkyeLobbyWords = {
  title: 'Isle of Skye',
};
