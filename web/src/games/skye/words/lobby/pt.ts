import type { SkyeLobbyWords } from '.';

export const words: SkyeLobbyWords = {
  title: 'Ilha de Skye',
};
