import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import * as v from 'valibot';
import { DATABASES } from '../data/databases.ts';

const knownSchema = v.looseObject({
  idempotencyKey: v.string(),
  isMicro: v.boolean(),
  newsletter: v.boolean(),
});

const sentSchema = v.object({
  content: v.string(),
  /** As sent, with its key (D30), possibly by an older version. */
  request: v.custom<OrderRequest>((request) => v.is(knownSchema, request)),
  /** D70; null: the line's first project. */
  project: v.optional(v.nullable(v.string())),
  /** False: the page was left before an answer. */
  isTold: v.boolean(),
});
/** Empty owner key (D71a): an older version stored the save. */
const savedSchema = v.object({ content: v.string(), id: v.string(), ownerKey: v.optional(v.string(), '') });
const storedSchema = v.object({ sent: v.nullable(sentSchema), saved: v.nullable(savedSchema) });

export type SentSave = v.InferOutput<typeof sentSchema>;
export type StoredSaves = v.InferOutput<typeof storedSchema>;

export const NO_SAVES: StoredSaves = { sent: null, saved: null };

export function readStoredSaves(found: unknown): StoredSaves {
  const read = v.safeParse(storedSchema, found);
  return read.success ? read.output : NO_SAVES;
}

export const STORE = 'saves';

const inMemory = new Map<string, StoredSaves>();

export const openSavesDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASES.saves, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

function changeStored(
  database: IDBDatabase,
  project: string,
  change: (stored: StoredSaves) => StoredSaves,
): Promise<StoredSaves> {
  // A transaction is durable at once. Local storage is written seconds later, so a killed browser would lose the key.
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  const reading = store.get(project);
  let changed = NO_SAVES;
  reading.onsuccess = () => {
    const stored = readStoredSaves(reading.result);
    changed = change(stored);
    if (changed !== stored) store.put(changed, project);
  };
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Atomic across tabs: the same plan gets the same key. */
export async function changeStoredSaves(
  project: string,
  change: (stored: StoredSaves) => StoredSaves,
): Promise<StoredSaves> {
  let stored: StoredSaves;
  try {
    const database = await openSavesDatabase();
    stored = await changeStored(database, project, change).finally(() => database.close());
  } catch {
    stored = change(inMemory.get(project) ?? NO_SAVES);
  }
  inMemory.set(project, stored);
  return stored;
}
