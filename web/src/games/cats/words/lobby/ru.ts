import type { CatsLobbyWords } from '.';

export const words: CatsLobbyWords = {
  title: 'Остров кошек',
};
