import type { Stored } from '@lumitor/domain/catalogue/article';
import { LINES } from '@lumitor/domain/catalogue/productLine';
import type { Applied, Batch, Change, UndoConflict, Undone } from '@lumitor/domain/collections/change';
import type { Operation, Reason } from '@lumitor/domain/collections/changesRequest';
import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import * as v from 'valibot';
import {
  openService,
  type Routes,
  refuse,
  type ServiceRequest,
  type TestService,
} from '../../testing/service.ts';

export const ANNA = 'anna@lumitor.example';
export const PIOTR = 'piotr@lumitor.example';

type Fields = Record<string, unknown>;
type Document = Fields & Stored;
type Documents = Partial<Record<CollectionName, readonly object[]>>;

const named = (lang: string) => ({ lang, active: true });

/** A shop with the sample catalogue in the standard line and an empty smaller one. */
export const SAMPLE_SHOP: Documents = {
  ...Object.fromEntries(
    (['connections', 'systems', 'gateways', 'powers', 'bindings', 'accessories'] as const).map((name) => [
      name,
      sampleCatalogue[name],
    ]),
  ),
  luminaireTypes: sampleCatalogue.luminaireTypes,
  lightTargets: sampleCatalogue.lightTargets,
  partTables: LINES.map((line) => ({ ...DEFAULT_PART_TABLES[line] })),
  languages: [named('PL'), named('EN'), named('DE')],
};

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const valueAt = (document: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], document);

const lower = (value: unknown) => String(value ?? '').toLowerCase();

class Refused extends Error {
  readonly answer: Response;
  constructor(...refusal: Parameters<typeof refuse>) {
    super(refusal[1]);
    this.answer = refuse(...refusal);
  }
}

interface StoredBatch {
  batch: string;
  at: string;
  by: string;
  reason: Reason;
  changes: Change[];
  undoneBy: string | null;
}

/** Documents and their history, as the service stores them, for the tests of the administration. */
export class SampleShop {
  readonly #documents = new Map<string, Document[]>();
  readonly #batches: StoredBatch[] = [];
  readonly #answered = new Map<string, Response>();
  #count = 0;
  service: TestService | null = null;

  constructor(documents: Documents) {
    for (const [collection, list] of Object.entries(documents))
      for (const fields of list) this.#add(collection as CollectionName, { ...fields });
  }

  list(collection: CollectionName): readonly Document[] {
    return this.#documents.get(collection) ?? [];
  }

  find(collection: CollectionName, id: string): Document | undefined {
    return this.list(collection).find((document) => document.id === id);
  }

  /** A change by somebody else, reported to open pages. @returns id */
  add(collection: CollectionName, fields: Fields, by = PIOTR): string {
    const { results } = this.apply({ kind: 'add' }, [{ kind: 'add', collection, fields }], by);
    return results[0]?.id ?? '';
  }

  change(collection: CollectionName, id: string, fields: Fields, by = PIOTR): void {
    this.apply({ kind: 'edit' }, [{ kind: 'update', collection, id, fields }], by);
  }

  remove(collection: CollectionName, id: string, by = PIOTR): void {
    this.apply({ kind: 'remove' }, [{ kind: 'remove', collection, id }], by);
  }

