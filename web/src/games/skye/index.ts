/** Isle of Skye on the page. */
import type { GameUi } from '../../game-ui/game-ui';
import { characters, namesake } from './lobby/characters';
import { lobby } from './lobby/lobby';
import type { Topic } from './pieces/topics';
import type { Skye } from './types';
import { skyeLobbyWords } from './words/lobby';

export default {
  title: () => skyeLobbyWords().title,
  authors: () => skyeLobbyWords().authors,
  table: () => import('./table/SkyeTable.svelte'),
  story: async () => (await import('./story/story')).skyeStory,
  sounds: async () => (await import('./sounds')).sounds,
  lobby,
  characters,
  namesake,
  sample: () => import('./art/Sample.svelte'),
  picture: () => import('./lobby/SkyePicture.svelte'),
  gallery: {
    title: () => skyeLobbyWords().gallery,
    pieces: () => import('./art/GallerySkye.svelte'),
  },
  learn: {
    invitation: () => skyeLobbyWords().learn,
    tutorial: () => import('./learn/LearnPage.svelte'),
    rules: () => import('./learn/RulesPage.svelte'),
    explainer: () => import('./learn/explainer'),
    overview: () => import('./learn/RulesOverview.svelte'),
    reader: () => import('./learn/TableInWords.svelte'),
    coach: () => import('./learn/Coach.svelte'),
    moveNotation: async () => (await import('./learn/move-notation')).moveNotation,
    keys: async () => {
      const { skyeLearnWords } = await import('./words/learn');
      return () => skyeLearnWords().keys;
    },
  },
} satisfies GameUi<Skye, Topic>;
