/** Who contributed what to the seed, as rows to show. */
import type { LuckWords } from '../i18n/luck';
import type { Luck, TableInfo } from '../wire/protocol';
import type { Kept } from '../wire/toss';
import { isBot, seatNames } from './seat-names';

export interface ContributionRow {
  name: string;
  /** null: nothing was contributed */
  commitment: string | null;
  secret: string | null;
  note: string;
}

type Words = LuckWords['list'];

function seatRow(
  name: string,
  raw: string,
  isOurs: boolean,
  given: { commitment: string | null; secret?: string } | null,
  kept: Kept,
  w: Words,
): ContributionRow {
  const commitment = given?.commitment ?? null;
  const isHere = kept.secrets.some((own) => own.commitment === commitment);
  let note = '';
  if (isBot(raw)) note = w.bot;
  else if (commitment === null) note = w.nothing;
  else if (isOurs && !isHere) note = w.otherDevice;
  return { name: isOurs ? w.you(name) : name, commitment, secret: given?.secret ?? null, note };
}

/** During the game: the commitments of the server and of each seat. */
export function rowsNow(info: TableInfo, kept: Kept, w: Words): ContributionRow[] {
  const raw = info.seats.map(({ name, bot, kind }) =>
    kind === 'bot' ? `bot:${bot}` : (name ?? ''),
  );
  const names = seatNames(raw, info.game);
  return [
    { name: w.server, commitment: info.commitment, secret: null, note: '' },
    ...(info.toss?.seats ?? []).map((given, seat) =>
      seatRow(names[seat] ?? '', raw[seat] ?? '', seat === info.yours, given, kept, w),
    ),
  ];
}

/** After the game: with the secrets. */
export function rowsAfter(
  luck: Luck,
  raw: readonly string[],
  game: string,
  ours: number | null,
  kept: Kept,
  w: Words,
): ContributionRow[] {
  const names = seatNames(raw, game);
  return [
    { name: w.server, ...luck.server, note: '' },
    ...luck.seats.map((given, seat) =>
      seatRow(names[seat] ?? '', raw[seat] ?? '', seat === ours, given, kept, w),
    ),
  ];
}
