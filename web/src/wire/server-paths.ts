/** Paths of the server's API: never cached, and proxied in development. */
export const SERVER_PATHS: readonly string[] = [
  '/announcement',
  '/games',
  '/guests',
  '/health',
  '/host',
  '/join',
  '/live',
  '/mail',
  '/me',
  '/metrics',
  '/reach',
  '/ready',
  '/recover',
  '/schema',
  '/sign-in',
  '/sign-out',
  '/tables',
];

export const isServerPath = (path: string): boolean =>
  SERVER_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
