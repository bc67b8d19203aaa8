import type { OnRequest } from '../http/openRequests.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf } from './requestId.ts';
import type { RouteOf } from './routePatterns.ts';

/** Asked for all the time, or by a hundred at every visit: logged at `debug` where nothing is wrong. */
const QUIET = /^\/(?:\*|files\/\*|api\/snapshots\/\w+|healthz|readyz|metrics)$/;

/**
 * Answers from memory, for which a header more is a tenth of the work. They get an id only where
 * there is something to find under it.
 */
const PREPARED = /^\/(?:api\/snapshots|assets)\//;

/** The status of a request whose client was gone before it was answered. */
const GONE = 499;

function levelOf(pattern: string, status: number) {
  // Not ready is an answer that is expected then.
  if (status >= 500) return pattern === '/readyz' || pattern === 'starting' ? 'debug' : 'error';
  if (status >= 400 && status !== GONE) return 'warn';
  return QUIET.test(pattern) ? 'debug' : 'info';
}

interface Options {
  log: Log;
  metrics: Metrics;
  isBehindProxy: boolean;
  routeOf: RouteOf;
}

/**
 * Gives requests their id, and tells log and metrics of each once it is over: at the level of the
 * connection, so that nothing stands between a prepared answer and its browser.
 */
export function requestLog({ log, metrics, isBehindProxy, routeOf }: Options): OnRequest {
  const isEveryOneLogged = log.isEnabled('debug');
  return (request, response) => {
    const began = performance.now();
    if (isEveryOneLogged || !PREPARED.test(request.url ?? '')) requestIdOf(request, response, isBehindProxy);
    return () => {
      const milliseconds = performance.now() - began;
      const route = routeOf(request.method, request.url);
      const status = response.headersSent ? response.statusCode : GONE;
      metrics.countRequest(route, status, milliseconds / 1000);
      const level = levelOf(route.pattern, status);
      if (!log.isEnabled(level)) return;
      log.entry(level, 'request', {
        requestId: requestIdOf(request, response, isBehindProxy),
        method: route.method,
        route: route.pattern,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        ...(!response.writableFinished && { isCut: true }),
      });
    };
  };
}
