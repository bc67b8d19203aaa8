import type { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where a request goes, in words that neither grow with what is stored nor tell of it. */
export interface Route {
  method: string;
  /** As declared, such as `/api/orders/:id`; `none` where nothing is. */
  pattern: string;
}

const withoutQuery = (url: string) => {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

/**
 * Tells the pattern of a request's path. A router of its own, and not the app's word for it: so the
 * answer holds for a request that was turned away on its way too.
 */
export function routePatterns(app: Hono): (method?: string, url?: string) => Route {
  const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] });
  for (const { method, path, isMiddleware } of inspectRoutes(app))
    if (!isMiddleware) router.add(method, path, path);
  return (method = '', url = '') => {
    if (!METHODS.has(method)) return { method: 'other', pattern: 'none' };
    const [[first] = []] = router.match(method === 'HEAD' ? 'GET' : method, withoutQuery(url));
    return { method, pattern: first?.[0] ?? 'none' };
  };
}
