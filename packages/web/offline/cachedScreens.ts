import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { cacheOf } from '../data/cacheNames.ts';
import { canonicalPath, DOWNLOAD_PATH, PATHS, WORK_PATH } from '../paths.ts';

/** Message to the worker: the page is idle, and files of later screens can load. */
export const RESTS_CACHE = 'rests';

const PLAIN_SCREENS: readonly string[] = [
  PATHS.projects,
  PATHS.project,
  PATHS.privacy,
  PATHS.terms,
  PATHS.accessibility,
];

/** The administration and embedded pages are not stored (D72). */
export function isCachedScreen(pathname: string): boolean {
  const path = canonicalPath(pathname);
  return (
    WORK_PATH.test(path) || DOWNLOAD_PATH.test(path) || PLAIN_SCREENS.includes(path.replace(/(.)\/$/, '$1'))
  );
}

/**
 * Answers stored in one cache, `most` of them. Content under a fixed address never changes, so the cache
 * answers first; for others the network does.
 */
export interface Kind {
  cache: string;
  path: RegExp;
  most: number;
  isFixed?: boolean;
}

const KINDS: readonly Kind[] = [
  {
    cache: 'shop',
    path: /^\/api\/(?:snapshots\/(?:texts|standard|micro)|exchangerates\/rates\/a\/eur\/)$/,
    most: 24,
  },
  { cache: 'orders', path: /^\/api\/orders\/(?!overview$)[^/]+(?:\/site)?$/, most: 100 },
  { cache: 'projects', path: /^\/api\/projects\/opened$/, most: 20 },
  { cache: 'comments', path: /^\/api\/projects\/opened\/comments$/, most: 20 },
  { cache: 'sent', path: /^\/files\/(?:underlays|views)\//, most: 60 },
  { cache: 'tables', path: /^\/files\/photometry\/.+\.json$/, most: 300, isFixed: true },
  { cache: 'files', path: /^\/files\/(?:photometry|sheets)\//, most: 200, isFixed: true },
  { cache: 'pictures', path: /^\/files\/images\//, most: 600, isFixed: true },
];

type NavigationRequest = Pick<Request, 'method' | 'url' | 'referrer'>;

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Null: not stored. Only requests of visitors' screens qualify. */
export function screenKindOf({ method, url, referrer }: NavigationRequest): Kind | null {
  const [requested, page] = [urlOf(url), urlOf(referrer)];
  const isVisitors = requested && page?.origin === requested.origin && isCachedScreen(page.pathname);
  if (method !== 'GET' || !isVisitors) return null;
  return KINDS.find(({ path }) => path.test(requested.pathname)) ?? null;
}

/** Site records: a stored answer must not pass for a current one. */
export const isOfSite = (url: string): boolean => urlOf(url)?.pathname.endsWith('/site') ?? false;

/** Texts of the first screen are part of all texts of their language, which are stored instead. */
export const isPartOfTexts = (url: string): boolean => urlOf(url)?.searchParams.get('part') === 'first';

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Storage address of an answer. Projects include the link token's hash: no sharing, no stored token. */
export async function cacheKey({ url, headers }: Pick<Request, 'url' | 'headers'>): Promise<string> {
  const key = new URL(url);
  key.searchParams.delete('part');
  const token = headers.get(LINK_HEADER);
  if (token === null) return key.href;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  key.searchParams.set('link', hex(hash));
  return key.href;
}

async function isCached(path: string, headers = new Headers()): Promise<boolean> {
  const url = new URL(path, location.href).href;
  const kind = screenKindOf({ method: 'GET', url, referrer: location.href });
  if (!kind) return false;
  return (await caches.match(await cacheKey({ url, headers }), { cacheName: cacheOf(kind) })) !== undefined;
}

/** Requests an address through the worker. @returns whether stored, or gone */
export async function store(path: string, headers?: Headers): Promise<boolean> {
  if (await isCached(path, headers)) return true;
  const answer = await fetch(path, { ...(headers && { headers }) }).catch(() => null);
  // The worker stores an answer once it is read completely.
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status === 404 || isCached(path, headers);
}
