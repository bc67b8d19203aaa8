import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './support/accessible.ts';
import { downloadOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('All files for the site download as one ZIP, which lists what is missing', async ({ page, shop }) => {
  const id = await shop.storeOrder(unique('Galeria'), 'PL', { luminaires: 4 });
  await page.goto(`/pobierz/${id}`);
  const { name, content } = await downloadOf(page, 'Wszystko (ZIP)');
  const files = unzipSync(content);
  const [number = ''] = name.split('-na-budowe');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([`${number}.ifc`, `${number}.dxf`, `${number}.glb`, 'Lista-plikow.txt']),
  );
  expect(strFromU8(files[`${number}.ifc`] ?? new Uint8Array())).toContain("FILE_SCHEMA(('IFC4'));");
  expect(strFromU8(files['Lista-plikow.txt'] ?? new Uint8Array())).toContain('Brakujące pliki');
  await expect(page.getByText('Plik ZIP jest gotowy.')).toBeVisible();
  await expectAccessible(page, 'Order with its ZIP');
});
