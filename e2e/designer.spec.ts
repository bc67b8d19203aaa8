import type { Locator, Page } from '@playwright/test';
import { type Configurator, openLine } from './support/configurator.ts';
import { floorPlan } from './support/floorPlans.ts';
import { dimension, middleOf, type ScreenPosition, touch } from './support/hand.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SPOT = 'Reflektor Nero 12 W';
const room = (page: Page) => page.getByRole('region', { name: 'Pokój' });
const several = (page: Page) => page.getByRole('region', { name: 'Zaznaczone oprawy' });
const one = (page: Page) => page.getByRole('region', { name: 'Zaznaczona oprawa', exact: true });

type Press = (control: Locator) => Promise<void>;

async function furnish(page: Page, press: Press): Promise<Configurator> {
  const it = await openLine(page);
  await press(it.stages.getByRole('button', { name: 'Pokój' }));
  await room(page).getByRole('textbox', { name: 'Szerokość' }).fill('600');
  await room(page).getByRole('textbox', { name: 'Długość' }).fill('400');
  await press(room(page).getByRole('button', { name: 'Wstaw pokój' }));
  await expect(room(page)).toContainText('24 m²');
  await room(page)
    .locator('input[type="file"]')
    .setInputFiles(await floorPlan(page));
  await expect(room(page)).toContainText('parter.png');
  await press(it.stages.getByRole('button', { name: 'Szyny' }));
  await it.length.fill('500');
  await press(it.nextStep.getByRole('button', { name: 'Dodaj szynę' }));
  await it.drawing.press('n');
  await expect(it.described).toContainText('2 szyny, 10 m.');
  await press(it.stages.getByRole('button', { name: 'Oprawy' }));
  await it.expected(SPOT, 14);
  await expect(page.locator('svg').getByText('L14', { exact: true })).toBeVisible();
  return it;
}

async function placesOf(page: Page) {
  const width = await middleOf(dimension(page, 600), 'The width of the room');
  const length = await middleOf(dimension(page, 400), 'The length of the room');
  const upper = await middleOf(dimension(page, 500).first(), 'The length of the upper run');
  const first = await middleOf(page.locator('svg').getByText('L1', { exact: true }), 'L1');
  const seventh = await middleOf(page.locator('svg').getByText('L7', { exact: true }), 'L7');
  // 500 / 7 cm apart, the first half of that from the start.
  const pixel = (seventh.x - first.x) / ((6 * 500) / 7);
  const rail = { x: width.x - 250 * pixel, y: (upper.y + first.y) / 2 };
  return {
    on: (at: number): ScreenPosition => ({ x: rail.x + at * pixel, y: rail.y }),
    wall: (at: number): ScreenPosition => ({ x: rail.x + at * pixel, y: length.y - 200 * pixel }),
  };
}

async function saveAndReopen(
  page: Page,
  it: Configurator,
  press: Press,
  lookAt = async (_list: Locator) => {},
) {
  const name = unique('Galeria');
  await press(it.summaryButton);
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await press(page.getByRole('checkbox', { name: /rzut pomieszczenia/ }));
  await press(page.getByRole('button', { name: 'Zapisz zamówienie' }));
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  const opened = page.getByRole('link', { name: 'Otwórz stronę zamówienia' });
  await page.goto((await opened.getAttribute('href')) ?? '');

  const list = page.getByRole('table', { name: 'Oprawy na rysunku' });
  await press(page.getByRole('button', { name: 'Pokaż wszystkie (14)' }));
  await expect(list.getByRole('row')).toHaveCount(15);
  const aimed = list.getByRole('row', { name: /^L[2-5] / });
  await expect(aimed).toHaveCount(4);
  for (const row of await aimed.all()) await expect(row.getByRole('cell').last()).not.toHaveText(/^0/);
  await expect(page.getByRole('img', { name: /^Układ/ }).locator('image')).toHaveAttribute(
    'href',
    /^\/files\//,
  );
  await lookAt(list);

  await press(page.getByRole('link', { name: 'Edytuj w konfiguratorze' }));
  await expect(it.drawing).toBeVisible();
  await press(it.stages.getByRole('button', { name: 'Oprawy' }));
  await expect(page.locator('svg').getByText('L14', { exact: true })).toBeVisible();
  await it.drawing.press(']');
  await it.drawing.press(']');
  await expect(one(page)).toContainText('L2');
  await expect(one(page).getByRole('textbox', { name: 'Pochylenie' })).not.toHaveValue('0');
  await press(it.stages.getByRole('button', { name: 'Pokój' }));
  await expect(room(page)).toContainText('24 m²');
}

test('A gallery is planned by keyboard only', async ({ page }) => {
  test.slow();
  const byKey: Press = async (control) => {
    // Unlike a click, a key press does not wait for its control.
    await expect(control).toBeEnabled();
    await control.focus();
    const isCheckbox = (await control.getAttribute('type')) === 'checkbox';
    await control.press(isCheckbox ? 'Space' : 'Enter');
  };
  const it = await furnish(page, byKey);
  await it.drawing.press('*');
  await byKey(several(page).getByRole('button', { name: 'Rozmieść' }));
  await byKey(page.getByRole('button', { name: 'Rozłóż równo' }).first());
  await expect(it.undo).toHaveAccessibleName('Cofnij: rozłożenie 14 opraw');
  await page.keyboard.press('Escape');
  await it.drawing.press('Escape');
  await it.drawing.press(']');
  for (const number of [2, 3, 4, 5]) {
    await it.drawing.press(']');
    await expect(one(page)).toContainText(`L${number}`);
    await it.drawing.press('a');
    for (let press = 0; press < 5; press++) await it.drawing.press('Shift+ArrowUp');
    await it.drawing.press('Enter');
  }
  await expect(one(page).getByRole('textbox', { name: 'Na ścianie' })).toBeVisible();
  await saveAndReopen(page, it, byKey);
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('A gallery is planned with a finger', async ({ page }) => {
    test.slow();
    const tap: Press = (control) => control.tap();
    const it = await furnish(page, tap);
    await it.drawing.press('*');
    await several(page).getByRole('button', { name: 'Rozmieść' }).tap();
    await page.getByRole('button', { name: 'Rozłóż równo' }).first().tap();
    await several(page).getByRole('button', { name: 'Odznacz' }).tap();
    const { on, wall } = await placesOf(page);
    const spacing = 500 / 7;
    const session = await page.context().newCDPSession(page);
    for (const index of [1, 2, 3, 4]) {
      const [from, to] = [on((index + 0.5) * spacing), on((index + 0.7) * spacing)];
      await touch(session, 'touchStart', [from.x, from.y]);
      await touch(session, 'touchMove', [from.x + 8, from.y]);
      await touch(session, 'touchMove', [to.x, to.y]);
      await touch(session, 'touchEnd');
      await expect(it.undo).toHaveAccessibleName('Cofnij: przesunięcie oprawy');
      const aim = one(page).getByRole('button', { name: 'Skieruj' });
      // A tap soon after lifting the finger can count as a double tap.
      await aim.click();
      await expect(aim).toHaveAttribute('aria-pressed', 'true');
      await page.touchscreen.tap(wall(index * spacing).x, wall(index * spacing).y);
      await expect(it.undo).toHaveAccessibleName('Cofnij: skierowanie oprawy');
    }
    await saveAndReopen(page, it, tap);
  });
});
