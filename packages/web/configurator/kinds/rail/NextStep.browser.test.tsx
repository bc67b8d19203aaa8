import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openEditor, THREE } from '../../testing/editor.tsx';

it('follows the preview on a tee at the start; its third end goes straight on only', async () => {
  const editor = await openEditor();
  await editor.addRail({ length: 400, tee: true });
  await editor.expectDescribed('Active end: rail 1, facing left.');
  await editor.addRail({ length: 100, course: 'Corner up' });
  await expect.element(editor.steps.nth(1)).toHaveTextContent(/corner up.*100 cm/i);
  await editor.undo.click();
  await editor.openEnds.filter({ hasText: 'right' }).click();
  await editor.addRail({ length: 100 });
  await expect.element(editor.steps.nth(1)).toHaveTextContent(/straight right.*100 cm/i);
  await editor.expectDescribed('Active end: rail 2, facing right.');
  await editor.openEnds.filter({ hasText: 'down' }).click();
  await expect
    .element(editor.next.getByRole('button', { name: 'Corner right' }))
    .toHaveAccessibleDescription('A rail can only leave a tee straight on.');
  await editor.addRail({ length: 100 });
  await editor.expectDescribed('3 rails, 6 m. Active end: rail 3, facing down.');
});

it('undoes, redoes and removes the last rail; a new rail drops the redo history', async () => {
  const editor = await openEditor();
  await expect.element(editor.undo).not.toBeInTheDocument();
  await editor.addRail({ length: 200 });
  await editor.addRail({ length: 130 });
  await editor.addRail({ length: 100, course: 'Corner down' });
  await editor.undo.click();
  await editor.expectDescribed('2 rails, 3.3 m. Active end: rail 2, facing right.');
  await editor.redo.click();
  await editor.expectDescribed('3 rails, 4.3 m. Active end: rail 3, facing down.');
  await expect.element(editor.redo).toHaveAccessibleDescription('Nothing to redo');
  await editor.press('{Delete}');
  await editor.expectDescribed('3 rails, 4.3 m.');
  await editor.press('{Backspace}');
  await editor.expectDescribed('2 rails, 3.3 m.');
  await editor.steps.nth(1).click();
  await editor.tools.getByRole('button', { name: 'Delete rail' }).click();
  await editor.expectDescribed('1 rail, 2 m.');
  await editor.press('{Backspace}');
  await editor.expectDescribed('1 rail, 2 m.');
  await editor.undo.click();
  await editor.expectDescribed('2 rails, 3.3 m.');
  await editor.addRail({ length: 300 });
  await editor.expectDescribed('3 rails, 6.3 m.');
  await expect.element(editor.redo).toHaveAccessibleDescription('Nothing to redo');
});

it('is shown in the step of rails only; a digit on the drawing types a length in any step', async () => {
  const editor = await openEditor(THREE);
  await editor.openStage('Luminaires');
  await expect.element(editor.next).not.toBeInTheDocument();
  await expect.element(editor.plus).not.toBeInTheDocument();
  await editor.press('3');
  await expect.element(editor.length).toHaveValue('3');
  await expect.element(editor.length).toHaveFocus();
  await editor.steps.first().click();
  await expect.element(editor.card(1)).toBeVisible();
  await editor.press('4');
  await expect.element(editor.length).toHaveValue('4');
  await expect.element(editor.length).toHaveFocus();
});

it('draws by keys: digits, arrows, Enter, brackets and letters', async () => {
  const editor = await openEditor();
  await editor.press('2');
  await userEvent.keyboard('50');
  await expect.element(editor.length).toHaveValue('250');
  await userEvent.keyboard('{Enter}');
  await editor.expectDescribed('1 rail, 2.5 m. Active end: rail 1, facing right.');
  await expect.element(editor.drawing).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await editor.expectDescribed('Next: 250 cm. Corner down.');
  await userEvent.keyboard('t');
  await editor.expectDescribed('With a tee.');
  await userEvent.keyboard('{Enter}');
  await editor.expectDescribed('2 rails, 5 m. Active end: rail 2, facing right.');
  await userEvent.keyboard('[[');
  await editor.expectDescribed('Active end: rail 1, facing left.');
  await userEvent.keyboard('c{ArrowUp}');
  await editor.expectDescribed('Next: 200 cm. Bend up.');
  await userEvent.keyboard('c{ArrowLeft}{Enter}');
  await editor.expectDescribed('3 rails, 7.5 m.');
  await userEvent.keyboard(']');
  await editor.expectDescribed('Active end: rail 2,');
  await userEvent.keyboard('{Enter}{Backspace}');
  await editor.expectDescribed('3 rails, 7.5 m.');
  await userEvent.keyboard('{Control>}z{/Control}');
  await editor.expectDescribed('4 rails, 10 m.');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await editor.expectDescribed('3 rails, 7.5 m.');
});

it('deletes a rail selected in the list, with those after it, by Delete', async () => {
  const editor = await openEditor(THREE);
  (editor.steps.nth(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(editor.card(2)).toBeVisible();
  await editor.press('{Delete}');
  await editor.expectDescribed('1 rail, 2 m.');
});

it('takes letters as text while a field has the focus, but undoes by keys there', async () => {
  const editor = await openEditor(THREE);
  await editor.addRail({ length: 200 });
  await editor.length.fill('');
  await userEvent.keyboard('tcfr[[]');
  await expect.element(editor.length).toHaveValue('tcfr[]');
  await editor.expectDescribed('4 rails, 6.3 m.');
  await expect.element(editor.described).not.toHaveTextContent('With a tee');
  await userEvent.keyboard('{Control>}a{/Control}200{Control>}z{/Control}');
  await editor.expectDescribed('4 rails, 6.3 m.');
  await expect.element(editor.length).toHaveFocus();
});

it('lists the keys on a question mark, and returns the focus to the drawing', async () => {
  const editor = await openEditor(THREE);
  await editor.press('?');
  const help = editor.screen.getByRole('dialog', { name: 'Keys and gestures' });
  await expect.element(help).toHaveTextContent('adds the rail');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(editor.drawing).toHaveFocus();
});
