import type { Page } from '@playwright/test';
import { configurator, openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const storedState = (page: Page, key = 'configurator') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test('A reload in the middle of the work gives it back, with what can be undone and redone', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 130, course: 'Narożnik w górę' });
  await it.openStage('Oprawy');
  await it.want('Reflektor Nero 8 W', 4);
  await it.openStage('Szyny');
  await it.addRail();
  await it.undo.click();
  await expect(it.described).toContainText('2 kroki, 3,3 m.');
  const total = await it.total('brutto').textContent();

  await page.reload();
  await expect(it.described).toContainText('2 kroki, 3,3 m.');
  await expect(it.total('brutto')).toHaveText(total as string);
  await it.redo.click();
  await expect(it.described).toContainText('3 kroki, 4,6 m.');
  await it.undo.click();
  await it.undo.click();
  await expect(it.line('Reflektor Nero 8 W')).toBeHidden();
  await expect(it.described).toContainText('2 kroki, 3,3 m.');
  await it.undo.click();
  await expect(it.described).toContainText('1 krok, 2 m.');
});

test('What was begun on either line is offered back, and a fresh start can be taken back', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await page.getByRole('link', { name: 'STANDARD. Zmień linię produktów' }).click();
  await page.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
  await expect(it.described).toContainText('Nic jeszcze nie narysowano');
  await it.addRail({ length: 100 });
  await it.addRail({ length: 100 });
  await expect.poll(async () => (await storedState(page, 'configurator.micro'))?.isMicro).toBe(true);

  await page.goto('/');
  await page.getByRole('button', { name: 'MICRO11 — wróć do projektu: 2 kroki, 2 m' }).click();
  await expect(it.described).toContainText('2 kroki, 2 m.');
  await page.getByRole('link', { name: 'MICRO11. Zmień linię produktów' }).click();
  await page.getByRole('button', { name: 'Zacznij od nowa STANDARD' }).click();
  await expect(it.described).toContainText('Nic jeszcze nie narysowano');
  await it.undo.click();
  await expect(it.described).toContainText('1 krok, 2 m.');
});

test('The state is stored under "configurator", with every field of the specification', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 100, course: 'Narożnik w dół' });
  await it.addRail({ length: 350 });
  await it.undo.click();
  await it.scale.click();
  const isWritten = async () => {
    const frame = (await storedState(page))?.frame;
    return [frame?.steps.length, frame?.copySteps.length, (await storedState(page))?.zoom];
  };
  await expect.poll(isWritten).toEqual([2, 3, 1]);
  const state = await storedState(page);
  expect(state).toMatchObject({
    isMicro: false,
    zoom: 1,
    rotate: 0,
    backgroundSizeZoom: 40,
    isCurved: false,
    isTLayout: false,
    isFrameFromTLayout: false,
    previewBase64: expect.stringMatching(/^[\w+/]+=*$/),
    previousStepId: state.frame.steps[1].id,
    frame: {
      frameLength: 350,
      directionFrameSide: 'right',
      directionFrame: 'straight',
      lastDirectionFrameLeft: 'default',
      lastDirectionFrameRight: 'straight-vertical-down',
      isStart: false,
      frameLength100: 1,
      frameLength200: 1,
      entries: [
        { end: 'left', active: true },
        { end: 'right', active: true },
      ],
      rightSide: { active: true, count: 1 },
      leftSide: { active: false, count: 0 },
      premadeOption: null,
    },
  });
  expect(state.frame.steps[1]).toEqual({
    id: expect.any(String),
    frameLength: 100,
    previousStepId: state.frame.steps[0].id,
    directionFrameSide: 'right',
    directionFrame: 'right',
    directionInternalFrame: 'straight-vertical-down',
    isCurved: false,
    isTLayout: false,
    isTLayoutStart: false,
    isFrameFromTLayout: false,
    position: { x: 100, y: 0 },
  });
});

