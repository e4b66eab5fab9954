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

/** Everybody else at the table, bots with their levels. */
export function opponents({ info, game }: PlayedGame, w: OwnWords): string[] {
  if (!info) return [];
  return info.seats.flatMap(({ kind, name, bot }, seat) => {
    if (seat === info.yours) return [];
    if (kind !== 'bot' || bot === null) return name === null ? [] : [name];
    const character = characterOf(game, bot)?.name;
    return [character === undefined ? levelName(bot) : w.opponent(character, levelName(bot))];
  });
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
