/** Parses invitation codes as people type and paste them. */

/** The code in a typed code or link, or null. */
export function codeIn(typed: string): string | null {
  const text = typed.trim();
  const link = /\/j\/([^/?#\s]+)/.exec(text);
  const code = (link ? link[1] : text).toLowerCase().replaceAll(/[\s-]/g, '');
  return /^[0-9a-z]{1,16}$/.test(code) ? code : null;
}

/** The table of a pasted link, or null. */
export function tableIn(typed: string): string | null {
  return /\/t\/([0-9a-z]+)/.exec(typed)?.[1] ?? null;
}

/** The link of an invitation, at this address or at the one that others can open. */
export const linkOf = (code: string, at: string = location.origin): string => `${at}/j/${code}`;

/** Whether the page was opened at an address that only this machine has. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
