/** A forepaw of each family, its toes down. */
import type { Family } from '../../pieces/pieces';

export const PAWS: Record<Family, string> = {
  blue: [
    '<path d="M-7.4 1C-7.6-4-4-6 0-6S7.6-4 7.4 1C7 5 3.6 5.8 0 5.8S-7 5-7.4 1Z" fill="var(--ct-blue-fur)" stroke="var(--ct-blue-ink)" stroke-width="1.5"/>',
    '<path d="M-2.4 5.2V1.8M2.4 5.2V1.8" stroke="var(--ct-blue-ink)" stroke-width="1.1" stroke-linecap="round"/>',
  ].join(''),
  green: [
    '<path d="M-7.4 1C-7.6-4-4-6 0-6S7.6-4 7.4 1C7 5 3.6 5.8 0 5.8S-7 5-7.4 1Z" fill="var(--ct-green-fur)" stroke="var(--ct-green-ink)" stroke-width="1.5"/>',
    '<path d="M-2.4 5.2V1.8M2.4 5.2V1.8" stroke="var(--ct-green-ink)" stroke-width="1.1" stroke-linecap="round"/>',
  ].join(''),
  red: [
    '<path d="M-7.4 1C-7.6-4-4-6 0-6S7.6-4 7.4 1C7 5 3.6 5.8 0 5.8S-7 5-7.4 1Z" fill="var(--ct-red-light)" stroke="var(--ct-red-ink)" stroke-width="1.5"/>',
    '<path d="M-2.4 5.2V1.8M2.4 5.2V1.8" stroke="var(--ct-red-ink)" stroke-width="1.1" stroke-linecap="round"/>',
  ].join(''),
  purple: [
    '<path d="M-7.4 1C-7.6-4-4-6 0-6S7.6-4 7.4 1C7 5 3.6 5.8 0 5.8S-7 5-7.4 1Z" fill="var(--ct-purple-deep)" stroke="var(--ct-purple-ink)" stroke-width="1.5"/>',
    '<path d="M-2.4 5.2V1.8M2.4 5.2V1.8" stroke="var(--ct-purple-light)" stroke-width="1.1" stroke-linecap="round"/>',
  ].join(''),
  orange: [
    '<path d="M-7.4 1C-7.6-4-4-6 0-6S7.6-4 7.4 1C7 5 3.6 5.8 0 5.8S-7 5-7.4 1Z" fill="var(--ct-orange-light)" stroke="var(--ct-orange-ink)" stroke-width="1.5"/>',
    '<path d="M-2.4 5.2V1.8M2.4 5.2V1.8" stroke="var(--ct-orange-ink)" stroke-width="1.1" stroke-linecap="round"/>',
  ].join(''),
};
