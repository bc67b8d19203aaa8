import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { install } from '../../demo/install.ts';
import installed from '../../demo/installed.json' with { type: 'json' };
import { DocumentStore } from '../../documents/documentStore.ts';
import { renewStored } from '../../documents/renewStored.ts';
import { folderStore } from '../../files/folderStore.ts';
import type { TestEngine } from '../engines.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

export function openingContract(engine: TestEngine): void {
  describe('an empty database', () => {
    it('is migrated once by ten instances that open it at once', async () => {
      const open = await engine.create({ isMigrated: false });
      const databases = await Promise.all(Array.from({ length: 10 }, open));
      for (const { db } of new Set(databases))
        expect(await new DocumentStore(db).list('bindings')).toEqual([]);
    });

    it('gets texts and languages once from instances that start at once', async () => {
      const open = await engine.create();
      const files = folderStore(await temporaryFolder());
      const start = async ({ alone }: Database) =>
        alone('start', async (db) => {
          await renewStored(db);
          await install(
            {
              store: new DocumentStore(db),
              files,
              texts: interfaceTexts,
              languages: installed.languages,
              loadCatalogue: demoCatalogue,
              print: () => {},
            },
            { isEmpty: true },
          );
        });
      const databases = await Promise.all(Array.from({ length: engine.isShared ? 4 : 1 }, open));
      await Promise.all(databases.map(start));
      const store = new DocumentStore((databases[0] as Database).db);
      expect((await store.list('languages')).map(({ lang }) => lang).sort()).toEqual(['DE', 'EN', 'PL']);
      expect(await store.list('translations')).toHaveLength(Object.keys(interfaceTexts).length);
    });
  });
}
