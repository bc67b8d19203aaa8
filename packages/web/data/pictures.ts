import { DATABASES } from './databases.ts';

const STORE = 'pictures';
/** One that was put there so lately, in milliseconds, may belong to work that is not written yet. */
const FRESH = 60 * 60 * 1000;

interface Kept {
  picture: Blob;
  /** When it was put there. */
  since: number;
}

/** Those that the browser would not keep: they last as long as the page. */
const ofThisPage = new Map<string, Blob>();

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @throws where the browser has no place for pictures, or lets no page have one */
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

/** Keeps a picture under an id; tells whether it outlives the page. */
export async function keepPicture(id: string, picture: Blob): Promise<boolean> {
  try {
    await within('readwrite', (store) =>
      answered(store.put({ picture, since: Date.now() } satisfies Kept, id)),
    );
    return true;
  } catch {
    ofThisPage.set(id, picture);
    return false;
  }
}

/** Null where it is not kept here: another browser's, or removed by hand. */
export async function keptPicture(id: string): Promise<Blob | null> {
  const own = ofThisPage.get(id);
  if (own) return own;
  try {
    const kept = await within('readonly', (store) => answered<Kept | undefined>(store.get(id)));
    return kept?.picture ?? null;
  } catch {
    return null;
  }
}

/** Removes what is not wanted any longer, but for what has just come. */
export async function removePictures(isWanted: (id: string) => boolean): Promise<void> {
  await within('readwrite', async (store) => {
    const ids = await answered(store.getAllKeys());
    for (const id of ids) {
      const kept = await answered<Kept>(store.get(id));
      if (!isWanted(String(id)) && Date.now() - kept.since > FRESH) store.delete(id);
    }
  });
}
