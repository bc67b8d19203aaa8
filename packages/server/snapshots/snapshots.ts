import { LINES } from '@lumitor/domain/catalogue/productLine';
import type { SnapshotName } from '@lumitor/domain/collections/collections';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readVersions } from '../documents/snapshotVersions.ts';
import { type Prepared, prepare } from '../http/prepared.ts';
import { BUILDERS, type SnapshotContents, textsByKey, textsKey } from './build.ts';

export const SNAPSHOT_NAMES: readonly SnapshotName[] = ['texts', ...LINES];

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache' };

const prepareJson = (content: unknown): Promise<Prepared> =>
  prepare(Buffer.from(JSON.stringify(content)), HEADERS);

interface Figures {
  snapshot: SnapshotName;
  hits: number;
  misses: number;
  rebuilds: number;
}

/** Snapshot in memory. `requested` is the highest version known, `built` the version in memory. */
interface Cached<Content> {
  prepared: Prepared | null;
  content: Content | null;
  requested: number;
  built: number;
  /** Number of doubts, and the last one settled by a build. */
  doubts: number;
  settled: number;
  building: Promise<void> | null;
  figures: Figures;
}

const NONE = -1;

interface Content<Name extends SnapshotName> {
  content: SnapshotContents[Name];
  prepared: Prepared;
  version: number;
}

type Listener = (name: SnapshotName, etag: string) => void;

/** Each snapshot is rebuilt only after a write to its collections. */
export class Snapshots {
  readonly #store: DocumentStore;
  readonly #onError: (error: unknown) => void;
  readonly #cached: { readonly [Name in SnapshotName]: Cached<SnapshotContents[Name]> };
  readonly #listeners: Listener[] = [];
  #texts: ReadonlyMap<string, Prepared> = new Map();

  constructor(store: DocumentStore, onError: (error: unknown) => void) {
    this.#store = store;
    const empty = <Name extends SnapshotName>(snapshot: Name): Cached<SnapshotContents[Name]> => ({
      prepared: null,
      content: null,
      requested: 0,
      built: NONE,
      doubts: 0,
      settled: 0,
      building: null,
      figures: { snapshot, hits: 0, misses: 0, rebuilds: 0 },
    });
    this.#cached = { texts: empty('texts'), standard: empty('standard'), micro: empty('micro') };
    this.#onError = onError;
    store.onChange(({ versions }) => {
      for (const name of SNAPSHOT_NAMES) {
        const cached = this.#cached[name];
        const version = versions[name] ?? 0;
        const isSettled = cached.built >= cached.requested && cached.doubts === cached.settled;
        if (version <= cached.requested && isSettled) continue;
        cached.requested = Math.max(version, cached.requested);
        // A current build may have read the database before this change.
        this.#renew(name)
          .then(() => this.get(name))
          .catch(onError);
      }
    });
  }

  /** After a gap in events nobody knows what changed: all are rebuilt, and old ones served meanwhile. */
  doubt(): void {
    for (const name of SNAPSHOT_NAMES) {
      this.#cached[name].doubts += 1;
      this.#settle(name).catch(this.#onError);
    }
  }

  onRenewed(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Never waits; null without a current snapshot. */
  current(name: SnapshotName): Prepared | null {
    const { prepared, built, requested } = this.#cached[name];
    return built >= requested ? prepared : null;
  }

  ready(name: SnapshotName): Prepared | null {
    const current = this.current(name);
    this.#cached[name].figures[current ? 'hits' : 'misses'] += 1;
    return current;
  }

  figures(): readonly Figures[] {
    return SNAPSHOT_NAMES.map((name) => this.#cached[name].figures);
  }

  etag(name: SnapshotName): string {
    return this.#cached[name].prepared?.etag ?? '';
  }

  /** Null while outdated or in doubt. */
  content<Name extends SnapshotName>(name: Name): Content<Name> | null {
    const { content, prepared, built, requested, doubts, settled }: Cached<SnapshotContents[Name]> =
      this.#cached[name];
    const isKnown = built >= requested && doubts === settled;
    return isKnown && content && prepared ? { content, prepared, version: built } : null;
  }

  /** @param others version that the database no longer has */
  async known<Name extends SnapshotName>(name: Name, others?: number): Promise<Content<Name>> {
    const cached = this.#cached[name];
    if (cached.built === others) cached.doubts += 1;
    for (;;) {
      const known = this.content(name);
      if (known) return known;
      await this.#renew(name);
    }
  }

  /** Includes every write that this instance acknowledged or learned of before. */
  async get(name: SnapshotName): Promise<Prepared> {
    for (;;) {
      const current = this.current(name);
      if (current) return current;
      await this.#renew(name);
    }
  }

  /** Polish for inactive languages (D34). */
  async textsIn(language: string, isFirst: boolean): Promise<Prepared> {
    const all = this.ready('texts') ?? (await this.get('texts'));
    const textsOf = (one: string) => this.#texts.get(textsKey(one, isFirst));
    return textsOf(language) ?? textsOf(DEFAULT_LANGUAGE) ?? all;
  }

  /** A build in progress may have read data from before the gap. */
  async #settle(name: SnapshotName): Promise<void> {
    const cached = this.#cached[name];
    do await this.#renew(name);
    while (cached.settled !== cached.doubts);
  }

  #renew<Name extends SnapshotName>(name: Name): Promise<void> {
    const cached: Cached<SnapshotContents[Name]> = this.#cached[name];
    cached.building ??= this.#build(name, cached).finally(() => {
      cached.building = null;
    });
    return cached.building;
  }

  async #build<Name extends SnapshotName>(name: Name, cached: Cached<SnapshotContents[Name]>): Promise<void> {
    const { requested, doubts } = cached;
    cached.figures.rebuilds += 1;
    const { content, version } = await this.#store.reading(async (store) => ({
      version: (await readVersions(store.db))[name] ?? 0,
      content: await BUILDERS[name](store, this.#onError),
    }));
    const prepared = await prepareJson(content);
    if (name === 'texts') {
      const byKey = textsByKey(content as TextsSnapshot);
      this.#texts = new Map(
        await Promise.all(
          Array.from(byKey, async ([key, texts]) => [key, await prepareJson(texts)] as const),
        ),
      );
    }
    const isChanged = cached.prepared !== null && cached.prepared.etag !== prepared.etag;
    Object.assign(cached, { prepared, content, built: version, settled: doubts });
    // The database takes precedence: it may have been restored.
    if (version < requested && cached.requested === requested) cached.requested = version;
    if (isChanged) for (const listener of this.#listeners) listener(name, prepared.etag);
  }
}
