import type { UndoConflict, Undone } from '@lumitor/domain/collections/change';
import { isEqual } from '@lumitor/domain/math/equal';
import type { ChangeRow, Db } from '../database/schema.ts';
import { authoriseChange, collectionNamed } from '../documents/access.ts';
import type { DocumentFields } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import { notFound, refused } from '../refusal/refused.ts';
import { applyOperations, type OwnOperation } from './applyOperations.ts';
import type { Authorship } from './journal.ts';
import { appliedBefore } from './requestKey.ts';
import { takeBack } from './takeBack.ts';

const REVERSES = { add: 'remove', update: 'update', remove: 'add' } as const;

type State = Pick<ChangeRow, 'version'> & { fields: DocumentFields };

/** Documents after the operations planned so far; null: removed. */
class States {
  readonly #store: DocumentStore;
  readonly #planned = new Map<string, State | null>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  async of({ collection, documentId }: ChangeRow): Promise<State | null> {
    const planned = this.#planned.get(`${collection} ${documentId}`);
    if (planned !== undefined) return planned;
    const document = await this.#store.find(collectionNamed(collection), documentId);
    if (!document) return null;
    const { id: _, version, createdAt: __, ...fields } = document;
    return { version, fields };
  }

  plan({ collection, documentId }: ChangeRow, state: State | null): void {
    this.#planned.set(`${collection} ${documentId}`, state);
  }
}

interface Planned {
  operation: OwnOperation | null;
  conflicts: { change: ChangeRow; paths: string[][] } | null;
}

const allConflicting = (change: ChangeRow): Planned => ({
  operation: null,
  conflicts: { change, paths: [] },
});

/** Values changed since stay. */
async function planned(change: ChangeRow, states: States): Promise<Planned> {
  const { kind, collection, documentId: id, version, createdAt } = change;
  const now = await states.of(change);
  const before: DocumentFields = JSON.parse(change.before ?? '{}');
  if (kind === 'remove') {
    if (now) return allConflicting(change);
    states.plan(change, { version: version + 1, fields: before });
    const returning = { id, version: version + 1, createdAt: new Date(createdAt) };
    return { operation: { kind: 'add', collection, fields: before, ...returning }, conflicts: null };
  }
  if (!now) return allConflicting(change);
  if (kind === 'add') {
    if (now.version !== version) return allConflicting(change);
    states.plan(change, null);
    return { operation: { kind: 'remove', collection, id, version }, conflicts: null };
  }
  const { fields, conflicts: paths } = takeBack(before, JSON.parse(change.after ?? '{}'), now.fields);
  const conflicts = paths.length > 0 ? { change, paths } : null;
  if (Object.keys(fields).length === 0) return { operation: null, conflicts };
  states.plan(change, { version: now.version + 1, fields: { ...now.fields, ...fields } });
  return { operation: { kind: 'update', collection, id, fields, version: now.version }, conflicts };
}

const valueAt = (fields: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (value instanceof Object ? (value as DocumentFields)[name] : undefined),
    fields,
  );

async function laterChange(db: Db, { collection, documentId, batch }: ChangeRow, paths: string[][]) {
  const later = await db
    .selectFrom('changes')
    .innerJoin('batches', 'batches.id', 'changes.batch')
    .select(['batches.at', 'batches.by', 'changes.before', 'changes.after'])
    .where('collection', '=', collection)
    .where('documentId', '=', documentId)
    .where('batch', '>', batch)
    .orderBy('batch', 'desc')
    .execute();
  const found = later.find(({ before, after }) => {
    const [was, is] = [JSON.parse(before ?? '{}'), JSON.parse(after ?? '{}')];
    return paths.length === 0 || paths.some((path) => !isEqual(valueAt(was, path), valueAt(is, path)));
  });
  return { at: found?.at ?? '', by: found?.by ?? '' };
}

async function conflictsOf(db: Db, plans: readonly Planned[]): Promise<UndoConflict[]> {
  const conflicts: UndoConflict[] = [];
  for (const { conflicts: each } of plans)
    if (each) {
      const { change, paths } = each;
      const { collection, documentId: id } = change;
      conflicts.push({ collection, id, paths, ...(await laterChange(db, change, paths)) });
    }
  return conflicts;
}

async function changesOf(db: Db, batch: string): Promise<ChangeRow[]> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('batch', '=', batch)
    .orderBy('position', 'desc')
    .execute();
  if (rows.length === 0) throw notFound(`Change ${batch} not found.`);
  return rows;
}

/**
 * Plans the reverse operations, last change first, and applies them as a new batch. Values changed since
 * stay.
 * @throws Refused if nothing else remains
 */
export async function undoBatch(
  store: DocumentStore,
  bin: FileBin,
  batch: string,
  authorship: Pick<Authorship, 'by' | 'request'>,
): Promise<Undone> {
  const { db } = store;
  const known = authorship.request && (await appliedBefore(db, authorship.request));
  if (known) return { ...known, kept: [] };
  const changes = await changesOf(db, batch);
  const states = new States(store);
  const plans: Planned[] = [];
  for (const change of changes) {
    authoriseChange(collectionNamed(change.collection), REVERSES[change.kind], authorship.by);
    plans.push(await planned(change, states));
  }
  const conflicts = await conflictsOf(db, plans);
  const operations = plans.flatMap(({ operation }) => operation ?? []);
  if (operations.length === 0)
    throw refused(
      409,
      'changed-since',
      `Everything in this change has been changed since. Undo those changes first.`,
      {
        documents: conflicts,
      },
    );
  const { name } = await db
    .selectFrom('batches')
    .select('name')
    .where('id', '=', batch)
    .executeTakeFirstOrThrow();
  const reason = { kind: 'undo' as const, name };
  const applied = await applyOperations(store, bin, operations, { ...authorship, reason, undoes: batch });
  return { ...applied, kept: conflicts };
}
