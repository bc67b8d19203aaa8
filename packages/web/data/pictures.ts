import { broughtUp, type FloorPlan, type StoredFloorPlan } from '@lumitor/domain/floorPlan/floorPlan';
import type { Ms } from '@lumitor/domain/units';
import { DATABASES } from './databases.ts';
import { withRoom } from './storageSpace.ts';

const STORE = 'pictures';
/** A younger picture may belong to unsaved work. */
const FRESH: Ms = 60 * 60 * 1000;

export interface LinesOf {
  id: string;
  hidden: readonly number[];
}

interface StoredPicture {
  since: number;
  picture?: Blob;
  lines?: LinesOf;
  plan?: StoredFloorPlan;
}

/** Pictures that could not be stored; they last as long as the page. */
const ofThisPage = new Map<string, StoredPicture>();

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function within<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DATABASES.pictures, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await answered(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([act(transaction.objectStore(STORE)), done]);
    return value;
  } finally {
    database.close();
  }
}

async function retain(id: string, what: Omit<StoredPicture, 'since'>): Promise<boolean> {
  const stored: StoredPicture = { ...what, since: Date.now() };
  try {
    await withRoom(() => within('readwrite', (store) => answered(store.put(stored, id))));
    return true;
  } catch {
    ofThisPage.set(id, stored);
    return false;
  }
}

/** Null if stored by another browser, or removed by the user. */
async function readStored(id: string): Promise<StoredPicture | null> {
  const unstored = ofThisPage.get(id);
  if (unstored) return unstored;
  try {
    return (await within('readonly', (store) => answered<StoredPicture | undefined>(store.get(id)))) ?? null;
  } catch {
    return null;
  }
}

export const storePicture = (id: string, picture: Blob, lines?: LinesOf): Promise<boolean> =>
  retain(id, { picture, ...(lines && { lines }) });

/** Lines have their own id: pictures of other layers share them. */
export const storeLines = (id: string, plan: FloorPlan): Promise<boolean> => retain(id, { plan });

export const storedPicture = async (id: string): Promise<Blob | null> =>
  (await readStored(id))?.picture ?? null;

export const linesOf = async (pictureId: string): Promise<LinesOf | null> =>
  (await readStored(pictureId))?.lines ?? null;

export async function storedLines(id: string): Promise<FloorPlan | null> {
  const plan = (await readStored(id))?.plan;
  return plan ? broughtUp(plan) : null;
}

export async function removePictures(isUsed: (id: string) => boolean): Promise<void> {
  await within('readwrite', async (store) => {
    const ids = await answered(store.getAllKeys());
    // Reads one picture or plan at a time: together they can be as large as the browser's storage.
    const known = new Map<string, { since: number; linesId: string | undefined }>();
    for (const id of ids) {
      const { since, lines } = await answered<StoredPicture>(store.get(id));
      known.set(String(id), { since, linesId: lines?.id });
    }
    const lines = new Set([...known].flatMap(([id, { linesId }]) => (isUsed(id) ? [linesId] : [])));
    for (const [id, { since }] of known)
      if (!isUsed(id) && !lines.has(id) && Date.now() - since > FRESH) store.delete(id);
  });
}
