import type { Page } from '@playwright/test';
import { openLine, startOver } from './support/configurator.ts';
import { floorPlan, lockedPdf, lyingPhoto, type PlanFile, pdf } from './support/floorPlans.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });
const picture = (page: Page) => page.locator('svg image');

async function choose(page: Page, file: PlanFile) {
  const choosing = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /^(Wybierz|Zmień) plik$/ })
    .click();
  await (await choosing).setFiles(file);
}

async function openRoom(page: Page, open = openLine) {
  const it = await open(page);
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Podkład' })).toBeVisible();
  return it;
}

const storedPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('lumitor.pictures', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('pictures').objectStore('pictures').getAll();
          all.onsuccess = async () => {
            const texts = all.result.map(async ({ picture }: { picture: Blob }) =>
              new TextDecoder('latin1').decode(await picture.arrayBuffer()),
            );
            resolve(await Promise.all(texts));
          };
        };
      }),
  );

test('A picture is upright without metadata, a PDF gives a page, and bad files are refused with a message', async ({
  page,
}) => {
  await test.step('A sideways photograph is stored upright, without metadata', async () => {
    await openRoom(page);
    const photo = await lyingPhoto(page);
    expect(photo.buffer.toString('latin1')).toContain('Lipowa 7');
    await choose(page, photo);
    await expect(picture(page)).toHaveAttribute('width', '1200');
    await expect(picture(page)).toHaveAttribute('height', '2000');
    const [stored = ''] = await storedPictures(page);
    expect(stored.length).toBeGreaterThan(1000);
    expect(stored).not.toMatch(/Exif|Lipowa/);
  });

  await test.step('A page of a PDF is chosen by its number, with its picture', async () => {
    await openRoom(page, startOver);
    await choose(page, pdf(3));
    await expect(panel(page).getByRole('img', { name: 'Podgląd strony 1' })).toBeVisible();
    const number = panel(page).getByRole('textbox', { name: 'Strona (1–3)' });
    await number.fill('4');
    await number.press('Enter');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('3');
    await number.press('Enter');
    await expect(panel(page).getByRole('img', { name: 'Podgląd strony 3' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Użyj tej strony' }).click();
    await expect(picture(page)).toHaveAttribute('width', '2500');
    await expect(panel(page)).toContainText('rzut.pdf');
  });

  await test.step('Bad files are refused with a message, and the former one stays', async () => {
    await openRoom(page, startOver);
    const plan = await floorPlan(page);
    await choose(page, plan);
    await expect(picture(page)).toHaveCount(1);
    const text = (name: string, words: string): PlanFile => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.from(words),
    });
    const wide = Buffer.from(plan.buffer.subarray(0, 40));
    wide.writeUInt32BE(30_000, 16);
    const cases: [PlanFile, string][] = [
      [text('rzut.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'To nie jest obraz PNG'],
      [text('rzut.png', 'Parter, 1:100'), 'To nie jest obraz PNG'],
      [{ ...plan, buffer: plan.buffer.subarray(0, 200) }, 'Pliku nie da się odczytać'],
      [{ ...plan, buffer: wide }, 'Obraz jest za duży'],
      [{ ...plan, buffer: Buffer.alloc(20 * 1024 * 1024 + 1) }, 'Plik ma więcej niż 20 MB'],
      [text('rzut.pdf', '%PDF-1.7 i nic więcej'), 'Pliku nie da się odczytać'],
      [text('rzut.dxf', 'AC1032'), 'To jest plik DWG. Zapisz rysunek w programie CAD jako DXF'],
      [text('rzut.dxf', 'AutoCAD Binary DXF\r\n\u001a'), 'To jest binarny DXF'],
      [
        text('rzut.dxf', '  0\nSECTION\n  2\nENTITIES\nŚciany\n'),
        'Ten DXF jest uszkodzony albo niepełny, około wiersza 5',
      ],
      [text('rzut.dxf', '  0\nSECTION\n  2\nENTITIES\n  0\nENDSEC\n  0\nEOF\n'), 'nie ma linii'],
      [pdf(0), 'Ten PDF nie ma żadnej strony'],
      [lockedPdf(), 'Ten PDF jest zabezpieczony hasłem'],
    ];
    for (const [file, words] of cases) {
      await choose(page, file);
      await expect(panel(page).getByRole('alert'), words).toContainText(words);
      await expect(panel(page)).toContainText('parter.png');
    }
    await expect(picture(page)).toHaveCount(1);
    await choose(page, { ...plan, name: 'parter.pdf', mimeType: 'application/pdf' });
    await expect(panel(page)).toContainText('parter.pdf');
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });
});

test('An unused picture is removed when the line is opened again; without storage it lasts as long as the page', async ({
  page,
}) => {
  await openRoom(page);
  await choose(page, await floorPlan(page));
  await expect(picture(page)).toHaveCount(1);
  expect(await storedPictures(page)).toHaveLength(1);
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await panel(page).getByRole('button', { name: 'Usuń podkład' }).click();
  await page.goto('/');
  await page.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
  await expect(page.getByRole('application', { name: 'Rysunek układu' })).toBeVisible();
  expect(await storedPictures(page)).toHaveLength(1);
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.clear();
    indexedDB.deleteDatabase('lumitor.projects');
  });
  await page.getByRole('button', { name: 'Projektuj w STANDARD' }).click();
  await expect.poll(() => storedPictures(page)).toHaveLength(0);

  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  await openRoom(page);
  await choose(page, await floorPlan(page));
  await expect(picture(page)).toHaveCount(1);
  await expect(panel(page)).toContainText('Przeglądarka nie zapisała obrazu');
});
