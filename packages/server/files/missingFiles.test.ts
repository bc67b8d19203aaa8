import { expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><circle cx="4" cy="3" r="2"/></svg>';
const LATER = Date.now() + 25 * 60 * 60 * 1000;

it('lists missing files; those in the bin are restored by a save, and so count as present', async () => {
  const service = await freshService();
  const upload = await service.asAdministrator('POST', '/api/files/images/bindings', SVG, {
    'content-type': 'image/svg+xml',
  });
  const { url } = await upload.json();
  const strange = ['/files/images/bindings/aaaaaaaaaaaaaaaaaaaa.webp', '/files/../secret', 'picture.jpg', ''];
  const missing = async () => {
    const answer = await service.asAdministrator('POST', '/api/missing-files', { urls: [url, ...strange] });
    return (await answer.json()).missing;
  };
  expect(await missing()).toEqual(strange);
  await service.parts.bin.sweep(LATER);
  expect((await service.asVisitor('GET', url)).status).toBe(404);
  expect(await missing()).toEqual(strange);
});

it('requires the permission to write the catalogue', async () => {
  const service = await freshService();
  expect((await service.asVisitor('POST', '/api/missing-files', { urls: [] })).status).toBe(401);
});
