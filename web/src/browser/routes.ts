/** The routes of the page: parsing and formatting addresses. */

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'replay-file' }
  | { page: 'own' }
  /** null: the first game that can be learnt */
  | { page: 'tutorial'; game: string | null }
  | { page: 'rules'; game: string }
  | { page: 'gallery' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'host' }
  | { page: 'lost'; path: string };

/** The page of an address. */
export function read(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 1) {
    switch (first) {
      case 'new':
      case 'gallery':
      case 'settings':
      case 'about':
      case 'host':
        return { page: first };
      case 'tutorial':
        return { page: first, game: null };
      case 'replay':
        return { page: 'replay-file' };
      case 'my-games':
        return { page: 'own' };
    }
  }
  if (parts.length === 2) {
    switch (first) {
      case 't':
        return { page: 'table', id: second };
      case 'j':
        return { page: 'join', code: second };
      case 'replay':
        return { page: 'replay', id: second };
      case 'tutorial':
        return { page: 'tutorial', game: second };
      case 'rules':
        return { page: 'rules', game: second };
    }
  }
  return { page: 'lost', path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page. */
export function write(route: Route): string {
  switch (route.page) {
    case 'start':
      return '/';
    case 'table':
      return `/t/${encodeURIComponent(route.id)}`;
    case 'join':
      return `/j/${encodeURIComponent(route.code)}`;
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}`;
    case 'replay-file':
      return '/replay';
    case 'own':
      return '/my-games';
    case 'tutorial':
      return route.game === null ? '/tutorial' : `/tutorial/${encodeURIComponent(route.game)}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}`;
    case 'lost':
      return route.path;
    default:
      return `/${route.page}`;
  }
}
