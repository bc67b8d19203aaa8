import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { REQUEST_ID, requestIdOf } from './requestId.ts';
import type { Route } from './routePatterns.ts';

/** Asked for all the time, or by a hundred at every visit: logged at `debug` where nothing is wrong. */
const QUIET = /^\/(?:\*|files\/\*|api\/snapshots\/\w+|healthz|readyz|metrics)$/;

/** The status of a request whose client was gone before it was answered. */
const GONE = 499;

function levelOf(pattern: string, status: number) {
  if (status >= 500) return pattern === '/readyz' ? 'debug' : 'error';
  if (status >= 400 && status !== GONE) return 'warn';
  return QUIET.test(pattern) ? 'debug' : 'info';
}

interface Options {
  log: Log;
  metrics: Metrics;
  isBehindProxy: boolean;
  routeOf(method?: string, url?: string): Route;
}

/**
 * Gives every request an id, and tells log and metrics of it once it is over: at the level of the
 * connection, so that nothing stands between a prepared answer and its browser.
 */
export const requestLog =
  ({ log, metrics, isBehindProxy, routeOf }: Options) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    const requestId = requestIdOf(request, isBehindProxy);
    response.setHeader(REQUEST_ID, requestId);
    response.once('close', () => {
      const milliseconds = performance.now() - began;
      const { method, pattern } = routeOf(request.method, request.url);
      const status = response.headersSent ? response.statusCode : GONE;
      metrics.countRequest({ method, pattern, status, seconds: milliseconds / 1000 });
      const level = levelOf(pattern, status);
      if (!log.isEnabled(level)) return;
      log.entry(level, 'request', {
        requestId,
        method,
        route: pattern,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        ...(!response.writableFinished && { isCut: true }),
      });
    });
  };
