import { describe, expect, it } from 'vitest';
import { embeddedPlace, serviceAt, sharedPlace } from '../testing/places.ts';
import { WITHOUT_POSTGRES } from '../testing/postgresBinaries.ts';
import { SAMPLES } from '../testing/samples.ts';
import type { ArchivePart } from './content.ts';
import { readShop } from './readShop.ts';
import { type ShopLocation, withShop } from './shop.ts';

async function drained(parts: AsyncGenerator<ArchivePart>): Promise<string> {
  let text = '';
  for await (const part of parts) if (part.kind === 'rows') text += part.text;
  return text;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><circle cx="4" cy="3" r="2"/></svg>';

describe.each([
  { name: 'embedded', open: embeddedPlace, missing: '' },
  {
    name: 'on PostgreSQL and S3',
    open: sharedPlace as () => Promise<ShopLocation>,
    missing: WITHOUT_POSTGRES,
  },
])('a shop that is read while the service writes, $name $missing,', ({ open, missing }) => {
  it.skipIf(missing)('is the state of one moment', async () => {
    const place = await open();
    const { store } = (await serviceAt(place)).parts;
    const old = await store.add('bindings', { ...SAMPLES.bindings, title: 'Stara' });
    await withShop(place, async (shop) => {
      const parts = readShop(shop);
      expect((await parts.next()).value).toMatchObject({ kind: 'header' });
      expect((await parts.next()).value).toMatchObject({ kind: 'rows', table: 'meta' });
      await store.add('bindings', { ...SAMPLES.bindings, title: 'Nowa' });
      await store.update('bindings', old.id, { title: 'Inna' });
      const text = await drained(parts);
      expect(text.match(/Stara/g)).toHaveLength(1);
      // The index has lower-case titles.
      expect(text.match(/stara/g)).toHaveLength(1);
      expect(text).not.toMatch(/nowa|inna/i);
    });
  });

  it.skipIf(missing)('has a picture deleted meanwhile', async () => {
    const place = await open();
    const service = await serviceAt(place);
    const upload = await service.asAdministrator('POST', '/api/files/images/bindings', SVG, {
      'content-type': 'image/svg+xml',
    });
    const { url } = await upload.json();
    const added = await service.parts.store.add('bindings', {
      ...SAMPLES.bindings,
      img: url,
    });
    await withShop(place, async (shop) => {
      const parts = readShop(shop);
      await parts.next();
      await parts.next();
      await service.asAdministrator('DELETE', `/api/documents/bindings/${added.id}`);
      const stores = new Set<string>();
      for await (const part of parts) if (part.kind === 'file') stores.add(part.store);
      expect([...stores]).toEqual(['bin']);
    });
  });
});
