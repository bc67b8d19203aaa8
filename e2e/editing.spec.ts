import { type Configurator, openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

async function drawThree(it: Configurator) {
  await it.addRail({ length: 200 });
  await it.addRail({ length: 130 });
  await it.addRail({ length: 100, course: 'Narożnik w dół' });
  await expect(it.described).toContainText('3 szyny, 4,3 m.');
}

test('Any step can change length and course, and an end is disabled', async ({ page }) => {
  await test.step('Any step can change length and course, and moves its descendants', async () => {
    const it = await openLine(page);
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
});
