/** The Isle of Cats on the page. */
import type { GameUi } from '../../game-ui/game-ui';
import { characters, namesake } from './lobby/characters';
import { lobby } from './lobby/lobby';
import type { Topic } from './words/explain/en';
import type { Cats } from './types';
import { catsLobbyWords } from './words/lobby';

export default {
  title: () => catsLobbyWords().title,
  authors: () => catsLobbyWords().authors,
  table: () => import('./table/CatsTable.svelte'),
  story: async () => (await import('./story/story')).catsStory,
  sounds: async () => (await import('./sounds')).sounds,
  lobby,
  characters,
  namesake,
  picture: () => import('./lobby/CatsPicture.svelte'),
  gallery: {
    title: () => catsLobbyWords().gallery,
    pieces: () => import('./art/GalleryCats.svelte'),
  },
  learn: {
    invitation: () => catsLobbyWords().learn,
    tutorial: () => import('./learn/LearnPage.svelte'),
    rules: () => import('./learn/RulesPage.svelte'),
    explainer: () => import('./learn/explainer'),
    overview: () => import('./learn/RulesOverview.svelte'),
    reader: () => import('./learn/TableInWords.svelte'),
    coach: () => import('./learn/Coach.svelte'),
    moveNotation: async () => (await import('./learn/move-notation')).moveNotation,
    keys: async () => {
      const { catsLearnWords } = await import('./words/learn');
      return () => catsLearnWords().keys;
    },
  },
} satisfies GameUi<Cats, Topic>;
