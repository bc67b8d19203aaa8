import { type Configurator, openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

async function drawThree(it: Configurator) {
  await it.addRail({ length: 200 });
  await it.addRail({ length: 130 });
  await it.addRail({ length: 100, course: 'Narożnik w dół' });
  await expect(it.described).toContainText('3 szyny, 4,3 m.');
}

test('Steps are undone, changed, removed and mirrored, each with its descendants', async ({ page }) => {
  await test.step('Undo, redo and remove last affect the last rail, and a new rail drops the redo history', async () => {
    const it = await openLine(page);
    await expect(it.undo).toBeHidden();
    await drawThree(it);
    await it.undo.click();
    await expect(it.described).toContainText('2 szyny, 3,3 m. Aktywny koniec: szyna 2, w prawo.');
    await it.redo.click();
    await expect(it.described).toContainText('3 szyny, 4,3 m. Aktywny koniec: szyna 3, w dół.');
    await expect(it.redo).toHaveAccessibleDescription('Nie ma czego ponawiać');

    const bin = it.tools.getByRole('button', { name: 'Usuń zaznaczone' });
    await expect(bin).toHaveAccessibleDescription('Nic nie jest zaznaczone');
    await it.drawing.press('Delete');
    await expect(it.described).toContainText('3 szyny, 4,3 m.');
    await it.drawing.press('Backspace');
    await it.steps.nth(1).click();
    await it.tools.getByRole('button', { name: 'Usuń szynę' }).click();
    await expect(it.described).toContainText('1 szyna, 2 m.');
    await it.drawing.press('Backspace');
    await expect(it.described).toContainText('1 szyna, 2 m.');
    await it.undo.click();
    await expect(it.described).toContainText('2 szyny, 3,3 m.');
    await it.addRail({ length: 300 });
    await expect(it.described).toContainText('3 szyny, 6,3 m.');
    await expect(it.redo).toHaveAccessibleDescription('Nie ma czego ponawiać');
  });

  await test.step('Any step can change length and course, and moves its descendants', async () => {
    const it = await startOver(page);
    await drawThree(it);
    await it.steps.nth(1).click();
    const editor = page.getByRole('form', { name: 'Zmiana szyny 2' });
    await editor.getByRole('textbox', { name: 'Długość w cm' }).fill('260');
    await editor.getByRole('button', { name: 'Zmień długość' }).click();
    await expect(it.described).toContainText('3 szyny, 5,6 m.');
    await editor.getByRole('button', { name: 'Narożnik w górę' }).click();
    // A right turn remains a right turn after the rail before it was rotated.
    await expect(it.described).toContainText('Aktywny koniec: szyna 3, w prawo.');
    await expect(it.line('Łącznik kątowy natynkowy')).toContainText('2 ×');
    await editor.getByRole('button', { name: 'Długość 200 cm' }).click();
    await editor.getByRole('button', { name: 'Łuk w dół' }).click();
    await expect(it.line('Szyna gięta natynkowa 200 cm')).toContainText('1 ×');
    await expect(editor.getByRole('textbox', { name: 'Długość w cm' })).toHaveAccessibleDescription(
      'promień 127 cm',
    );
    await expect(it.steps.nth(1)).toHaveText(/łuk w dół.*200 cm/i);
    await it.undo.click();
    await it.undo.click();
    await it.undo.click();
    await it.undo.click();
    await expect(it.steps).toHaveText([/200 cm/, /prosto w prawo.*130 cm/i, /narożnik w dół.*100 cm/i]);
  });

  await test.step('A step is removed with its descendants, the first one stays', async () => {
    const it = await startOver(page);
    await drawThree(it);
    await it.steps.nth(1).click();
    const editor = page.getByRole('form', { name: 'Zmiana szyny 2' });
    await editor.getByRole('button', { name: 'Usuń szynę i 1 dalszą' }).click();
    await expect(it.described).toContainText('1 szyna, 2 m. Aktywny koniec: szyna 1, w prawo.');
    await it.steps.first().click();
    const remove = page
      .getByRole('form', { name: 'Zmiana szyny 1' })
      .getByRole('button', { name: 'Usuń szynę', exact: true });
    await expect(remove).toHaveAccessibleDescription(/Pierwsza szyna zostaje/);
    await it.undo.click();
    await expect(it.described).toContainText('3 szyny, 4,3 m.');
  });

  await test.step('Removing a middle step moves the rest up or leaves it, as the visitor chooses', async () => {
    const it = await startOver(page);
    await drawThree(it);
    await it.steps.nth(1).click();
    await page.getByRole('button', { name: 'Usuń szynę, resztę dosuń' }).click();
    await expect(it.described).toContainText('2 szyny, 3 m.');
    await expect(it.steps).toHaveText([/200 cm/, /Narożnik w dół.*100 cm/]);
    await it.undo.click();
    await expect(it.steps).toHaveCount(3);
    await it.steps.nth(1).click();
    await page.getByRole('button', { name: 'Usuń szynę, resztę zostaw' }).click();
    await expect(it.described).toContainText('2 szyny, 3 m. 2 osobne ciągi.');
    await it.undo.click();
    await expect(it.steps).toHaveCount(3);
    await it.addRail({ length: 100, tee: true });
    await it.addRail({ length: 100 });
    await expect(it.steps).toHaveCount(5);
    await it.openEnds.filter({ hasText: 'Szyna 4' }).click();
    await it.addRail({ length: 100 });
    await it.steps.nth(3).click();
    await expect(page.getByRole('button', { name: 'Usuń szynę, resztę dosuń' })).toHaveAccessibleDescription(
      'Dołączono do niej kilka szyn, a na jej miejsce pasuje tylko jedna.',
    );
  });

  await test.step('A run is mirrored, and undo names its edit', async () => {
    const it = await startOver(page);
    await drawThree(it);
    await it.steps.first().click();
    await page.getByRole('button', { name: 'Odbij ciąg' }).click();
    await expect(it.steps).toHaveText([/200 cm/, /Prosto w lewo.*130 cm/, /Narożnik w dół.*100 cm/]);
    await expect(it.undo).toHaveAccessibleName(/^Cofnij: .*odbi/i);
    await it.undo.click();
    await expect(it.undo).toHaveAccessibleName('Cofnij: szyna 100 cm');
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 20 W', 6);
    await expect(it.undo).toHaveAccessibleName('Cofnij: 6 × Reflektor Nero 20 W, kolor czarny');
  });
});

test('Choices are undone like rails, and survive a reset', async ({ page }) => {
  await test.step('Reset asks first, clears the drawing, retains the choices, removes the stored state, and can be undone until the page closes', async () => {
    const it = await openLine(page);
    await drawThree(it);
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 8 W', 2);
    const reset = await it.tool('Zacznij od nowa');
    const dialog = page.getByRole('dialog', { name: 'Zacząć od nowa?' });
    await reset.click();
    await dialog.getByRole('button', { name: 'Anuluj' }).click();
    await expect(it.described).toContainText('3 szyny, 4,3 m.');
    await reset.click();
    await dialog.getByRole('button', { name: 'Wyczyść rysunek' }).click();
    await expect(it.described).toContainText('Nic jeszcze nie narysowano');
    await expect(it.line('Reflektor Nero 8 W')).toContainText('2 ×');

    const stored = () => page.evaluate(() => localStorage.getItem('configurator'));
    await expect.poll(stored).toBeNull();
    await it.undo.click();
    await expect(it.described).toContainText('3 szyny, 4,3 m.');
    await expect.poll(stored).not.toBeNull();

    await reset.click();
    await dialog.getByRole('button', { name: 'Wyczyść rysunek' }).click();
    await expect.poll(stored).toBeNull();
    await page.reload();
    await expect(it.described).toContainText('Nic jeszcze nie narysowano');
    await page.goto('/projekty');
    await expect(page.getByRole('listitem').filter({ hasText: '2 oprawy · 4,3 m' }).first()).toBeVisible();
    await page.goto('/standard');
    await expect(it.drawing).toBeVisible();
  });

  await test.step('Undo reverts colour, luminaires and name like rails, and continuous typing in one step', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await page.getByRole('radio', { name: 'Biały' }).click();
    await expect(it.line('MT0002')).toBeVisible();
    await it.openStage('Oprawy');
    const pieces = page.getByRole('textbox', { name: 'Liczba sztuk: Reflektor Nero 8 W', exact: true });
    await pieces.focus();
    await page.keyboard.type('1');
    await expect(it.line('Reflektor Nero 8 W')).toContainText('1 ×');
    await page.keyboard.type('2');
    await expect(it.line('Reflektor Nero 8 W')).toContainText('12 ×');
    await it.undo.click();
    await expect(it.line('Reflektor Nero 8 W')).toBeHidden();
    await it.undo.click();
    await expect(it.line('MT0001')).toBeVisible();
    await expect(it.described).toContainText('1 szyna, 2 m.');
    await it.redo.click();
    await it.redo.click();
    await expect(it.line('Reflektor Nero 8 W')).toContainText('12 ×');
  });
});

