import type { Batch, Change } from '@lumitor/domain/collections/change';
import { COLLECTIONS } from '@lumitor/domain/collections/collections';
import { type AccountRole, mayRead } from '@lumitor/domain/people/roles';
import type { Selectable } from 'kysely';
import type { BatchRow, ChangeRow, Db } from '../database/schema.ts';
import { invalid } from '../refusal/refused.ts';

interface Part {
  limit: number;
  after?: string | undefined;
}

const reasonOf = ({ kind, name }: Pick<BatchRow, 'kind' | 'name'>) => ({
  kind: kind as Change['reason']['kind'],
  name,
});

type JoinedRow = Selectable<ChangeRow> & { at: string; by: string; reasonKind: string; name: string };

const toChange = (row: JoinedRow): Change => ({
  batch: row.batch,
  at: row.at,
  by: row.by,
  reason: reasonOf({ kind: row.reasonKind, name: row.name }),
  collection: row.collection,
  documentId: row.documentId,
  kind: row.kind,
  version: row.version,
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
});

export interface ChangesQuery extends Part {
  collection?: string | undefined;
  id?: string | undefined;
  batch?: string | undefined;
}

const cursorOf = ({ batch, position }: { batch: string; position: number }) => `${batch}.${position}`;

function parseCursor(cursor: string): { batch: string; position: number } {
  const [, batch, position] = /^([\w-]+)\.(\d{1,6})$/.exec(cursor) ?? [];
  if (!batch) throw invalid('after must be the next of an earlier list.', 'after');
  return { batch, position: Number(position) };
}

const closedTo = (role: AccountRole) =>
  Object.entries(COLLECTIONS).flatMap(([name, { area }]) => (mayRead(role, area) ? [] : [name]));

/** Newest first; only documents that the role may read. */
export async function listChanges(
  db: Db,
  role: AccountRole,
  { collection, id, batch, limit, after }: ChangesQuery,
): Promise<{ changes: Change[]; next: string | null }> {
  const place = after === undefined ? null : parseCursor(after);
  const closed = closedTo(role);
  const rows = await db
    .selectFrom('changes')
    .innerJoin('batches', 'batches.id', 'changes.batch')
    .selectAll('changes')
    .select(['batches.at', 'batches.by', 'batches.kind as reasonKind', 'batches.name'])
    .$if(closed.length > 0, (each) => each.where('changes.collection', 'not in', closed))
    .$if(collection !== undefined, (each) => each.where('changes.collection', '=', collection as string))
    .$if(id !== undefined, (each) => each.where('changes.documentId', '=', id as string))
    .$if(batch !== undefined, (each) => each.where('changes.batch', '=', batch as string))
    .$if(place !== null, (each) =>
      each.where(({ eb, or, and }) =>
        or([
          eb('changes.batch', '<', place?.batch ?? ''),
          and([
            eb('changes.batch', '=', place?.batch ?? ''),
            eb('changes.position', '>', place?.position ?? 0),
          ]),
        ]),
      ),
    )
    .orderBy('changes.batch', 'desc')
    .orderBy('changes.position', 'asc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { changes: page.map(toChange), next: last && rows.length > limit ? cursorOf(last) : null };
}

export interface BatchesQuery extends Part {
  kind?: string | undefined;
  by?: string | undefined;
}

function nameOf(fields: string | null): string {
  const { title, name, lang, line } = JSON.parse(fields ?? '{}');
  return title ?? name ?? lang ?? line ?? '';
}

export async function listBatches(
  db: Db,
  role: AccountRole,
  { kind, by, limit, after }: BatchesQuery,
): Promise<{ batches: Batch[]; next: string | null }> {
  const closed = closedTo(role);
  const rows = await db
    .selectFrom('batches')
    .innerJoin('changes', (join) =>
      join.onRef('changes.batch', '=', 'batches.id').on('changes.position', '=', 0),
    )
    .selectAll('batches')
    .select(['changes.collection', 'changes.documentId', 'changes.before', 'changes.after'])
    .$if(closed.length > 0, (each) =>
      each.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('changes as other')
              .select('other.batch')
              .whereRef('other.batch', '=', 'batches.id')
              .where('other.collection', 'in', closed),
          ),
        ),
      ),
    )
    .$if(kind !== undefined, (each) => each.where('batches.kind', '=', kind as string))
    .$if(by !== undefined, (each) => each.where('batches.by', '=', by as string))
    .$if(after !== undefined, (each) => each.where('batches.id', '<', after as string))
    .orderBy('batches.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const batches = page.map((row) => ({
    batch: row.id,
    at: row.at,
    by: row.by,
    reason: reasonOf(row),
    added: row.added,
    updated: row.updated,
    removed: row.removed,
    undoneBy: row.undoneBy,
    first: {
      collection: row.collection,
      documentId: row.documentId,
      name: nameOf(row.after ?? row.before),
    },
  }));
  return { batches, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