for (const [kind, stored] of [
  ['no JSON', 'garbage'],
  ['JSON of another shape', '{"zoom":"large","frame":[1,2,3]}'],
] as const)
  test(`A stored state that is ${kind} is set aside, and the visitor starts afresh and is told`, async ({
    page,
  }) => {
    await page.addInitScript((state) => {
      if (!sessionStorage.getItem('damaged')) localStorage.setItem('configurator', state);
      sessionStorage.setItem('damaged', 'once');
    }, stored);
    const it = await openLine(page);
    await expect(it.described).toContainText('Nic jeszcze nie narysowano');
    const notice = page.getByRole('status').filter({ hasText: 'Zapamiętany projekt był uszkodzony' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Rozumiem' }).click();
    await expect(notice).toBeHidden();
    await it.addRail({ length: 200 });
    expect(await page.evaluate(() => Object.values(localStorage))).toContain(stored);

    await page.reload();
    await expect(it.described).toContainText('1 krok, 2 m.');
    await expect(notice).toBeHidden();
  });

test('A full storage is told, the work goes on, and is kept once there is room', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (Object.hasOwn(window, 'isStorageFull')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const it = await openLine(page);
  await page.evaluate(() => Object.assign(window, { isStorageFull: true }));
  await it.addRail({ length: 200 });
  const notice = page.getByRole('alert').filter({ hasText: 'Pamięć przeglądarki jest pełna' });
  await expect(notice).toBeVisible();
  await it.addRail({ length: 200 });
  await expect(it.described).toContainText('2 kroki, 4 m.');
  await expect(it.total('netto')).toBeVisible();
  expect(await storedState(page)).toBeNull();

  // Room is made just as the visitor asks for another try: a change still to be written would make the notice go.
  await page.evaluate(() => {
    const makeRoom = () => Reflect.deleteProperty(window, 'isStorageFull');
    addEventListener('click', makeRoom, { capture: true, once: true });
  });
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(notice).toBeHidden();
  expect((await storedState(page)).frame.steps).toHaveLength(2);
});

test('Two tabs on one line follow each other, and neither loses the work of the other', async ({
  page,
  context,
}) => {
  const first = await openLine(page);
  const otherPage = await context.newPage();
  const second = await openLine(otherPage);
  await first.addRail({ length: 200 });
  await expect(second.described).toContainText('1 krok, 2 m.');
  await second.addRail({ length: 100, course: 'Narożnik w dół' });
  await expect(first.described).toContainText('2 kroki, 3 m.');
  await second.openStage('Oprawy');
  await second.want('Reflektor Nero 8 W', 2);
  await expect(first.line('Reflektor Nero 8 W')).toContainText('2 ×');
  await first.undo.click();
  await expect(configurator(otherPage).line('Reflektor Nero 8 W')).toBeHidden();
  await first.undo.click();
  await expect(second.described).toContainText('1 krok, 2 m.');

  // What one tab loads above the supply is asked there; whoever types in the other goes on.
  await second.openStage('Zasilanie');
  await otherPage.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
  await second.openStage('Oprawy');
  await first.length.focus();
  await second.want('Reflektor Nero 8 W', 8);
  await expect(otherPage.getByRole('dialog', { name: 'Przekroczono moc zasilacza' })).toBeVisible();
  await expect(first.bill).toContainText(/Oprawy pobierają 64\sW, a zasilacz daje 60\sW/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first.length).toBeFocused();
});

test('A tab that slept while another one went on takes over its work before it writes', async ({
  page,
  context,
}) => {
  const first = await openLine(page);
  await first.addRail({ length: 200 });
  await expect.poll(async () => (await storedState(page))?.frame.steps.length).toBe(1);
  const sleeper = await context.newPage();
  await sleeper.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await sleeper.goto('/');
  await sleeper.getByRole('button', { name: /^STANDARD — wróć do projektu/ }).click();
  const second = configurator(sleeper);
  await expect(second.described).toContainText('1 krok, 2 m.');
  await first.addRail({ length: 100 });
  await first.openStage('Oprawy');
  await first.want('Reflektor Nero 8 W', 2);
  await expect.poll(async () => (await storedState(page))?.plan.choices.bindings.length).toBe(1);
  await expect(second.described).toContainText('1 krok, 2 m.');

  await sleeper.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(second.described).toContainText('2 kroki, 3 m.');
  await second.addRail({ length: 100 });
  await expect(first.described).toContainText('3 kroki, 4 m.');
  await expect(first.line('Reflektor Nero 8 W')).toContainText('2 ×');
});

test('Where the browser keeps nothing at all, that is told, and drawing and saving go on', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Przeglądarka nie pozwala zapisywać danych' }),
  ).toBeVisible();
  await it.summaryButton.click();
  const name = unique('Bez pamięci');
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  expect(await shop.ordersNamed(name)).toHaveLength(1);
});

