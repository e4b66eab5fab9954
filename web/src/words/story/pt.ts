import { type StoryWords, words as en } from './en';
export const words: StoryWords = en;