test('Separate runs, T connectors, disabled ends and long lists of steps', async ({ page }) => {
  await test.step('A separate run of rails is started, moved, turned, duplicated, removed and undone, by keys and card', async () => {
    const it = await openLine(page);
    await it.addRail({ length: 200 });
    await (await it.tool('Dodaj osobny ciąg szyn')).press('Enter');
    await expect(it.described).toContainText(
      '2 szyny, 4 m. 2 osobne ciągi. Aktywny koniec: szyna 2, w prawo.',
    );
    await it.addRail({ length: 100 });
    await page.getByRole('button', { name: /Początek ciągu 2/ }).click();
    const card = page.getByRole('form', { name: 'Zmiana szyny 2' });
    await card.getByRole('button', { name: 'Obróć ciąg' }).click();
    await card.getByRole('button', { name: 'Przesuń ciąg o 10 cm w dół' }).click();
    await it.openEnds.filter({ hasText: 'Szyna 3' }).click();
    await expect(it.described).toContainText('Aktywny koniec: szyna 3, w dół.');

    await it.drawing.focus();
    await page.keyboard.press('d');
    await expect(it.described).toContainText('5 szyn, 8 m. 3 osobne ciągi.');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('o');
    await page.keyboard.press('Delete');
    await expect(it.described).toContainText('3 szyny, 5 m. 2 osobne ciągi.');
    for (const words of ['5 szyn', '5 szyn', '5 szyn', '3 szyny']) {
      await it.undo.click();
      await expect(it.described).toContainText(words);
    }

    await it.steps.nth(0).click();
    await page
      .getByRole('form', { name: 'Zmiana szyny 1' })
      .getByRole('button', { name: 'Usuń szynę', exact: true })
      .click();
    await expect(it.described).toContainText('2 szyny, 3 m. Aktywny koniec');
    await it.steps.nth(0).click();
    await expect(page.getByRole('button', { name: 'Usuń szynę i 1 dalszą' })).toHaveAccessibleDescription(
      /Pierwsza szyna zostaje/,
    );
  });

  await test.step('A disabled end takes no rail, but has its cap', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200, tee: true });
    await expect(it.openEnds).toHaveCount(3);
    await it.steps.first().click();
    const editor = page.getByRole('form', { name: 'Zmiana szyny 1' });
    await editor.getByRole('checkbox', { name: 'lewy' }).uncheck();
    await expect(it.openEnds).toHaveText([/w prawo/, /w dół.*T/]);
    await expect(it.line('Zaślepka natynkowa')).toContainText('3 ×');
  });

  await test.step('On a T at the start the first rail follows its preview, and the third end goes straight on', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 400, tee: true });
    await expect(it.described).toContainText('Aktywny koniec: szyna 1, w lewo.');
    await it.addRail({ length: 100, course: 'Narożnik w górę' });
    await expect(it.steps.nth(1)).toHaveText(/narożnik w górę.*100 cm/i);
    await it.undo.click();
    await it.openEnds.filter({ hasText: 'w prawo' }).click();
    await it.addRail({ length: 100 });
    await expect(it.steps.nth(1)).toHaveText(/prosto w prawo.*100 cm/i);
    await expect(it.described).toContainText('Aktywny koniec: szyna 2, w prawo.');
    await it.openEnds.filter({ hasText: 'w dół' }).click();
    await expect(it.nextStep.getByRole('button', { name: 'Narożnik w prawo' })).toHaveAccessibleDescription(
      'Z trójnika szyna wychodzi tylko prosto.',
    );
    await it.addRail({ length: 100 });
    await expect(it.described).toContainText('3 szyny, 6 m. Aktywny koniec: szyna 3, w dół.');
  });

  await test.step('The list filters many steps by number, length or kind, and Enter selects one', async () => {
    const it = await startOver(page);
    const search = page.getByRole('searchbox', { name: 'Szukaj: numer, długość, rodzaj' });
    await it.addRail({ length: 200 });
    await it.addRail({ length: 100, course: 'Łuk w dół' });
    for (let steps = 2; steps < 12; steps++) await it.addRail({ length: 120 });
    await expect(it.steps).toHaveCount(12);
    await expect(search).toBeHidden();
    await it.addRail({ length: 120 });

    await search.fill('łuk');
    await expect(it.steps).toHaveText([/^2łuk w .*100 cm$/i]);
    await expect(page.getByRole('status').filter({ hasText: 'Znaleziono: 1' })).toBeVisible();
    await search.fill('120');
    await expect(it.steps).toHaveCount(11);
    await search.fill('7');
    await search.press('Enter');
    await expect(page.getByRole('form', { name: 'Zmiana szyny 7' })).toBeVisible();
    await expect(it.steps).toHaveAttribute('aria-pressed', 'true');
    await search.fill('schody');
    await expect(page.getByRole('status').filter({ hasText: 'Znaleziono: 0' })).toBeVisible();
    await expect(it.steps).toHaveCount(0);
    await search.fill('');
    await expect(it.steps).toHaveCount(13);
  });
});

