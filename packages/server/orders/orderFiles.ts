import type { OrderFile } from '@lumitor/domain/order/orderWork';
import type { DocumentStore } from '../documents/documentStore.ts';
import { newId } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { ORDER_FILES } from '../files/storedPath.ts';
import { notFound } from '../refusal/refused.ts';
import { addOrderEvent } from './actOnOrders.ts';

interface Dependencies {
  store: DocumentStore;
  files: FileStore;
  bin: FileBin;
}

/** Keeps a file with an order; the sweep takes it out where the service ends before it is noted with the order. */
export async function addOrderFile(
  { store, files, bin }: Dependencies,
  orderId: string,
  { name, bytes }: { name: string; bytes: Buffer },
  by: string,
): Promise<OrderFile> {
  const id = newId();
  const path = `${ORDER_FILES}/${id}.bin`;
  const row = { id, orderId, at: new Date().toISOString(), by, name, bytes: bytes.length, path };
  const known = await store.db
    .selectFrom('orderWork')
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!known) throw notFound(`There is no order ${orderId}.`);
  await bin.note([`/files/${path}`]);
  await files.write(path, bytes);
  await store.transaction(async (within) => {
    await within.db.insertInto('orderFiles').values(row).execute();
    await within.db.deleteFrom('discardedFiles').where('url', '=', `/files/${path}`).execute();
    await addOrderEvent(within.db, { id, orderId, by }, { kind: 'file', data: { name } });
    within.touch('reflinksdownload');
  });
  const { path: _, orderId: __, ...file } = row;
  return file;
}

/** A file of an order with its bytes. */
export async function readOrderFile(
  { store, files }: Dependencies,
  orderId: string,
  id: string,
): Promise<{ name: string; bytes: Buffer }> {
  const row = await store.db
    .selectFrom('orderFiles')
    .select(['name', 'path'])
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  const bytes = row && (await files.read(row.path));
  if (!bytes) throw notFound(`There is no file ${id} of order ${orderId}.`);
  return { name: row.name, bytes: Buffer.from(bytes) };
}

/** Takes a file from an order; the sweep then takes it from the storage. */
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
      .where('orderId', '=', orderId)
      .returning(['name', 'path'])
      .executeTakeFirst();
    if (!row) throw notFound(`There is no file ${id} of order ${orderId}.`);
    await bin.note([`/files/${row.path}`], within.db);
    await addOrderEvent(
      within.db,
      { id: `${id}.removed`, orderId, by },
      { kind: 'fileRemoved', data: { name: row.name } },
    );
    within.touch('reflinksdownload');
  });
}
