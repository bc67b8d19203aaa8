import type { OnRequest } from '../http/openRequests.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf } from './requestId.ts';
import type { RouteOf } from './routePatterns.ts';

const QUIET = /^\/(?:\*|files\/\*|api\/snapshots\/\w+|healthz|readyz|metrics)$/;

/** An extra header is a tenth of their work. */
const PREPARED = /^\/(?:api\/snapshots|assets)\//;

/** The client disconnected before the answer. */
const DISCONNECTED = 499;

function levelOf(pattern: string, status: number) {
  // Not ready is an expected answer.
  if (status >= 500) return pattern === '/readyz' || pattern === 'starting' ? 'debug' : 'error';
  if (status >= 400 && status !== DISCONNECTED) return 'warn';
  return QUIET.test(pattern) ? 'debug' : 'info';
}

interface Options {
  log: Log;
  metrics: Metrics;
  isBehindProxy: boolean;
  routeOf: RouteOf;
}

/** Works on the connection, so that prepared answers pass without a wrapper. */
export function requestLog({ log, metrics, isBehindProxy, routeOf }: Options): OnRequest {
  const isEveryOneLogged = log.isEnabled('debug');
  return (request, response) => {
    const began = performance.now();
    if (isEveryOneLogged || !PREPARED.test(request.url ?? '')) requestIdOf(request, response, isBehindProxy);
    return () => {
      const milliseconds = performance.now() - began;
      const route = routeOf(request.method, request.url);
      const status = response.headersSent ? response.statusCode : DISCONNECTED;
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
