/** The signs of the rooms: silhouettes of one colour, around (0, 0). */
import type { RoomSign } from '../../pieces/pieces';

export const ROOM_SIGNS: Record<RoomSign, string> = {
  parrot:
    'M1-18.4C7.8-18.4 13-14.4 13.6-8.4C13.9-5 12.8-2.2 10.4-.6C10.2-3.8 8.8-5.8 6.4-6.6C9.2-2 9.4 4 6.6 8.6C5 11.2 2.6 13 0 13.8L-4.6 21L-7 16.6L-11.8 19.6L-9.6 10.4C-12.8 4-12-4-8.6-9.4C-9.2-14.2-5.2-18.4 1-18.4z' +
    'M.6-11.8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z' +
    'M-5.8-4C-8.6 2-7.6 8-3.6 11C1.2 8.4 3.4 3.2 2.6-2.8C.2.4-2.6.8-5.8-4z',
  moon: 'M5.5-15.5A16 16 0 1 0 15 7.8A13.4 13.4 0 0 1 5.5-15.5zM10.5-6L11.6-3.1L14.6-2.9L12.3-1L13 2L10.5.3L8 2L8.7-1L6.4-2.9L9.4-3.1z',
  apple:
    'M-.6-8C-1-12-3-14-5-15.4L-3.2-17C-.6-15.6.8-13.4 1.2-11.6C3-16 7-17.4 11-16.6C10.4-12.4 7-9.6 2.4-9.2C7-11.6 15-8.6 15 .4C15 9 9 16.4 4 16.4C2 16.4 1.4 15.4 0 15.4C-1.4 15.4-2 16.4-4 16.4C-9 16.4-15 9-15 .4C-15-9.4-6-11.8-.6-8zM-10.4 2C-10.6-2-8.6-4.6-6-5.2C-9-2.6-9.2.6-8.6 3z',
  wheat:
    'M-1 18V3.4C-8 4-10 0-10-4C-5-4-1.6-2-1 2V-2.6C-8-2-10-6-10-10C-5-10-1.6-8-1-4.4C-3.6-8-3.6-13 0-17.6C3.6-13 3.6-8 1-4.4C1.6-8 5-10 10-10C10-6 8-2 1-2.6V2C1.6-2 5-4 10-4C10 0 8 4 1 3.4V9.6C1.6 5.4 5 3.4 9 3.4C9 7.6 7 11.4 1 11V18z',
};

export const roomSignId = (sign: RoomSign): string => `ct-room-${sign}`;
/** The colour of a sign, and a tint of its room's floor. */
export const roomHue = (sign: RoomSign): string => `var(--ct-${sign})`;

export const roomSignParts = (): string =>
  (Object.keys(ROOM_SIGNS) as RoomSign[])
    .map((sign) => `<path id="${roomSignId(sign)}" d="${ROOM_SIGNS[sign]}" fill-rule="evenodd"/>`)
    .join('');
