// Runs a TypeScript module of the page in node, with the page's own settings.
import { createServer } from 'vite';

export async function load(path) {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await server.ssrLoadModule(path);
  } finally {
    await server.close();
  }
}
