/** A build step that inserts the list of files into the service worker. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Fonts are cached on first use, because most people need few of them. */
const isShell = (file: string): boolean => /\.(js|css)$/.test(file) && file !== 'sw.js';

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => /^(first\.js|manifest\.webmanifest|icons\/icon\.svg)$/.test(file));
}

export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: 'skerry-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      const index = bundle['index.html'];
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
      if (worker.imports.length) throw new Error('The service worker must stand alone.');
      const kept = publicFiles(publicFolder);
      // The page of the host is for one person, who needs a connection anyway.
      const forHost = new Set(
        Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' && part.moduleIds.some((id) => id.includes('/src/host/'))
            ? [part.fileName, ...(part.viteMetadata?.importedCss ?? [])]
            : [],
        ),
      );
      const shell = Object.keys(bundle).filter((file) => isShell(file) && !forHost.has(file));
      const files = [...shell, ...kept].map((file) => `/${file}`).sort();
      const mark = createHash('sha256').update(files.join('\n'));
      if (index?.type === 'asset') mark.update(index.source);
      for (const file of kept) mark.update(readFileSync(join(publicFolder, file)));
      const told = JSON.stringify({ version: mark.digest('hex').slice(0, 12), files });
      worker.code = `const __SHELL__=${told};\n${worker.code}`;
    },
  };
}
