/** A finished game in words: place, points, length, opponents. */
import { botOf, castOf } from '../game-ui/characters';
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

/** Everybody else at the table; bots come after people, as their table named them. */
export function opponents({ info, game }: PlayedGame, w: OwnWords): string[] {
  if (!info) return [];
  const cast = castOf(game, info.seats.map(botOf));
  const others = info.seats.flatMap((seat, at) =>
    at === info.yours ? [] : [{ ...seat, character: cast[at] }],
  );
  const people = others.flatMap(({ kind, name }) => (kind === 'bot' || !name ? [] : [name]));
  const bots = others.flatMap(({ kind, bot, character }) => {
    if (kind !== 'bot' || bot === null) return [];
    return [character ? w.opponent(character.name, levelName(bot)) : levelName(bot)];
  });
  const all = [...new Set(bots)].map((bot) => {
    const many = bots.filter((other) => other === bot).length;
    return many === 1 ? bot : `${many} × ${bot}`;
  });
  return [...people, ...all];
}

/** The mode of a game, if it is not the usual one. */
function modeOf(options: Options, lobby?: Pick<LobbyUi<Game>, 'optionWords'>): string | null {
  const { values = {} } = lobby?.optionWords?.().mode ?? {};
  const [usual] = Object.keys(values);
  const mode = String(options.mode ?? usual);
  return mode === usual ? null : (values[mode] ?? null);
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
  lobby?: Pick<LobbyUi<Game>, 'optionWords' | 'solo'>,
): string {
  const others = opponents(played, w);
  const options = (played.info?.options ?? {}) as Options;
  const automa = lobby?.solo?.against(options);
  const mode = automa ? null : modeOf(options, lobby);
  return [
    ...(mode ? [w.mode(mode)] : []),
    w.points(played.points),
    lengthText(played.length, w),
    ...(others.length > 0 ? [w.against(others)] : []),
    ...(automa ? [automa] : []),
  ].join(' · ');
}
