/** Short temporary messages: `toast('Copied.')`. */
import type { IconName } from '../art/icons';

export interface Toast {
  id: number;
  text: string;
  icon: IconName;
}

const SHOWN_MS = 4500;
const MOST = 3;

const list = $state<Toast[]>([]);
let count = 0;

export const toasts = (): readonly Toast[] => list;

export function dismiss(id: number): void {
  const at = list.findIndex((one) => one.id === id);
  if (at >= 0) list.splice(at, 1);
}

export function toast(text: string, icon: IconName = 'check'): void {
  const id = ++count;
  list.push({ id, text, icon });
  if (list.length > MOST) list.shift();
  setTimeout(() => dismiss(id), SHOWN_MS);
}
