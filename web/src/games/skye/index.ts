/** Isle of Skye on the page. */
import type { GameUi } from '../../game-ui/game-ui';
import type { Topic } from './pieces/topics';
import type { Skye } from './types';
import { skyeLobbyWords } from './words/lobby';

export default {
  title: () => skyeLobbyWords().title,
  table: () => import('./table/SkyeTable.svelte'),
  story: async () => (await import('./story/story')).skyeStory,
  picture: () => import('./lobby/SkyePicture.svelte'),
  optionPicture: () => import('./lobby/GoalPicture.svelte'),
  gallery: () => import('./art/GallerySkye.svelte'),
  learn: {
    tutorial: () => import('./learn/LearnPage.svelte'),
    rules: () => import('./learn/RulesPage.svelte'),
    explainer: () => import('./learn/explainer'),
    overview: () => import('./learn/RulesOverview.svelte'),
    reader: () => import('./learn/TableInWords.svelte'),
    coach: () => import('./learn/Coach.svelte'),
    moveNotation: async () => (await import('./learn/move-notation')).moveNotation,
    keys: async () => {
      const { learnWords } = await import('../../i18n/learn');
      return () => learnWords().keys;
    },
  },
} satisfies GameUi<Skye, Topic>;
