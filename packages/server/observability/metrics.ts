import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Seconds } from '@lumitor/domain/units';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { SHOP_BOUNDS, type ShopBound } from '../http/shopBounds.ts';
import type { Log } from './log.ts';
import { type Observed, registerLog, registerObserved } from './observed.ts';
import type { Route } from './routePatterns.ts';

const LATENCIES: Seconds[] = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Events stay open, and prepared answers take no measurable time. */
const UNTIMED = /^\/(?:api\/events|api\/snapshots\/\w+|\*)$/;

export interface Metrics {
  countRequest(route: Route, status: number, seconds: Seconds): void;
  countAdded(collection: CollectionName): void;
  countRefusedOrder(code: string): void;
  countReachedBound(bound: ShopBound): void;
  countRefusedMail(): void;
  countDatabaseError(code: string): void;
  observeProcess(): void;
  observeLog(log: Pick<Log, 'dropped'>): void;
  observe(observed: Observed): void;
  read(): Promise<string>;
  contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];

  const tally = new Map<Route, Map<number, number>>();
  new Counter({
    name: 'lumitor_http_requests_total',
    help: 'Requests, by method, declared route and status (499: the client disconnected).',
    labelNames: ['method', 'route', 'status'],
    registers,
    // Labels cost a prepared answer a twentieth of its time.
    collect() {
      this.reset();
      for (const [{ method, pattern }, statuses] of tally)
        for (const [status, count] of statuses) this.inc({ method, route: pattern, status }, count);
    },
  });
  const latencies = new Histogram({
    name: 'lumitor_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response, without event streams.',
    labelNames: ['method', 'route'],
    buckets: LATENCIES,
    registers,
  });
  const orders = new Counter({
    name: 'lumitor_orders_saved_total',
    help: 'Orders stored; a retry with the same key counts once.',
    registers,
  });
  const refusedOrders = new Counter({
    name: 'lumitor_orders_refused_total',
    help: 'Orders refused, by refusal code.',
    labelNames: ['code'],
    registers,
  });
  const emails = new Counter({
    name: 'lumitor_emails_added_total',
    help: 'Email addresses stored; known ones do not count.',
    registers,
  });
  const reachedBounds = new Counter({
    name: 'lumitor_shop_bounds_reached_total',
    help: 'Requests over an hourly limit of the whole shop, by limit.',
    labelNames: ['bound'],
    registers,
  });
  for (const bound of SHOP_BOUNDS) reachedBounds.inc({ bound }, 0);
  const refusedMails = new Counter({
    name: 'lumitor_mailbox_mails_refused_total',
    help: 'Mails to visitors not queued because the mailbox reached its five per day.',
    registers,
  });
  const databaseErrors = new Counter({
    name: 'lumitor_database_errors_total',
    help: 'Database errors that failed a request or other work, by code.',
    labelNames: ['code'],
    registers,
  });

  return {
    countRequest(route, status, seconds) {
      let statuses = tally.get(route);
      if (!statuses) {
        statuses = new Map();
        tally.set(route, statuses);
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const { method, pattern } = route;
      if (!UNTIMED.test(pattern)) latencies.observe({ method, route: pattern }, seconds);
    },
    countAdded(collection) {
      if (collection === 'reflinksdownload') orders.inc();
      if (collection === 'emails') emails.inc();
    },
    countRefusedOrder: (code) => refusedOrders.inc({ code }),
    countReachedBound: (bound) => reachedBounds.inc({ bound }),
    countRefusedMail: () => refusedMails.inc(),
    countDatabaseError: (code) => databaseErrors.inc({ code }),
    observeProcess: () => collectDefaultMetrics({ register: registry }),
    observeLog: (log) => registerLog(registry, log),
    observe: (observed) => registerObserved(registry, observed),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