test('Crossing rails are reported with a link to the step, and drawing continues', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 100, course: 'Narożnik w dół' });
  await it.addRail({ length: 150, course: 'Narożnik w lewo' });
  await it.addRail({ length: 200, course: 'Narożnik w górę' });
  const problem = it.bill
    .getByRole('listitem')
    .filter({ hasText: 'Szyny 1 i 4 przecinają się lub nakładają' });
  await expect(problem).toBeVisible();

  await it.summaryButton.click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const question = page.getByRole('dialog', { name: 'Zapisać z tymi uwagami?' });
  await question.getByRole('button', { name: 'Zapisz mimo to' }).click();
  await page.getByRole('link', { name: 'Otwórz stronę' }).waitFor();
  const order = await page.getByRole('link', { name: 'Otwórz stronę' }).getAttribute('href');
  await page.getByRole('button', { name: 'Wróć do rysunku' }).click();
  await problem.getByRole('button', { name: 'Pokaż na rysunku' }).click();
  const editor = page.getByRole('form', { name: 'Zmiana szyny 1' });
  await expect(editor).toBeVisible();
  const shorten = problem.getByRole('button', { name: /^Skróć szynę 4 do \d+ cm/ });
  await shorten.click();
  await expect(problem).toBeHidden();
  await it.summaryButton.click();
  await expect(page.getByRole('button', { name: 'Zapisz zamówienie' })).toBeVisible();

  await page.goto(order as string);
  await expect(page.getByText('Szyny 1 i 4 przecinają się lub nakładają')).toBeVisible();
});
