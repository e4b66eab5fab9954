/** The tails: each grows from the hip at (0, 0) to the right, its tip turned up. */
import type { Family } from '../../pieces/pieces';

export const TAILS: Record<Family, string> = {
  blue: [
    '<path d="M-4 3C10 15 24 16 30 4S38-15 46-13" stroke="var(--ct-blue-ink)" stroke-width="13.2"/>',
    '<path d="M-4 3C10 15 24 16 30 4S38-15 46-13" stroke="var(--ct-blue-fur)" stroke-width="10"/>',
    '<path d="M-4 3C10 15 24 16 30 4S38-15 46-13" stroke="var(--ct-blue-deep)" stroke-width="10" stroke-dasharray="0 14 5 6.5 5 6.5 5 6.5 5 99" stroke-linecap="butt"/>',
    '<path d="M43-13L46-13" stroke="var(--ct-blue-deep)" stroke-width="10"/>',
  ].join(''),
  green: [
    '<path d="M-6 4C6 8 12 7 22 2" stroke="var(--ct-green-ink)" stroke-width="14.2"/>',
    '<path d="M-6 4C6 8 12 7 22 2" stroke="var(--ct-green-fur)" stroke-width="11"/>',
    '<path d="M22-9C25-15 31-12 32-16C36-17 38-12 43-14C45-10 43-7 49-5C50-1 45 0 48 5C46 9 42 6 41 12C37 14 34 9 29 13C25 12 26 8 20 8C17 4 21 2 18-2C18-6 22-5 22-9Z" fill="var(--ct-green-fur)" stroke="var(--ct-green-ink)" stroke-width="1.7" stroke-linejoin="round"/>',
    '<g fill="var(--ct-green-deep)" stroke="none">',
    '<circle cx="28" cy="-5" r="2.4"/>',
    '<circle cx="36" cy="-8" r="2"/>',
    '<circle cx="34" cy="3" r="2.6"/>',
    '<circle cx="42" cy="-1" r="2.2"/>',
    '<circle cx="10" cy="6" r="2.1"/>',
    '</g>',
  ].join(''),
  red: [
    '<path d="M-4 6C14 18 46 18 47-1C48-17 26-18 26-4C26 5 38 5 37-3" stroke="var(--ct-red-ink)" stroke-width="11.6"/>',
    '<path d="M-4 6C14 18 46 18 47-1C48-17 26-18 26-4C26 5 38 5 37-3" stroke="var(--ct-red-fur)" stroke-width="8.4"/>',
    '<path d="M47-1C48-17 26-18 26-4C26 5 38 5 37-3" stroke="var(--ct-red-deep)" stroke-width="8.4"/>',
  ].join(''),
  purple: [
    '<path d="M-4-2C8-14 20-14 26-3S40 14 47 4Q50-2 46-8" stroke="var(--ct-purple-ink)" stroke-width="9.2"/>',
    '<path d="M-4-2C8-14 20-14 26-3S40 14 47 4Q50-2 46-8" stroke="var(--ct-purple-deep)" stroke-width="6"/>',
    '<path d="M-4-2C2-8 8-11 13-11" stroke="var(--ct-purple-shade)" stroke-width="6"/>',
  ].join(''),
  orange: [
    '<path d="M-8-5C4-7 12-19 29-18C43-17 52-9 53.4 3C48 1 47 9 41 13C28 20 10 15-8 8Z" fill="var(--ct-orange-fur)" stroke="var(--ct-orange-ink)" stroke-width="1.7" stroke-linejoin="round"/>',
    '<path d="M35-16.6C45-14 51.6-7 52.6 1.6C47.4 1 46.6 8 40.6 12C38.6 13.2 36.8 14 34.6 14.6L37.6 9L32 8.4L36.6 2L31.4-1L37-5L32.6-9.4L37-11.4Z" fill="var(--ct-orange-light)"/>',
    '<path d="M4 4C12 8 18 8 25 6M8-4C14-7 18-8 24-8" fill="none" stroke="var(--ct-orange-deep)" stroke-width="1.6" opacity=".7"/>',
  ].join(''),
};
