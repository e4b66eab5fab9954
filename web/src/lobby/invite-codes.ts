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

export const linkOf = (code: string): string => `${location.origin}/j/${code}`;
