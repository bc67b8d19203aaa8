import type { Page } from '@playwright/test';
import { pdfText } from '../packages/server/testing/pdfText.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Configurator, openLine } from './support/configurator.ts';
import { downloadOf, orderFileOf } from './support/download.ts';
import { atRest, middleOf, type ScreenPosition } from './support/hand.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const LAMP = 'Reflektor Nero 20 W';

const readingsOf = (page: Page) => {
  const readings = page.getByRole('region', { name: 'Odczyty światła' });
  return {
    readings,
    mean: readings.getByRole('meter', { name: 'Średnie natężenie' }),
    use: readings.getByRole('combobox', { name: 'Przeznaczenie pokoju' }),
    more: readings.getByRole('button', { name: 'Więcej o świetle' }),
  };
};

/** Positions in cm from the room's centre. */
async function makeRoom(page: Page, it: Configurator) {
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  const panel = page.getByRole('region', { name: 'Pokój' });
  await panel.getByRole('button', { name: 'Wstaw pokój' }).click();
  await expect(panel).toContainText('24 m²');
}

async function placesOf(page: Page) {
  const sheet = page.locator('svg');
  const { across, left } = await atRest(page, async () => {
    const across = await middleOf(sheet.getByText('600', { exact: true }), 'The width');
    // Equal figures, such as those of isolines, are farther right.
    const places = await sheet.getByText('4', { exact: true }).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const [left = across] = places.toSorted((a, b) => a.x - b.x);
    return { across, left };
  });
  const pixel = (across.x - left.x) / 305;
  return {
    pixel,
    at: (x: number, y: number): ScreenPosition => ({ x: across.x + x * pixel, y: left.y + y * pixel }),
  };
}

async function colourAt(page: Page, { x, y }: ScreenPosition): Promise<[number, number, number]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const bytes = [...(await page.screenshot({ clip }))];
  return await page.evaluate(async (png) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(png)]));
    const sheet = new OffscreenCanvas(1, 1).getContext('2d');
    sheet?.drawImage(picture, 0, 0);
    const [red = 0, green = 0, blue = 0] = sheet?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue];
  }, bytes);
}

/** Red minus blue: the map is warm from the target on. */
const warmthAt = async (page: Page, at: ScreenPosition) => {
  const [red, , blue] = await colourAt(page, at);
  return red - blue;
};

async function settled(page: Page): Promise<void> {
  const { mean } = readingsOf(page);
  let before = '';
  await expect
    .poll(
      async () => {
        const now = (await mean.getAttribute('aria-valuetext')) ?? '';
        const isSame = now !== '' && now === before;
        before = now;
        return isSame;
      },
      { intervals: [700] },
    )
    .toBe(true);
}

test('The light is shown on the plan and in 3D, also after a reload, and a page explains its method', {
  tag: '@long',
}, async ({ page }) => {
  const it = await openLine(page);
  const { readings, use, more } = readingsOf(page);
  await makeRoom(page, it);
  await it.openStage('Szyny');
  await it.addRail({ length: 400 });
  await it.openStage('Oprawy');
  await it.expected(LAMP, 4);
  await it.drawing.press('l');
  await use.selectOption({ label: 'Biuro: pisanie, czytanie, komputer' });
  await settled(page);
  await it.drawing.press('f');
  const { at } = await placesOf(page);
  const corner = at(-280, 190);
  await expect.poll(() => warmthAt(page, at(75, 30))).toBeGreaterThan(60);
  expect(await warmthAt(page, corner)).toBeLessThan(30);

  // Cool below the target, warm above, in both themes.
  await more.click();
  await readings.getByText('Fałszywe', { exact: true }).click();
  await expect.poll(() => warmthAt(page, corner)).toBeLessThan(-40);
  // Below the rail, away from the mark of the maximum.
  expect(await warmthAt(page, at(-100, 47))).toBeGreaterThan(50);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await warmthAt(page, corner)).toBeLessThan(-40);
  await page.emulateMedia({ colorScheme: 'light' });

  const opened = page.waitForEvent('popup');
  await readings.getByRole('link', { name: 'Jak to liczymy' }).click();
  const method = await opened;
  await expect(method.getByRole('heading', { name: 'Jak liczymy światło' })).toBeVisible();
  await expect(method.getByRole('table', { name: 'Światło odbite' })).toContainText('przypadek 5.8');
  await expectAccessible(method, 'how light is computed');
  await expectNoSidewaysScroll(method);
  await method.getByRole('link', { name: 'English' }).click();
  await expect(method.getByRole('table', { name: 'Reflected light' })).toContainText('test case 5.8');
  await method.close();

  await page.waitForFunction(() => localStorage.getItem('configurator')?.includes('"kind":"falseColour"'));
  await page.reload();
  const legend = page.getByRole('img', { name: 'Barwy mapy' });
  await expect(legend).toHaveAccessibleName(/powyżej 1000 lx/);
  await page.getByText('3D', { exact: true }).click();
  const room = page.getByRole('application', { name: 'Widok 3D' });
  await expect(room).toHaveAttribute('aria-busy', 'false');
  const falseColour = page.getByRole('button', { name: 'Fałszywe barwy' });
  await expect(falseColour).toHaveAttribute('aria-pressed', 'true');
  await expect(legend).toHaveAccessibleName(/powyżej 1000 lx/);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = { x: size.width / 2, y: size.height * 0.62 };
  const inFalse = await colourAt(page, middle);
  await falseColour.press('Enter');
  await expect(legend).toBeHidden();
  await expect.poll(() => colourAt(page, middle)).not.toEqual(inFalse);
});

test('The same maximum is in the dock, on the map, in the finding, on the order and in its PDFs', {
  tag: '@long',
}, async ({ page }) => {
  const it = await openLine(page);
  const { readings, use } = readingsOf(page);
  await makeRoom(page, it);
  await it.openStage('Szyny');
  await it.addRail({ length: 300 });
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 8 W', 1);
  await page.getByText('Światło', { exact: true }).click();
  await use.selectOption({ label: 'Muzeum: eksponaty mało wrażliwe' });
  const finding = it.bill.getByText(/^W najjaśniejszym miejscu jest/);
  const lux = /jest\s(\d+)\slx/.exec((await finding.textContent()) ?? '')?.[1] ?? 'none';
  expect(Number(lux)).toBeGreaterThan(200);
  await expect(readings.getByText(/^maks\./)).toHaveText(new RegExp(`${lux}\\slx`));
  await expect(page.locator('svg').getByText(lux, { exact: true })).toBeVisible();
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(unique('Muzeum'));
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await page.goto(await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue());
  await expect(page.getByRole('main')).toContainText(`${lux} lx`);
  // PDF text is positioned letter by letter.
  const lettersOf = (pdf: Buffer) => pdfText(pdf).replaceAll(/[^\p{L}\d]/gu, '');
  const order = await downloadOf(page, 'Pobierz PDF');
  expect(lettersOf(order.content)).toContain(`Maksimum${lux}lx`);
  const drawing = await orderFileOf(page, 'Rysunek instalacyjny');
  expect(lettersOf(drawing.content)).toContain(`Maksimum${lux}lx`);
});
