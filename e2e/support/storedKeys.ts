import type { Page } from '@playwright/test';

export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name as string));
      for (const store of database.objectStoreNames)
        for (const key of await answered(database.transaction(store).objectStore(store).getAllKeys()))
          keys.push(`${store} ${key}`);
      database.close();
    }
    return keys;
  });

/** Local storage keys of a page whose drawing has no rails. */
export const emptyDrawings = (page: Page, keys: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) => all.filter((key) => !JSON.parse(localStorage.getItem(key) ?? '{}').frame?.steps?.length),
    keys,
  );