  apply(reason: Reason, operations: readonly Operation[], by: string): Applied {
    const before = structuredClone([...this.#documents]);
    this.#count += 1;
    const batch = `batch${String(this.#count).padStart(4, '0')}`;
    const at = new Date().toISOString();
    const changes: Change[] = [];
    const results = operations.map((operation, index) => {
      try {
        const change = this.#make(operation);
        changes.push({ ...change, batch, at, by, reason: { name: '', ...reason } });
        return { collection: change.collection, id: change.documentId, version: change.version };
      } catch (error) {
        this.#documents.clear();
        for (const [collection, list] of before) this.#documents.set(collection, list);
        if (error instanceof v.ValiError)
          throw new Refused(400, 'invalid', { field: v.getDotPath(error.issues[0]), operation: index });
        throw error;
      }
    });
    this.#batches.unshift({ batch, at, by, reason: { name: '', ...reason }, changes, undoneBy: null });
    this.service?.notify('documents', {
      collections: [...new Set(results.map(({ collection }) => collection))],
    });
    return { batch, results };
  }

  undo(id: string, by: string): Undone {
    const undone = this.#batches.find(({ batch }) => batch === id);
    if (!undone) throw new Refused(404, 'not-found');
    const conflicts: UndoConflict[] = [];
    const operations = undone.changes.toReversed().flatMap((change): Operation[] => {
      const { collection, documentId, before, after, version } = change;
      const now = this.find(collection as CollectionName, documentId);
      const later = (names: readonly string[]) => {
        const batch = this.#batches.find(
          ({ batch: other, changes }) => other > id && changes.some((each) => each.documentId === documentId),
        );
        const paths = names.map((name) => [name]);
        conflicts.push({ collection, id: documentId, paths, at: batch?.at ?? '', by: batch?.by ?? '' });
        return [];
      };
      if (change.kind === 'remove')
        return [{ kind: 'add', collection, fields: { ...before, id: documentId } }];
      if (!now) return later([]);
      if (change.kind === 'add')
        return now.version === version ? [{ kind: 'remove', collection, id: documentId }] : later([]);
      const names = Object.keys({ ...before, ...after }).filter(
        (name) => !equal(before?.[name], after?.[name]),
      );
      const changed = names.filter((name) => !equal(now[name], after?.[name]));
      if (changed.length > 0) later(changed);
      const own = names.filter((name) => !changed.includes(name));
      const fields = Object.fromEntries(own.map((name) => [name, before?.[name] ?? null]));
      return own.length > 0 ? [{ kind: 'update', collection, id: documentId, fields }] : [];
    });
    if (operations.length === 0) throw new Refused(409, 'changed-since', { documents: conflicts });
    const applied = this.apply({ kind: 'undo', name: undone.reason.name ?? '' }, operations, by);
    undone.undoneBy = applied.batch;
    return { ...applied, kept: conflicts };
  }

  #add(collection: CollectionName, { id, ...fields }: Fields): Document {
    this.#count += 1;
    const { version: _, createdAt: __, ...own } = fields;
    const document = {
      ...v.parse(COLLECTIONS[collection].schema, own),
      id: String(id ?? own.kind ?? `${collection}${this.#count}`),
      version: 1,
      createdAt: new Date(Date.UTC(2026, 10, 1) + this.#count * 1_000).toISOString(),
    };
    this.#documents.set(collection, [...this.list(collection), document]);
    return document;
  }

  #make(operation: Operation): Omit<Change, 'batch' | 'at' | 'by' | 'reason'> {
    const collection = operation.collection as CollectionName;
    const fieldsOf = ({ id: _, version: __, createdAt: ___, ...fields }: Document) => fields;
    if (operation.kind === 'add') {
      const document = this.#add(collection, operation.fields);
      const { id, version } = document;
      return { collection, documentId: id, kind: 'add', version, before: null, after: fieldsOf(document) };
    }
    const { id } = operation;
    const former = this.find(collection, id);
    if (!former) throw new Refused(404, 'not-found');
    if (operation.version !== undefined && operation.version !== former.version)
      throw new Refused(409, 'stale', { version: former.version });
    const before = fieldsOf(former);
    const others = this.list(collection).filter((document) => document !== former);
    if (operation.kind === 'remove') {
      this.#documents.set(collection, others);
      return { collection, documentId: id, kind: 'remove', version: former.version, before, after: null };
    }
    const after = v.parse(COLLECTIONS[collection].schema, { ...before, ...operation.fields });
    const version = former.version + 1;
    const changed = { ...former, ...after, version };
    for (const [name, value] of Object.entries(changed))
      if (value === undefined) delete (changed as Fields)[name];
    this.#documents.set(
      collection,
      this.list(collection).map((document) => (document === former ? changed : document)),
    );
    return { collection, documentId: id, kind: 'update', version, before, after };
  }

  /** Runs a change once per key. */
  #once({ url, json }: ServiceRequest, act: () => unknown): Response {
    const key = `${url.pathname} ${String((json as { key?: string } | null)?.key)}`;
    const known = this.#answered.get(key);
    if (known) return known.clone();
    try {
      const answer = Response.json(act(), { status: 201 });
      this.#answered.set(key, answer.clone());
      return answer;
    } catch (error) {
      if (error instanceof Refused) return error.answer;
      throw error;
    }
  }

  #page(collection: CollectionName, query: URLSearchParams) {
    const [field = '', start = ''] = (query.get('prefix') ?? '').split(/:(.*)/s);
    const [from, to] = [query.get('from'), query.get('to')];
    const orderBy = query.get('orderBy');
    const found = this.list(collection)
      .toReversed()
      .filter((document) => !field || lower(valueAt(document, field)).startsWith(start.toLowerCase()))
      .filter((document) =>
        query.getAll('where').every((each) => {
          const [name = '', value = ''] = each.split(/:(.*)/s);
          return lower(valueAt(document, name)) === value.toLowerCase();
        }),
      )
      .filter(({ createdAt }) => (!from || createdAt >= from) && (!to || createdAt < to));
    if (orderBy)
      found.sort((one, other) => lower(valueAt(one, orderBy)).localeCompare(lower(valueAt(other, orderBy))));
    const offset = Number(query.get('after') ?? 0);
    const end = offset + Number(query.get('limit') ?? 1_000);
    return { documents: found.slice(offset, end), next: end < found.length ? String(end) : null };
  }

  routes(email: string, role: string): Routes {
    const summary = ({ changes, ...batch }: StoredBatch): Batch => {
      const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
      const [first] = changes;
      const { title, name, lang, line } = (first?.after ?? first?.before ?? {}) as Record<string, string>;
      return {
        ...batch,
        added: count('add'),
        updated: count('update'),
        removed: count('remove'),
        first: {
          collection: first?.collection ?? '',
          documentId: first?.documentId ?? '',
          name: title ?? name ?? lang ?? line ?? '',
        },
      };
    };
    return {
      'GET /api/auth/get-session': () => ({
        user: { email, role },
        session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      }),
      'GET /api/exchangerates/rates/a/eur/': () => ({
        rates: [{ mid: 4, no: '', effectiveDate: '2026-11-30' }],
      }),
      'GET /api/documents/:collection': ({ parts, url }) =>
        this.#page(parts.collection as CollectionName, url.searchParams),
      'GET /api/documents/:collection/:id': ({ parts }) =>
        this.find(parts.collection as CollectionName, parts.id ?? '') ?? refuse(404, 'not-found'),
      'POST /api/changes': (request) =>
        this.#once(request, () => {
          const { reason, operations } = request.json as { reason: Reason; operations: Operation[] };
          return this.apply(reason, operations, email);
        }),
      'POST /api/batches/:batch/undo': (request) =>
        this.#once(request, () => this.undo(request.parts.batch ?? '', email)),
      'GET /api/batches': ({ url: { searchParams } }) => {
        const [kind, by] = [searchParams.get('kind'), searchParams.get('by')];
        const batches = this.#batches.filter(
          (batch) => (!kind || batch.reason.kind === kind) && (!by || batch.by === by),
        );
        return { batches: batches.map(summary), next: null };
      },
      'GET /api/changes': ({ url: { searchParams } }) => {
        const filters = { collection: 'collection', documentId: 'id', batch: 'batch' } as const;
        const changes = this.#batches.flatMap((batch) => batch.changes);
        const found = changes.filter((change) =>
          (Object.keys(filters) as (keyof typeof filters)[]).every((name) => {
            const value = searchParams.get(filters[name]);
            return value === null || change[name] === value;
          }),
        );
        return { changes: found.slice(0, Number(searchParams.get('limit') ?? 1_000)), next: null };
      },
      'POST /api/missing-files': () => ({ missing: [] }),
      'POST /api/files/:folder/:collection': ({ parts }) => {
        this.#count += 1;
        const kinds: Readonly<Record<string, string>> = { images: 'webp', sheets: 'pdf', photometry: 'ies' };
        const { folder = '', collection } = parts;
        const url = `/files/${folder}/${collection}/file${this.#count}.${kinds[folder]}`;
        return Response.json({ url }, { status: 201 });
      },
      'DELETE /api/files/:folder/:collection/:name': () => new Response(null, { status: 204 }),
      'GET /api/texts/shipped': () => ({ texts: SHIPPED }),
      'GET /api/orders': () => ({ orders: [], total: 0, sums: [] }),
      'GET /api/customers': () => ({ customers: [], total: 0 }),
      'GET /api/reflinks/statistics': () => ({ statistics: [] }),
      'GET /api/reports/funnel': () => ({ rows: [] }),
    };
  }
}

const SHIPPED = Object.fromEntries(
  Object.entries(interfaceTexts).map(([section, texts]) => [
    section,
    Object.fromEntries(
      Object.entries(texts).map(([key, { pl, en, de }]) => [key, { PL: pl, EN: en, DE: de }]),
    ),
  ]),
);

/** Opens a service with this shop until the test ends. */
export function openShop(
  documents: Documents = SAMPLE_SHOP,
  { email = ANNA, role = 'owner' }: { email?: string; role?: string } = {},
): SampleShop & { service: TestService } {
  const shop = new SampleShop(documents);
  shop.service = openService(shop.routes(email, role));
  return shop as SampleShop & { service: TestService };
}
