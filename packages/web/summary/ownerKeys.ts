import * as v from 'valibot';
import { openSavesDatabase, STORE } from './storedSaves.ts';

const inMemory = new Map<string, string>();

/** Other keys of the database are projects and lines. */
const rowOf = (order: string): string => `owner ${order}`;

/** Revisions need the key (D76), even after another save. */
export async function storeOwnerKey(order: string, ownerKey: string): Promise<void> {
  if (!ownerKey) return;
  inMemory.set(order, ownerKey);
  try {
    const database = await openSavesDatabase();
    await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.objectStore(STORE).put(ownerKey, rowOf(order));
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => database.close());
  } catch {}
}

/** Empty if another browser or an older version saved the order. */
export async function storedOwnerKey(order: string): Promise<string> {
  const known = inMemory.get(order);
  if (known !== undefined) return known;
  try {
    const database = await openSavesDatabase();
    const found = await new Promise((resolve, reject) => {
      const reading = database.transaction(STORE).objectStore(STORE).get(rowOf(order));
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    }).finally(() => database.close());
    return v.is(v.string(), found) ? found : '';
  } catch {
    return '';
  }
}
