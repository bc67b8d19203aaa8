import type { Page } from '@playwright/test';
import { pdfText } from '../packages/server/testing/pdfText.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Configurator, openLine } from './support/configurator.ts';
import { downloadOf, orderFileOf } from './support/download.ts';
import { atRest, middleOf, type ScreenPosition, touch } from './support/hand.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const LAMP = 'Reflektor Nero 20 W';

const readingsOf = (page: Page) => {
  const readings = page.getByRole('region', { name: 'Odczyty światła' });
  return {
    readings,
    mean: readings.getByRole('meter', { name: 'Średnie natężenie' }),
    uniformity: readings.getByRole('meter', { name: 'Równomierność' }),
    use: readings.getByRole('combobox', { name: 'Przeznaczenie pokoju' }),
    surface: readings.getByRole('combobox', { name: 'Miejsce pomiaru' }),
    more: readings.getByRole('button', { name: 'Więcej o świetle' }),
    less: readings.getByRole('button', { name: 'Mniej o świetle' }),
    point: page.getByRole('slider', { name: 'Punkt pomiaru' }),
    light: page.getByRole('radio', { name: 'Światło' }),
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

async function settled(page: Page): Promise<string> {
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
  return before;
}

test('A designer reads the light on the plan, and dragging a luminaire changes it', { tag: '@long' }, async ({
  page,
}) => {
  const it = await openLine(page);
  const { readings, mean, uniformity, use, surface, point, light, more, less } = readingsOf(page);
  await makeRoom(page, it);
  await it.openStage('Szyny');
  await it.addRail({ length: 400 });
  await it.drawing.press('l');
  await expect(light).toBeChecked();
  await expect(readings).toContainText('Dodaj oprawy, żeby zobaczyć światło.');
  await readings.getByRole('button', { name: 'Oprawy' }).click();
  await it.expected(LAMP, 4);
  await expect(readings.getByText(/^Ē \d+\slx$/)).toBeVisible();
  await more.click();
  await expect(readings).toContainText('z odbiciami');
  await less.click();

  await use.selectOption({ label: 'Biuro: pisanie, czytanie, komputer' });
  await expect(mean).toHaveAttribute('aria-valuetext', /^\d+\slx, cel 500\slx$/);
  await expect(uniformity).toHaveAttribute('aria-valuetext', /^0,\d\d, cel 0,60$/);
  await expect(readings.getByRole('img', { name: 'Barwy mapy' })).toHaveAccessibleName(/400, 500, 750/);
  await it.drawing.press('f');
  let { at } = await placesOf(page);
  await expect.poll(() => warmthAt(page, at(75, 30))).toBeGreaterThan(60);
  expect(await warmthAt(page, at(-280, 190))).toBeLessThan(30);

  const value = it.drawing.getByText(/^\d+([,.]\d)?\slx$/);
  await page.mouse.move(at(-280, 185).x, at(-280, 185).y);
  const dark = Number.parseInt(await value.innerText(), 10);
  await page.mouse.move(at(50, 60).x, at(50, 60).y);
  await expect.poll(async () => Number.parseInt(await value.innerText(), 10)).toBeGreaterThan(2 * dark);

  await more.click();
  await readings.getByRole('button', { name: 'Wartości w punktach' }).click();
  await expect
    .poll(() =>
      page
        .locator('svg')
        .getByText(/^\d{2,4}$/)
        .count(),
    )
    .toBeGreaterThan(30);
  await point.focus();
  const middle = (await point.getAttribute('aria-valuetext')) ?? '';
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowDown');
  await expect(point).not.toHaveAttribute('aria-valuetext', middle);
  await expectAccessible(page, 'light');
  await readings.getByRole('button', { name: 'Wartości w punktach' }).click();
  await expect(point).toBeHidden();

  await surface.selectOption({ label: 'na podłodze' });
  await expect(mean).toBeHidden();
  const around = readings.getByRole('list', { name: 'Ściany, sufit, twarze' });
  await expect(around.getByRole('listitem').filter({ hasText: 'Ściany' })).toContainText(
    /\d+\slx \/ 150 U₀ 0,\d\d/,
  );
  await expect(around.getByRole('listitem').filter({ hasText: 'cylindryczne' })).toContainText(/\/ 150/);
  await expect(around.getByRole('listitem').filter({ hasText: 'Modelowanie' })).toContainText(/0,\d\d/);
  const walls = around.getByRole('listitem').filter({ hasText: 'Ściany' });
  const square = await walls.innerText();
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await page
    .getByRole('region', { name: 'Pokój' })
    .getByRole('button', { name: /^Ściany/ })
    .click();
  await page.getByRole('button', { name: 'Usuń narożnik, od którego biegnie ściana 4' }).click();
  await expect(walls).not.toHaveText(square);
  await it.undo.click();
  await expect(walls).toHaveText(square);
  await it.openStage('Oprawy');
  const pointed = it.drawing.getByText(/^\d+([,.]\d)?\slx$/);
  for (const label of ['na suficie', 'na twarzach, 160 cm']) {
    await surface.selectOption({ label });
    await page.mouse.move(at(60, 60).x, at(60, 60).y);
    await expect(pointed).toBeVisible();
    await expect(readings.getByText(/^Ē \d+([,.]\d)?\slx$/)).toBeVisible();
  }
  await surface.selectOption({ label: 'na ścianie 1' });
  await expect(readings.getByText(/^min\. /)).toBeVisible();
  await expectAccessible(page, 'light around the plane');
  await surface.selectOption({ label: 'na wysokości 75 cm' });
  await expect(mean).toBeVisible();
  await less.click();
  await it.drawing.press('f');
  ({ at } = await placesOf(page));

  // Nearer to a wall the grid points receive less light.
  const before = await settled(page);
  await page.mouse.move(at(150, 0).x, at(150, 0).y);
  await page.mouse.down();
  await page.mouse.move(at(190, 0).x, at(190, 0).y, { steps: 8 });
  await expect.poll(() => mean.getAttribute('aria-valuetext')).not.toBe(before);
  await page.mouse.up();
  expect(await settled(page)).not.toBe(before);
  await it.undo.click();
  await expect(mean).toHaveAttribute('aria-valuetext', before);
  await it.drawing.press('l');
  await expect(readings).toBeHidden();
  const advice = it.bill.getByText(/wymagane 500\slx|U₀ wynosi/);
  await expect(advice).toBeVisible();
  await it.expected(LAMP, 5);
  await expect(advice).toBeHidden();
  await it.undo.click();
  await expect(advice).toBeVisible();
  await it.drawing.press('l');
  await expect(mean).toBeVisible();

  await page.waitForFunction(() => localStorage.getItem('configurator')?.includes('"mode":"light"'));
  await page.route('**/lightWorker-*.js', (route) => route.abort());
  await page.reload();
  await expect(light).toBeChecked();
  await expect(readings.getByRole('alert')).toContainText('Nie udało się obliczyć światła.');
  await page.unroute('**/lightWorker-*.js');
  await readings.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(mean).toHaveAttribute('aria-valuetext', before);
  await expectNoSidewaysScroll(page);

  await more.click();
  const opened = page.waitForEvent('popup');
  await readings.getByRole('link', { name: 'Jak to liczymy' }).click();
  const method = await opened;
  await expect(method.getByRole('heading', { name: 'Jak liczymy światło' })).toBeVisible();
  await expect(method.getByRole('table', { name: 'Światło odbite' })).toContainText('przypadek 5.8');
  await expectAccessible(method, 'how light is computed');
  await expectNoSidewaysScroll(method);
  await method.getByRole('link', { name: 'English' }).click();
  await expect(method.getByRole('table', { name: 'Reflected light' })).toContainText('test case 5.8');
});

test('A designer reads the false colour map, and sets its scale by mouse and keys', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Reflect.set(window, 'lightRequests', 0);
    Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
      if (Reflect.has(Object(sent[0]), 'surfaces'))
        Reflect.set(window, 'lightRequests', Reflect.get(window, 'lightRequests') + 1);
      Reflect.apply(postMessage, this, sent);
    };
  });
  const requested = () => page.evaluate(() => Reflect.get(window, 'lightRequests') as number);
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
  const computed = await requested();
  expect(computed).toBeGreaterThan(0);

  const legend = readings.getByRole('img', { name: 'Barwy mapy' });
  await more.click();
  await readings.getByText('Fałszywe', { exact: true }).click();
  await expect(legend).toHaveAccessibleName(
    'Barwy mapy: poniżej 75 lx najciemniejsza, dalej zmieniają się przy 100, 150, 200, 300, 500, 750 lx, powyżej 1000 lx mapa jest kreskowana, cel 500 lx',
  );
  // Cool below the target, warm above, in both themes.
  await expect.poll(() => warmthAt(page, corner)).toBeLessThan(-40);
  // Below the rail, away from the mark of the maximum.
  expect(await warmthAt(page, at(-100, 47))).toBeGreaterThan(50);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await warmthAt(page, corner)).toBeLessThan(-40);
  await expectAccessible(page, 'false colour');
  await page.emulateMedia({ colorScheme: 'light' });

  await readings.getByRole('radio', { name: 'Normy' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(legend).not.toHaveAccessibleName(/poniżej 75 lx/);
  await page.keyboard.press('ArrowRight');
  const least = readings.getByRole('textbox', { name: 'Od' });
  const greatest = readings.getByRole('textbox', { name: 'Do' });
  await page.keyboard.press('Tab');
  await expect(least).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await expect(least).toHaveAccessibleDescription(/zaczyna się powyżej 0/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(readings.getByRole('radio', { name: 'Liniowe' })).toBeChecked();
  await expect(least).toHaveAccessibleDescription('');
  await greatest.fill('0');
  await page.keyboard.press('Enter');
  await expect(greatest).toHaveAccessibleDescription('Podaj więcej niż 0.');
  await greatest.fill('400');
  await page.keyboard.press('Enter');
  await expect(legend).toHaveAccessibleName(
    /poniżej 50 lx .* 100, 150, 200, 250, 300, 350 lx, powyżej 400 lx/,
  );
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(least).toBeHidden();
  // Values above the scale are marked with their lx, without recomputing light.
  await expect(
    page
      .locator('svg')
      .getByText(/^[5-9]\d\d$|^1\d{3}$/)
      .first(),
  ).toBeVisible();
  expect(await requested()).toBe(computed);

  await page.waitForFunction(() => localStorage.getItem('configurator')?.includes('"greatest":400'));
  await page.reload();
  await expect(legend).toHaveAccessibleName(/powyżej 400 lx/);
  await page.getByText('3D', { exact: true }).click();
  const room = page.getByRole('application', { name: 'Widok 3D' });
  await expect(room).toHaveAttribute('aria-busy', 'false');
  const falseColour = page.getByRole('button', { name: 'Fałszywe barwy' });
  await expect(falseColour).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: 'Barwy mapy' })).toHaveAccessibleName(/powyżej 400 lx/);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = { x: size.width / 2, y: size.height * 0.62 };
  const inFalse = await colourAt(page, middle);
  await falseColour.press('Enter');
  await expect(page.getByRole('img', { name: 'Barwy mapy' })).toBeHidden();
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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('The readings are folded, and a long press shows the value', async ({ page, context }) => {
    const it = await openLine(page);
    const { readings, use, light } = readingsOf(page);
    await makeRoom(page, it);
    await it.openStage('Szyny');
    await it.addRail({ length: 200 });
    await it.openStage('Oprawy');
    await it.expected(LAMP, 2);
    await it.openStage('Szyny');
    await page.getByText('Światło', { exact: true }).click();
    await expect(light).toBeChecked();
    await expect(readings.getByText(/^Ē \d+\slx$/)).toBeVisible();
    await use.selectOption({ label: 'Korytarz, komunikacja' });
    await expect(readings.getByRole('meter', { name: 'Średnie natężenie' })).toBeVisible();
    await it.drawing.press('f');

    const { at } = await placesOf(page);
    const busy = at(120, 90);
    const session = await context.newCDPSession(page);
    const value = it.drawing.getByText(/^\d+([,.]\d)?\slx$/);
    await touch(session, 'touchStart', [busy.x, busy.y]);
    await expect(value).toBeVisible();
    const first = await value.innerText();
    await touch(session, 'touchMove', [at(10, 30).x, at(10, 30).y]);
    await expect(value).not.toHaveText(first);
    await touch(session, 'touchEnd');
    await expect(value).toBeHidden();
    expect((await placesOf(page)).at(0, 0)).toEqual(at(0, 0));
    await expectAccessible(page, 'light on a phone');
  });
});
