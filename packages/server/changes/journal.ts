import { randomBytes } from 'node:crypto';
import type { Reason } from '@lumitor/domain/catalogue/changesRequest';
import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import type { ChangeRow, Schema } from '../database/schema.ts';
import { type Document, declarationOf, without } from '../documents/document.ts';
import type { RequestKey } from './requestKey.ts';

/** Who makes changes, and why. */
export interface Authorship {
  /** E-mail of the administrator. */
  by: string;
  reason: Reason;
  /** The batch that is taken back. */
  undoes?: string;
  /** Absent where a repeated request need not be known. */
  request?: RequestKey | undefined;
}

/** Rows in one statement: databases limit its values. */
const ROWS_AT_ONCE = 500;
/** Made by the service from the picture, and large. */
const DERIVED = ['base64'];

let lastTime = 0;

/** A name that sorts by time, also where two are made in one millisecond. */
function newBatch(): { id: string; at: string } {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const at = new Date(lastTime).toISOString();
  return { id: `${lastTime.toString(36).padStart(9, '0')}-${randomBytes(6).toString('base64url')}`, at };
}

function asText(document: Document | null): string | null {
  if (!document) return null;
  const { id: _, version: __, createdAt: ___, ...fields } = document;
  return JSON.stringify(without(fields, DERIVED));
}

/** A batch that is taken back takes nothing back any more: what it had undone is done again, and so on. */
async function markUndone(db: Kysely<Schema>, undone: string, by: string | null): Promise<void> {
  if (!undone) return;
  await db.updateTable('batches').set({ undoneBy: by }).where('id', '=', undone).execute();
  const { undoes } = await db
    .selectFrom('batches')
    .select('undoes')
    .where('id', '=', undone)
    .executeTakeFirstOrThrow();
  await markUndone(db, undoes, by === null ? undone : null);
}

/** Collects what becomes of documents in one transaction, and writes it as one batch into the history. */
export class Journal {
  readonly #authorship: Authorship;
  readonly #rows: Omit<ChangeRow, 'batch'>[] = [];
  readonly #batch = newBatch();

  constructor(authorship: Authorship) {
    this.#authorship = authorship;
  }

  /** Empty while there is nothing to keep. */
  get batch(): string {
    return this.#rows.length > 0 ? this.#batch.id : '';
  }

  /** @param before null where there was none, `after` where there is none any more */
  note(collection: CollectionName, before: Document | null, after: Document | null): void {
    const document = after ?? before;
    if (!document || declarationOf(collection).isPersonal) return;
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

  async write(db: Kysely<Schema>): Promise<void> {
    if (this.#rows.length === 0) return;
    const { by, reason, undoes = '', request } = this.#authorship;
    const count = (kind: ChangeRow['kind']) => this.#rows.filter((row) => row.kind === kind).length;
    await db
      .insertInto('batches')
      .values({
        ...this.#batch,
        by,
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
    await markUndone(db, undoes, this.#batch.id);
    const rows = this.#rows.map((row) => ({ batch: this.#batch.id, ...row }));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await db
        .insertInto('changes')
        .values(rows.slice(start, start + ROWS_AT_ONCE))
        .execute();
  }
}