/** What reads and writes the storage, which comes after the first picture. */
const STORAGE = '**/assets/browserStorage-*.js';

test('Work that is done before the storage can be written is kept as soon as it can', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(STORAGE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/standard');
  const it = configurator(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 100 });
  await expect(it.total('netto')).toBeVisible();
  expect(await storedState(page)).toBeNull();
  release();
  await expect.poll(async () => (await storedState(page))?.frame.steps.length).toBe(2);
  await page.reload();
  await expect(it.described).toContainText('2 kroki, 3 m.');
});

test('Where the storage cannot be written yet, that is told, and another try keeps the work', async ({
  page,
  faults,
}) => {
  faults.allow(/browserStorage/);
  await page.route(STORAGE, (route) => route.abort());
  await page.goto('/standard');
  const it = configurator(page);
  await it.addRail({ length: 200 });
  const notice = page.getByRole('alert').filter({ hasText: 'Przeglądarka nie pozwala zapisywać danych' });
  await expect(notice).toBeVisible();
  // The view is written too, once it has rested: that may be the other try, and take the button away.
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).focus();
  await page.unroute(STORAGE);
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  expect((await storedState(page)).frame.steps).toHaveLength(1);
});

test('Begun work that cannot be read is not opened afresh, and another try opens it', async ({
  page,
  faults,
}) => {
  faults.allow(/browserStorage/);
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await expect.poll(async () => (await storedState(page))?.frame.steps.length).toBe(1);
  await page.route(STORAGE, (route) => route.abort());
  await page.reload();
  const retry = page.getByRole('button', { name: 'Spróbuj ponownie' });
  await expect(retry).toBeVisible();
  await page.unroute(STORAGE);
  await retry.click();
  await expect(it.described).toContainText('1 krok, 2 m.');
});

/** Puts a floor plan where the browser keeps them. */
const storedPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('lumitor.pictures', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('pictures', 'readwrite');
          transaction.objectStore('pictures').put({ picture: new Blob(['x']), since: Date.now() }, 'plan');
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
        opening.onerror = fail;
      }),
  );

/** All that the browser keeps of the product, by its keys. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name as string));
      for (const store of database.objectStoreNames)
        for (const key of await answered(database.transaction(store).objectStore(store).getAllKeys()))
          keys.push(`${store} ${key}`);
      database.close();
    }
    return keys;
  });

test('Erased from this browser, nothing of plans, pictures, drafts, ticks and saves is left, in no tab', async ({
  page,
  context,
  shop,
}) => {
  const order = await shop.storeOrder(unique('Odhaczany'));
  const site = await context.newPage();
  await site.goto(`/pobierz/${order}?montaz=`);
  await site.getByRole('checkbox').first().check();
  const micro = await context.newPage();
  await (await openLine(micro, 'MICRO11')).addRail({ length: 100 });
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(unique('Zapisany'));
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  await storedPicture(page);
  expect((await keptBy(page)).sort()).toEqual(
    ['configurator', 'configurator.micro', 'pictures plan', 'saves standard', `mounting.${order}`].sort(),
  );

  await page.getByRole('button', { name: 'Kontakt i informacje' }).click();
  await page.getByRole('button', { name: 'Usuń z tej przeglądarki…' }).click();
  const asked = page.getByRole('dialog', { name: 'Usunąć wszystko z tej przeglądarki?' });
  for (const what of [
    'projekty STANDARD i MICRO11',
    'rzuty i widoki',
    'zapytania',
    'list montażowych',
    'partnera',
  ])
    await expect(asked).toContainText(what);
  await asked.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();

  await page.getByRole('button', { name: 'Kontakt i informacje' }).click();
  await page.getByRole('button', { name: 'Usuń z tej przeglądarki…' }).click();
  await asked.getByRole('button', { name: 'Usuń wszystko' }).click();
  const done = page.getByRole('dialog', { name: 'Usunięto' });
  await expect(done).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
  await done.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('button', { name: 'Projektuj w STANDARD' })).toBeVisible();
  await expect(site.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(configurator(micro).described).toContainText('Nic jeszcze nie');
  await micro.reload();
  await expect(configurator(micro).described).toContainText('Nic jeszcze nie');
});
