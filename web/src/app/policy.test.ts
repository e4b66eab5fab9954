/** The server forbids inline styles and scripts: the sources must not contain any. */
import { expect, it } from 'vitest';

const sources = import.meta.glob(
  ['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '../../index.html'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
) as Record<string, string>;

it.each(Object.entries(sources))('%s has no inline style and no inline script', (path, source) => {
  const markup = path.endsWith('.svelte')
    ? source.replace(/<style>[\s\S]*<\/style>\s*$/, '')
    : source;
  expect(markup).not.toMatch(/\sstyle="|<style|\son[a-z]+="/);
  if (path.endsWith('.html')) expect(markup).not.toMatch(/<script(?![^>]*\ssrc=)/);
});
