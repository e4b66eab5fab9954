import type { CatsLobbyWords } from '.';

export const words: CatsLobbyWords = {
  title: 'A Ilha dos Gatos',
};
