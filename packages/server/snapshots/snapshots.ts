import type { SnapshotName } from '@lumitor/domain/catalogue/collections';
import { LINES } from '@lumitor/domain/catalogue/line';
import { declarationOf } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { type Prepared, prepare } from '../http/prepared.ts';
import { buildSnapshot } from './build.ts';

export const SNAPSHOT_NAMES: readonly SnapshotName[] = ['texts', ...LINES];

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache' };

interface Kept {
  prepared: Prepared | null;
  /** Raised by every write to a collection of the snapshot. */
  wanted: number;
  /** What `wanted` was when `prepared` was read from the store. */
  built: number;
  building: Promise<void> | null;
}

type Listener = (name: SnapshotName, etag: string) => void;

/** The snapshots, ready in memory; each is built anew only after a write to one of its collections. */
export class Snapshots {
  readonly #store: DocumentStore;
  readonly #kept: Record<SnapshotName, Kept>;
  readonly #listeners: Listener[] = [];

  constructor(store: DocumentStore, onError: (error: unknown) => void) {
    this.#store = store;
    const empty = (): Kept => ({ prepared: null, wanted: 1, built: 0, building: null });
    this.#kept = { texts: empty(), standard: empty(), micro: empty() };
    store.onChange((collections) => {
      const stale = new Set([...collections].flatMap((name) => declarationOf(name).snapshots ?? []));
      for (const name of stale) {
        this.#kept[name].wanted += 1;
        this.get(name).catch(onError);
      }
    });
  }

  /** Hears of a snapshot whose content is another one now. */
  onRenewed(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** The snapshot if it is up to date, without a wait. */
  current(name: SnapshotName): Prepared | null {
    const { prepared, built, wanted } = this.#kept[name];
    return built === wanted ? prepared : null;
  }

  /** The tag of what was built last; empty before the first time. */
  etag(name: SnapshotName): string {
    return this.#kept[name].prepared?.etag ?? '';
  }

  /** The snapshot with every write that was acknowledged before the call. */
  async get(name: SnapshotName): Promise<Prepared> {
    for (;;) {
      const current = this.current(name);
      if (current) return current;
      const kept = this.#kept[name];
      kept.building ??= this.#build(name, kept).finally(() => {
        kept.building = null;
      });
      await kept.building;
    }
  }

  async #build(name: SnapshotName, kept: Kept): Promise<void> {
    const { wanted } = kept;
    const json = Buffer.from(JSON.stringify(await buildSnapshot(this.#store, name)));
    const prepared = await prepare(json, HEADERS);
    const isChanged = kept.prepared !== null && kept.prepared.etag !== prepared.etag;
    kept.prepared = prepared;
    kept.built = wanted;
    if (isChanged) for (const listener of this.#listeners) listener(name, prepared.etag);
  }
}
