import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { canonicalPath, DOWNLOAD_PATH, PATHS, WORK_PATH } from '../paths.ts';

/** All caches of the product begin with it, the library's own too. */
export const PREFIX = 'lumitor';

/** By which a page tells the worker that it rests: what comes later can be had now. */
export const RESTS = 'rests';

const PLAIN_SCREENS: readonly string[] = [PATHS.projects, PATHS.project, PATHS.privacy, PATHS.terms];

/** Whether an address is a visitor's screen: nothing of the administration is kept, nor of what other sites frame (D72). */
export function isKeptScreen(pathname: string): boolean {
  const path = canonicalPath(pathname);
  return (
    WORK_PATH.test(path) || DOWNLOAD_PATH.test(path) || PLAIN_SCREENS.includes(path.replace(/(.)\/$/, '$1'))
  );
}

export interface Kind {
  cache: string;
  path: RegExp;
  /** Answers that are kept; the one that was kept longest goes first. */
  most: number;
  /** What is stored under such an address never changes. */
  isFixed?: boolean;
}

/** What is kept of the service's answers, and nothing else of it. */
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

/** What of a request counts. */
type Asked = Pick<Request, 'method' | 'url' | 'referrer'>;

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** As what an answer is kept; null: it is not. Only what a visitor's screen asks for is. */
export function kindOf({ method, url, referrer }: Asked): Kind | null {
  const [asked, page] = [urlOf(url), urlOf(referrer)];
  const isVisitors = asked && page?.origin === asked.origin && isKeptScreen(page.pathname);
  if (method !== 'GET' || !isVisitors) return null;
  return KINDS.find(({ path }) => path.test(asked.pathname)) ?? null;
}

/** Whether it is what was done on a site: old, it must not pass for what the service says. */
export const isOfSite = (url: string): boolean => urlOf(url)?.pathname.endsWith('/site') ?? false;

/** The first screen's texts are among all of them in that language, which are kept in their place. */
export const isPartOfTexts = (url: string): boolean => urlOf(url)?.searchParams.get('part') === 'first';

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The address under which an answer is kept. A shared project has one for each of its links, by the hash of the token: what
 * one link has opened another does not, and the token stands nowhere.
 */
export async function keyOf({ url, headers }: Pick<Request, 'url' | 'headers'>): Promise<string> {
  const key = new URL(url);
  key.searchParams.delete('part');
  const token = headers.get(LINK_HEADER);
  if (token === null) return key.href;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  key.searchParams.set('link', hex(hash));
  return key.href;
}

export const cacheOf = ({ cache }: Pick<Kind, 'cache'>): string => `${PREFIX}-${cache}`;

/** Whether the worker has the answer to what this page would ask. */
async function isKept(path: string, headers = new Headers()): Promise<boolean> {
  const url = new URL(path, location.href).href;
  const kind = kindOf({ method: 'GET', url, referrer: location.href });
  if (!kind) return false;
  return (await caches.match(await keyOf({ url, headers }), { cacheName: cacheOf(kind) })) !== undefined;
}

/**
 * Asks for something through the worker, which keeps it; what is kept already is not asked for.
 * @returns whether it is kept as far as is known yet, or is no more
 */
export async function keep(path: string, headers?: Headers): Promise<boolean> {
  if (await isKept(path, headers)) return true;
  const answer = await fetch(path, { ...(headers && { headers }) }).catch(() => null);
  // Once it has been read whole, the worker has it too.
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status === 404 || isKept(path, headers);
}
