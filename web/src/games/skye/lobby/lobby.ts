/** Isle of Skye in the lobby. */
import { botRoundsText } from '../../../game-ui/bot-rounds';
import type { LobbyUi } from '../../../game-ui/lobby-ui';
import type { Skye } from '../types';
import { skyeLobbyWords } from '../words/lobby';
import { skyePieceWords } from '../words/pieces';

export const lobby: LobbyUi<Skye> = {
  pitch: () => skyeLobbyWords().pitch,
  minutes: (seats) => 10 + 5 * seats,
  optionWords: () => {
    const { goals, ...options } = skyeLobbyWords().options;
    return { ...options, goals: { ...goals, values: skyePieceWords().goals } };
  },
  optionPicture: () => import('./GoalPicture.svelte'),
  colourHint: () => skyeLobbyWords().colourHint,
  daily: {
    title: () => skyeLobbyWords().daily.title,
    text: () => skyeLobbyWords().daily.text,
    seats: 3,
  },
  botPlayed: (rounds) => botRoundsText(rounds, skyeLobbyWords().botPlayed),
  standing: ({ round, phase, clans }) => {
    const w = skyeLobbyWords();
    const phases: Record<string, string> = w.phases;
    return {
      stage: w.round(Math.max(1, round)),
      asks: phases[phase] ?? null,
      points: clans.map(({ points }) => points),
    };
  },
};
