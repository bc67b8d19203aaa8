import type { Page } from '@playwright/test';
import { configurator, openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const storedState = (page: Page, key = 'configurator') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test('The work is stored with every field of the specification, and restored by a reload on either line', async ({
  page,
}) => {
  await test.step('The state is stored under "configurator", with every field of the specification', async () => {
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

  await test.step('A reload during the work restores it with its undo and redo history', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await it.addRail({ length: 130, course: 'Narożnik w górę' });
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 8 W', 4);
    await it.openStage('Szyny');
    await it.addRail();
    await it.undo.click();
    await expect(it.described).toContainText('2 szyny, 3,3 m.');
    const total = await it.total('brutto').textContent();

    await page.reload();
    await expect(it.described).toContainText('2 szyny, 3,3 m.');
    await expect(it.total('brutto')).toHaveText(total as string);
    await it.redo.click();
    await expect(it.described).toContainText('3 szyny, 4,6 m.');
    await it.undo.click();
    await it.undo.click();
    await expect(it.line('Reflektor Nero 8 W')).toBeHidden();
    await expect(it.described).toContainText('2 szyny, 3,3 m.');
    await it.undo.click();
    await expect(it.described).toContainText('1 szyna, 2 m.');
  });

  await test.step('Started work of either line is offered, and a reset can be undone', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await page.getByRole('link', { name: 'STANDARD. Zmień linię produktów' }).click();
    await page.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
    await expect(it.described).toContainText('Nic jeszcze nie narysowano');
    await it.addRail({ length: 100 });
    await it.addRail({ length: 100 });
    // The specification's key belongs to the current line, the other line has its own.
    await expect.poll(async () => (await storedState(page))?.isMicro).toBe(true);
    expect((await storedState(page, 'configurator.standard'))?.isMicro).toBe(false);
    expect(await storedState(page, 'configurator.micro')).toBeNull();

    await page.goto('/');
    await page.getByRole('button', { name: 'MICRO11 — wróć do projektu: 2 szyny, 2 m' }).click();
    await expect(it.described).toContainText('2 szyny, 2 m.');
    await page.getByRole('link', { name: 'MICRO11. Zmień linię produktów' }).click();
    await page.getByRole('button', { name: 'Zacznij od nowa STANDARD' }).click();
    await expect(it.described).toContainText('Nic jeszcze nie narysowano');
    await it.undo.click();
    await expect(it.described).toContainText('1 szyna, 2 m.');
  });
});

test('Two tabs on one line synchronize, and neither loses the work of the other', async ({
  page,
  context,
}) => {
  const first = await openLine(page);
  const otherPage = await context.newPage();
  const second = await openLine(otherPage);
  await first.addRail({ length: 200 });
  await expect(second.described).toContainText('1 szyna, 2 m.');
  await second.addRail({ length: 100, course: 'Narożnik w dół' });
  await expect(first.described).toContainText('2 szyny, 3 m.');
  await second.openStage('Oprawy');
  await second.expected('Reflektor Nero 8 W', 2);
  await expect(first.line('Reflektor Nero 8 W')).toContainText('2 ×');
  await first.undo.click();
  await expect(configurator(otherPage).line('Reflektor Nero 8 W')).toBeHidden();
  await first.undo.click();
  await expect(second.described).toContainText('1 szyna, 2 m.');

  // An overload is asked about in its tab only.
  await second.openStage('Zasilanie');
  await otherPage.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
  await second.openStage('Oprawy');
  await first.length.focus();
  await second.expected('Reflektor Nero 8 W', 8);
  await expect(otherPage.getByRole('dialog', { name: 'Przekroczono moc zasilacza' })).toBeVisible();
  await expect(first.bill).toContainText(/Oprawy pobierają 64\sW, a moc zasilacza to 60\sW/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first.length).toBeFocused();
});

test('A tab that slept while another one worked loads that work before it writes', async ({
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
  await expect(second.described).toContainText('1 szyna, 2 m.');
  await first.addRail({ length: 100 });
  await first.openStage('Oprawy');
  await first.expected('Reflektor Nero 8 W', 2);
  await expect.poll(async () => (await storedState(page))?.plan.choices.bindings.length).toBe(1);
  await expect(second.described).toContainText('1 szyna, 2 m.');

  await sleeper.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(second.described).toContainText('2 szyny, 3 m.');
  await second.addRail({ length: 100 });
  await expect(first.described).toContainText('3 szyny, 4 m.');
  await expect(first.line('Reflektor Nero 8 W')).toContainText('2 ×');
});
