import { Counter, Gauge, type Registry } from 'prom-client';
import type { PoolFigures } from '../database/database.ts';
import type { Log } from './log.ts';

export interface SnapshotFigures {
  snapshot: string;
  hits: number;
  misses: number;
  rebuilds: number;
}

export interface Observed {
  snapshotFigures(): readonly SnapshotFigures[];
  openEvents(): number;
  /** Null without a pool. */
  pool(): PoolFigures | null;
  sharedProjects(): Promise<number>;
  projectComments(): Promise<number>;
  /** Mails and events over all instances. */
  unsent(): Promise<{ waiting: number; failed: number }>;
}

const SNAPSHOT_COUNTS = {
  hits: 'Requests for a snapshot found in memory.',
  misses: 'Requests that waited until their snapshot was built.',
  rebuilds: 'Snapshots built.',
} as const;

const POOL_GAUGES = {
  total: 'Database connections, without two reserved by the instance.',
  idle: 'Idle database connections.',
  waiting: 'Requests waiting for a database connection.',
} as const;

const UNSENT_GAUGES = {
  waiting: 'Mails and events waiting to be sent, of all instances.',
  failed: 'Mails and events not sent after all attempts, of all instances.',
} as const;

const keysOf = <Key extends string>(texts: Readonly<Record<Key, string>>) => Object.keys(texts) as Key[];

export function registerObserved(registry: Registry, observed: Observed): void {
  const registers = [registry];
  for (const key of keysOf(SNAPSHOT_COUNTS))
    new Counter({
      name: `lumitor_snapshot_${key}_total`,
      help: SNAPSHOT_COUNTS[key],
      labelNames: ['snapshot'],
      registers,
      collect() {
        this.reset();
        for (const { snapshot, [key]: count } of observed.snapshotFigures()) this.inc({ snapshot }, count);
      },
    });
  new Gauge({
    name: 'lumitor_event_connections',
    help: 'Open event streams of browsers.',
    registers,
    collect() {
      this.set(observed.openEvents());
    },
  });
  for (const [name, help, count] of [
    ['shared_projects', 'Shared projects, of all instances.', observed.sharedProjects],
    ['project_comments', 'Comments on shared projects, of all instances.', observed.projectComments],
  ] as const)
    new Gauge({
      name: `lumitor_${name}`,
      help,
      registers,
      async collect() {
        this.set(await count().catch(() => Number.NaN));
      },
    });
  for (const key of keysOf(UNSENT_GAUGES))
    new Gauge({
      name: `lumitor_outbox_${key}`,
      help: UNSENT_GAUGES[key],
      registers,
      async collect() {
        // Without its database an instance reports the rest.
        this.set((await observed.unsent().catch(() => null))?.[key] ?? Number.NaN);
      },
    });
  if (!observed.pool()) return;
  for (const key of keysOf(POOL_GAUGES))
    new Gauge({
      name: `lumitor_database_pool_${key}`,
      help: POOL_GAUGES[key],
      registers,
      collect() {
        this.set(observed.pool()?.[key] ?? 0);
      },
    });
}

export function registerLog(registry: Registry, log: Pick<Log, 'dropped'>): void {
  new Counter({
    name: 'lumitor_log_lines_dropped_total',
    help: 'Log lines lost because they could not be written.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(log.dropped());
    },
  });
}
