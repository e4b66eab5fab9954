/** Something that the host is asked before it happens. */
import { toast } from '../ui/toasts.svelte';

export interface Question {
  title: string;
  /** what will happen */
  text: string;
  /** the word on the button */
  act: string;
  /** a switch, such as whether to ban the addresses, too */
  also?: { label: string; hint: string };
  work: (also: boolean) => Promise<unknown>;
}

let asked = $state.raw<Question | null>(null);

export const question = (): Question | null => asked;

/** Ask before a deed; a question that is open is replaced. */
export function ask(next: Question): void {
  asked = next;
}

export function dismissQuestion(): void {
  asked = null;
}

/** Do something and say whether it worked. */
export async function attempt(
  work: () => Promise<unknown>,
  { done, failed }: { done: string; failed: (error: unknown) => string },
): Promise<boolean> {
  try {
    await work();
    toast(done);
    return true;
  } catch (error) {
    toast(failed(error), 'warning');
    return false;
  }
}
