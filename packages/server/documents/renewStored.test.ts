import { expect, it } from 'vitest';
import { writeMeta } from '../database/meta.ts';
import { freshService } from '../testing/freshService.ts';
import { renewStored } from './renewStored.ts';

it('documents from before a field was declared indexed are found by it after the next start', async () => {
  const { parts } = await freshService();
  const { store } = parts;
  const search = () => store.list('emails', { prefix: { field: 'email', value: 'jan' } });
  await store.add('emails', { email: 'jan@example.com' });
  await store.db.deleteFrom('documentFields').execute();
  await renewStored(store.db);
  expect(await search()).toHaveLength(0);

  await writeMeta(store.db, 'indexed', []);
  await renewStored(store.db);
  expect(await search()).toHaveLength(1);
});
