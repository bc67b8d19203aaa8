import { createHash } from 'node:crypto';
import type { OrderFile } from '@lumitor/domain/order/orderWork';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { newId } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { ORDERS_FOLDER } from '../files/storedPath.ts';
import { notFound, refused } from '../refusal/refused.ts';
import { addOrderEvent } from './orderEvents.ts';
import { revisionsOf } from './revisions.ts';

interface Dependencies {
  store: DocumentStore;
  files: FileStore;
  bin: FileBin;
}

const fileId = (orderId: string, key: string | undefined): string =>
  key === undefined
    ? newId()
    : createHash('sha256').update(`${orderId} ${key}`).digest('base64url').slice(0, newId().length);

const revisionIds = async (db: Db, orderId: string) => (await revisionsOf(db, orderId)).map(({ id }) => id);

async function findFile({ db }: DocumentStore, id: string, sent: { name: string; bytes: Buffer }) {
  const file = await db
    .selectFrom('orderFiles')
    .select(['id', 'at', 'by', 'name', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (file && (file.name !== sent.name || file.bytes !== sent.bytes.length))
    throw refused(409, 'key-reused', 'This key already belongs to another file. Send it with a new key.', {
      field: 'key',
    });
  return file;
}

/** Once per key; the sweep removes unreferenced files. */
export async function addOrderFile(
  { store, files, bin }: Dependencies,
  orderId: string,
  { key, name, bytes }: { key: string | undefined; name: string; bytes: Buffer },
  by: string,
): Promise<OrderFile> {
  const id = fileId(orderId, key);
  const path = `${ORDERS_FOLDER}/${id}.bin`;
  const row = { id, orderId, at: new Date().toISOString(), by, name, bytes: bytes.length, path };
  const order = await store.db
    .selectFrom('orderWork')
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw notFound(`Order ${orderId} not found.`);
  const known = await findFile(store, id, { name, bytes });
  if (known) return known;
  await bin.note([`/files/${path}`]);
  await files.write(path, bytes);
  await store.transaction(async (within) => {
    const { numInsertedOrUpdatedRows } = await within.db
      .insertInto('orderFiles')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    await within.db.deleteFrom('discardedFiles').where('url', '=', `/files/${path}`).execute();
    // Concurrent attempts write the same bytes to the same path.
    if (numInsertedOrUpdatedRows !== 1n) return;
    await addOrderEvent(within.db, { id, orderId, by }, { kind: 'file', data: { name } });
    within.touch('reflinksdownload');
  });
  const { path: _, orderId: __, ...file } = row;
  return file;
}

export async function readOrderFile(
  { store, files }: Dependencies,
  orderId: string,
  id: string,
): Promise<{ name: string; bytes: Buffer }> {
  const row = await store.db
    .selectFrom('orderFiles')
    .select(['name', 'path'])
    .where('id', '=', id)
    .where('orderId', 'in', await revisionIds(store.db, orderId))
    .executeTakeFirst();
  const bytes = row && (await files.read(row.path));
  if (!bytes) throw notFound(`File ${id} of order ${orderId} not found.`);
  return { name: row.name, bytes: Buffer.from(bytes) };
}

/** The sweep deletes the file. */
export async function removeOrderFile(
  { store, bin }: Dependencies,
  orderId: string,
  id: string,
  by: string,
): Promise<void> {
  await store.transaction(async (within) => {
    const row = await within.db
      .deleteFrom('orderFiles')
      .where('id', '=', id)
      .where('orderId', 'in', await revisionIds(within.db, orderId))
      .returning(['name', 'path'])
      .executeTakeFirst();
    if (!row) throw notFound(`File ${id} of order ${orderId} not found.`);
    await bin.note([`/files/${row.path}`], within.db);
    await addOrderEvent(
      within.db,
      { id: `${id}.removed`, orderId, by },
      { kind: 'fileRemoved', data: { name: row.name } },
    );
    within.touch('reflinksdownload');
  });
}
