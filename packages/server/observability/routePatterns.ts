import type { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Bounded set without stored data. */
export interface Route {
  method: string;
  /** As declared, such as `/api/orders/:id`; `none` without a route. */
  pattern: string;
}

export type RouteOf = (method?: string, url?: string) => Route;

const withoutQuery = (url: string) => {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

function routesOf(pattern: string): (method: string) => Route {
  const routes = new Map<string, Route>();
  return (method) => {
    let route = routes.get(method);
    if (!route) {
      route = { method, pattern };
      routes.set(method, route);
    }
    return route;
  };
}

/** A separate router covers requests refused before they reach the app. */
export function routePatterns(app: Hono): RouteOf {
  const router = new SmartRouter<(method: string) => Route>({
    routers: [new RegExpRouter(), new TrieRouter()],
  });
  for (const { method, path, isMiddleware } of inspectRoutes(app))
    if (!isMiddleware) router.add(method, path, routesOf(path));
  const nowhere = routesOf('none');
  return (method = '', url = '') => {
    if (!METHODS.has(method)) return nowhere('other');
    const [[first] = []] = router.match(method === 'HEAD' ? 'GET' : method, withoutQuery(url));
    return (first?.[0] ?? nowhere)(method);
  };
}
