/** A finished game in words: place, points, length, opponents. */
import { characterOf } from '../game-ui/characters';
import type { LobbyUi, Options } from '../game-ui/lobby-ui';
import type { OwnWords } from '../i18n/own';
import { levelName } from '../lobby/bots';
import type { PlayedGame } from '../wire/protocol';
import type { Game } from '../wire/types';

const MINUTE = 60_000;
const HOUR = 60;

export function lengthText(ms: number, w: OwnWords): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  return minutes < HOUR ? w.minutes(minutes) : w.hours(Math.floor(minutes / HOUR), minutes % HOUR);
}

/** The place; alone one wins or loses. */
export function placeText({ place, seats }: PlayedGame, w: OwnWords): string {
  if (seats > 1) return w.place(place, seats);
  return place === 1 ? w.won : w.lost;
}

/** Everybody else at the table; bots come after people, with their levels, equal ones together. */
export function opponents({ info, game }: PlayedGame, w: OwnWords): string[] {
  if (!info) return [];
  const others = info.seats.filter((_, seat) => seat !== info.yours);
  const people = others.flatMap(({ kind, name }) => (kind === 'bot' || !name ? [] : [name]));
  const bots = others.flatMap(({ kind, bot }) => (kind === 'bot' && bot !== null ? [bot] : []));
  const called = (bot: string) => {
    const character = characterOf(game, bot)?.name;
    return character === undefined ? levelName(bot) : w.opponent(character, levelName(bot));
  };
  const levels = [...new Set(bots)].map((bot) => {
    const many = bots.filter((other) => other === bot).length;
    return many === 1 ? called(bot) : `${many} × ${called(bot)}`;
  });
  return [...people, ...levels];
}

/** Why a game does not count: what a bot played of it. */
export function notCountedText(
  { info }: PlayedGame,
  w: OwnWords,
  lobby?: Pick<LobbyUi<Game>, 'botPlayed'>,
): string {
  const rounds = info?.yours == null ? null : info.seats[info.yours].bot_rounds;
  const told = rounds && rounds.length > 0 ? lobby?.botPlayed?.(rounds) : undefined;
  return w.notCounted(told ?? w.botPlayed);
}

export function playedLine(
  played: PlayedGame,
  w: OwnWords,
  lobby?: Pick<LobbyUi<Game>, 'solo'>,
): string {
  const others = opponents(played, w);
  const automa = lobby?.solo?.against((played.info?.options ?? {}) as Options);
  return [
    w.points(played.points),
    lengthText(played.length, w),
    ...(others.length > 0 ? [w.against(others)] : []),
    ...(automa ? [automa] : []),
  ].join(' · ');
}
