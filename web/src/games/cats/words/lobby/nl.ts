import type { CatsLobbyWords } from '.';

export const words: CatsLobbyWords = {
  title: 'The Isle of Cats',
};
