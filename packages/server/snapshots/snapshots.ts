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

/** Of one snapshot, since the start of the process. */
interface Figures {
  snapshot: SnapshotName;
  /** Requests that found it ready in memory. */
  hits: number;
  /** Requests that had to wait for it. */
  misses: number;
  rebuilds: number;
}

interface Cached<Content> {
  prepared: Prepared | null;
  content: Content | null;
  /** The highest version that this instance has heard of. */
  wanted: number;
  /** The version that was read from the store; below any other where there is none. */
  built: number;
  /** How often it came into doubt, and up to which of these doubts it has been read anew. */
  doubts: number;
  settled: number;
  building: Promise<void> | null;
  figures: Figures;
}

const NONE = -1;

/** A snapshot as the service itself reads it. */
interface Content<Name extends SnapshotName> {
  content: SnapshotContents[Name];
  /** The same as browsers are sent it. */
  prepared: Prepared;
  /** In the database. */
  version: number;
}

type Listener = (name: SnapshotName, etag: string) => void;

/** The snapshots, ready in memory; each is built anew only after a write to one of its collections. */
export class Snapshots {
  readonly #store: DocumentStore;
  readonly #onError: (error: unknown) => void;
  readonly #kept: { readonly [Name in SnapshotName]: Cached<SnapshotContents[Name]> };
  readonly #listeners: Listener[] = [];
  /** The texts by language, of what was built last. */
  #texts: ReadonlyMap<string, Prepared> = new Map();

  constructor(store: DocumentStore, onError: (error: unknown) => void) {
    this.#store = store;
    const empty = <Name extends SnapshotName>(snapshot: Name): Cached<SnapshotContents[Name]> => ({
      prepared: null,
      content: null,
      wanted: 0,
      built: NONE,
      doubts: 0,
      settled: 0,
      building: null,
      figures: { snapshot, hits: 0, misses: 0, rebuilds: 0 },
    });
    this.#kept = { texts: empty('texts'), standard: empty('standard'), micro: empty('micro') };
    this.#onError = onError;
    store.onChange(({ versions }) => {
      for (const name of SNAPSHOT_NAMES) {
        const kept = this.#kept[name];
        const version = versions[name] ?? 0;
        const isSettled = kept.built >= kept.wanted && kept.doubts === kept.settled;
        if (version <= kept.wanted && isSettled) continue;
        kept.wanted = Math.max(version, kept.wanted);
        // What is being built may have been read before this change.
        this.#renew(name)
          .then(() => this.get(name))
          .catch(onError);
      }
    });
  }

  /**
   * Reads everything anew: after a gap nobody knows what has been missed. Until that is done, which
   * takes a database that answers, each stays as it was.
   */
  doubt(): void {
    for (const name of SNAPSHOT_NAMES) {
      this.#kept[name].doubts += 1;
      this.#settle(name).catch(this.#onError);
    }
  }

  /** Hears of a snapshot whose content is another one now. */
  onRenewed(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** The snapshot if it is up to date, without a wait. */
  current(name: SnapshotName): Prepared | null {
    const { prepared, built, wanted } = this.#kept[name];
    return built >= wanted ? prepared : null;
  }

  /** The same for a request, which counts. */
  ready(name: SnapshotName): Prepared | null {
    const current = this.current(name);
    this.#kept[name].figures[current ? 'hits' : 'misses'] += 1;
    return current;
  }

  figures(): readonly Figures[] {
    return SNAPSHOT_NAMES.map((name) => this.#kept[name].figures);
  }

  /** The tag of what was built last; empty before the first time. */
  etag(name: SnapshotName): string {
    return this.#kept[name].prepared?.etag ?? '';
  }

  /** What the snapshot holds, with its version in the database; null while it is behind or in doubt. */
  content<Name extends SnapshotName>(name: Name): Content<Name> | null {
    const { content, prepared, built, wanted, doubts, settled }: Cached<SnapshotContents[Name]> =
      this.#kept[name];
    const isKnown = built >= wanted && doubts === settled;
    return isKnown && content && prepared ? { content, prepared, version: built } : null;
  }

  /**
   * The same as soon as it is known, with every write that this instance has heard of.
   * @param besides a version that the database does not have any more
   */
  async known<Name extends SnapshotName>(name: Name, besides?: number): Promise<Content<Name>> {
    const kept = this.#kept[name];
    if (kept.built === besides) kept.doubts += 1;
    for (;;) {
      const known = this.content(name);
      if (known) return known;
      await this.#renew(name);
    }
  }

  /** The snapshot with every write that this instance has acknowledged, or heard of, before the call. */
  async get(name: SnapshotName): Promise<Prepared> {
    for (;;) {
      const current = this.current(name);
      if (current) return current;
      await this.#renew(name);
    }
  }

  /**
   * The texts in an active language, in Polish where another one is requested (D34).
   * @param language in capitals
   * @param isFirst what the first screen says alone
   */
  async textsIn(language: string, isFirst: boolean): Promise<Prepared> {
    const all = this.ready('texts') ?? (await this.get('texts'));
    const of = (one: string) => this.#texts.get(textsKey(one, isFirst));
    return of(language) ?? of(DEFAULT_LANGUAGE) ?? all;
  }

  /** What was being read when the doubt came may have been read before the gap. */
  async #settle(name: SnapshotName): Promise<void> {
    const kept = this.#kept[name];
    do await this.#renew(name);
    while (kept.settled !== kept.doubts);
  }

  #renew<Name extends SnapshotName>(name: Name): Promise<void> {
    const kept: Cached<SnapshotContents[Name]> = this.#kept[name];
    kept.building ??= this.#build(name, kept).finally(() => {
      kept.building = null;
    });
    return kept.building;
  }

  async #build<Name extends SnapshotName>(name: Name, kept: Cached<SnapshotContents[Name]>): Promise<void> {
    const { wanted, doubts } = kept;
    kept.figures.rebuilds += 1;
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
    const isChanged = kept.prepared !== null && kept.prepared.etag !== prepared.etag;
    Object.assign(kept, { prepared, content, built: version, settled: doubts });
    // A database that was restored, or lost writes with a server, has the last word.
    if (version < wanted && kept.wanted === wanted) kept.wanted = version;
    if (isChanged) for (const listener of this.#listeners) listener(name, prepared.etag);
  }
}
