import type { Page } from '@playwright/test';

export const dumpOf = (page: Page) =>
  page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    async function plain(value: unknown): Promise<unknown> {
      if (value instanceof Blob) {
        const bytes = new Uint8Array(await value.arrayBuffer());
        return {
          type: value.type,
          base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        };
      }
      if (Array.isArray(value)) return Promise.all(value.map(plain));
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(async ([key, each]) => [key, await plain(each)] as const);
      return Object.fromEntries(await Promise.all(entries));
    }
    const databases: Record<string, Record<string, Record<string, unknown>>> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      const stores: Record<string, Record<string, unknown>> = {};
      for (const store of database.objectStoreNames) {
        const within = () => database.transaction(store).objectStore(store);
        const keys = await answered(within().getAllKeys());
        const values = await answered(within().getAll());
        stores[store] = Object.fromEntries(
          await Promise.all(
            keys.map(async (key, place) => [String(key), await plain(values[place])] as const),
          ),
        );
      }
      database.close();
      databases[name] = stores;
    }
    return { localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage }, databases };
  });
