import type { SkyeLobbyWords } from '.';

export const words: SkyeLobbyWords = {
  title: 'Остров Скай',
};
