import { randomBytes } from 'node:crypto';
import type { Stored } from '@lumitor/domain/catalogue/article';
import type { Reason } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Ms } from '@lumitor/domain/units';
import type { ChangeRow, Db } from '../database/schema.ts';
import type { Administrator } from '../documents/access.ts';
import { declarationOf, withoutPaths } from '../documents/document.ts';
import type { Notes } from '../documents/documentStore.ts';
import type { RequestKey } from './requestKey.ts';

export interface Authorship {
  by: Pick<Administrator, 'email' | 'role'>;
  reason: Reason;
  undoes?: string;
  /** Undefined if repeated requests need not be recognised. */
  request?: RequestKey | undefined;
}

/** Databases limit the values of a statement. */
const ROWS_PER_STATEMENT = 500;
/** An embedded picture may be longer than all other fields together. */
const LEFT_OUT = ['base64'];

/** Sorts after all earlier batches, whatever the clocks of instances. */
async function nextBatch(db: Db, now: Ms): Promise<string> {
  const last = await db.selectFrom('batches').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const lastTime = Number.parseInt(last?.id ?? '', 36) || 0;
  const time = Math.max(now, lastTime + 1);
  return `${time.toString(36).padStart(9, '0')}-${randomBytes(6).toString('base64url')}`;
}

function asText(document: Stored | null): string | null {
  if (!document) return null;
  const { id: _, version: __, createdAt: ___, ...fields } = document;
  return JSON.stringify(withoutPaths(fields, LEFT_OUT));
}

/** Undoing an undo marks the original as not undone, and so on. */
async function markUndone(db: Db, undone: string, by: string | null): Promise<void> {
  if (!undone) return;
  await db.updateTable('batches').set({ undoneBy: by }).where('id', '=', undone).execute();
  const { undoes } = await db
    .selectFrom('batches')
    .select('undoes')
    .where('id', '=', undone)
    .executeTakeFirstOrThrow();
  await markUndone(db, undoes, by === null ? undone : null);
}

/**
 * Collects the changes of one transaction, and writes them as one batch at its end. Personal data has no
 * history (0015).
 */
export class Journal implements Notes {
  readonly #authorship: Authorship;
  readonly #rows: Omit<ChangeRow, 'batch'>[] = [];
  #batch = '';

  constructor(authorship: Authorship) {
    this.#authorship = authorship;
  }

  /** Empty before `write`, and without changes. */
  get batch(): string {
    return this.#batch;
  }

  note(collection: CollectionName, before: Stored | null, after: Stored | null): void {
    const document = after ?? before;
    const { isPersonal, owner } = declarationOf(collection);
    if (!document || isPersonal || owner) return;
    this.#rows.push({
      position: this.#rows.length,
      collection,
      documentId: document.id,
      kind: !before ? 'add' : after ? 'update' : 'remove',
      version: document.version,
      createdAt: document.createdAt,
      before: asText(before),
      after: asText(after),
    });
  }

  async write(db: Db): Promise<void> {
    if (this.#rows.length === 0) return;
    const { by, reason, undoes = '', request } = this.#authorship;
    const now = new Date();
    const id = await nextBatch(db, now.getTime());
    const count = (kind: ChangeRow['kind']) => this.#rows.filter((row) => row.kind === kind).length;
    await db
      .insertInto('batches')
      .values({
        id,
        // A wrong clock stays visible; lists sort by id.
        at: now.toISOString(),
        by: by.email,
        kind: reason.kind,
        name: reason.name ?? '',
        undoes,
        undoneBy: null,
        key: request?.key ?? null,
        hash: request?.hash ?? null,
        added: count('add'),
        updated: count('update'),
        removed: count('remove'),
      })
      .execute();
    await markUndone(db, undoes, id);
    const rows = this.#rows.map((row) => ({ batch: id, ...row }));
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
      await db
        .insertInto('changes')
        .values(rows.slice(start, start + ROWS_PER_STATEMENT))
        .execute();
    this.#batch = id;
  }
}
