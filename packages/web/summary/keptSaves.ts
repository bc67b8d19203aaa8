import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import * as v from 'valibot';
import { DATABASES } from '../data/databases.ts';

/** What a page looks for in it. */
const knownSchema = v.looseObject({
  idempotencyKey: v.string(),
  isMicro: v.boolean(),
  newsletter: v.boolean(),
});

/** A save that was asked for, while it is not known whether there is a record of it. */
const sentSchema = v.object({
  /** Of the draft: tells whether it is still what is on the screen. */
  content: v.string(),
  /** As it was sent, with its key (D30), be it by the page of an older version: the service reads it. */
  request: v.custom<OrderRequest>((request) => v.is(knownSchema, request)),
  /** Of which the plan is (D70); null: the line's first. */
  project: v.optional(v.nullable(v.string())),
  /** Whether the visitor has been told that it failed; else the page was left before there was an answer. */
  isTold: v.boolean(),
});
/** The owner key (D71a) is empty where an older version stored the save. */
const savedSchema = v.object({ content: v.string(), id: v.string(), ownerKey: v.optional(v.string(), '') });
const keptSchema = v.object({ sent: v.nullable(sentSchema), saved: v.nullable(savedSchema) });

export type SentSave = v.InferOutput<typeof sentSchema>;
/** The last save and the last record of a project. */
export type KeptSaves = v.InferOutput<typeof keptSchema>;

export const NO_SAVES: KeptSaves = { sent: null, saved: null };

/** What a browser had kept; none where that is something else. */
export function readKeptSaves(found: unknown): KeptSaves {
  const read = v.safeParse(keptSchema, found);
  return read.success ? read.output : NO_SAVES;
}

export const STORE = 'saves';

/** Of this page alone, where the browser offers no database. */
const inMemory = new Map<string, KeptSaves>();

export const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASES.saves, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

function changeStored(
  database: IDBDatabase,
  project: string,
  change: (kept: KeptSaves) => KeptSaves,
): Promise<KeptSaves> {
  // Local storage is written to the disk seconds later: a browser that is killed would not know the key any more.
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  const reading = store.get(project);
  let changed = NO_SAVES;
  reading.onsuccess = () => {
    const kept = readKeptSaves(reading.result);
    changed = change(kept);
    if (changed !== kept) store.put(changed, project);
  };
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Changes what the browser keeps of a project's saves, in one go, whatever other tabs do: two tabs that save the
 * same find the same key. @returns how it is now; a change that gives back what it got changes nothing
 */
export async function changeKeptSaves(
  project: string,
  change: (kept: KeptSaves) => KeptSaves,
): Promise<KeptSaves> {
  let kept: KeptSaves;
  try {
    const database = await openDatabase();
    kept = await changeStored(database, project, change).finally(() => database.close());
  } catch {
    kept = change(inMemory.get(project) ?? NO_SAVES);
  }
  inMemory.set(project, kept);
  return kept;
}
