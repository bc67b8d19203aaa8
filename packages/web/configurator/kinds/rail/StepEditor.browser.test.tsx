import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openEditor, THREE } from '../../testing/editor.tsx';

it('changes length and shape of a rail, which carries the rails after it', async () => {
  const editor = await openEditor(THREE);
  await editor.steps.nth(1).click();
  const card = editor.card(2);
  const length = card.getByRole('textbox', { name: 'Length in cm' });
  await length.fill('260');
  await card.getByRole('button', { name: 'Set length' }).click();
  await editor.expectDescribed('3 rails, 5.6 m.');
  await card.getByRole('button', { name: 'Corner up' }).click();
  // A right turn remains a right turn after the rail before it was rotated.
  await editor.expectDescribed('Active end: rail 3, facing right.');
  await editor.button('Show the bill').click();
  await expect.element(editor.line('angleConnector')).toHaveTextContent('2 ×');
  await card.getByRole('button', { name: 'Length 200 cm' }).click();
  await card.getByRole('button', { name: 'Bend down' }).click();
  await expect.element(editor.line('bentRail200')).toHaveTextContent('1 ×');
  await expect.element(length).toHaveAccessibleDescription('radius 127 cm');
  await expect.element(editor.steps.nth(1)).toHaveTextContent(/bend down.*200 cm/i);
  for (let edits = 0; edits < 4; edits++) await editor.undo.click();
  await expect.element(editor.steps.nth(1)).toHaveTextContent(/straight right.*130 cm/i);
  await expect.element(editor.steps.nth(2)).toHaveTextContent(/corner down.*100 cm/i);
});

it('deletes a rail with those after it; the first rail stays', async () => {
  const editor = await openEditor(THREE);
  await editor.steps.nth(1).click();
  await editor.card(2).getByRole('button', { name: 'Delete rail and 1 after it' }).click();
  await editor.expectDescribed('1 rail, 2 m. Active end: rail 1, facing right.');
  await editor.steps.first().click();
  await expect
    .element(editor.card(1).getByRole('button', { name: 'Delete rail', exact: true }))
    .toHaveAccessibleDescription(/The first rail stays/);
  await editor.undo.click();
  await editor.expectDescribed('3 rails, 4.3 m.');
});

it('closes the gap of a deleted rail or leaves the rest, as chosen', async () => {
  const editor = await openEditor(THREE);
  await editor.steps.nth(1).click();
  await editor.button('Delete rail, close the gap').click();
  await editor.expectDescribed('2 rails, 3 m.');
  await expect.element(editor.steps.nth(1)).toHaveTextContent(/Corner down.*100 cm/);
  await editor.undo.click();
  await editor.steps.nth(1).click();
  await editor.button('Delete rail, leave the rest').click();
  await editor.expectDescribed('2 rails, 3 m. 2 separate runs.');
  await editor.undo.click();
  await expect.poll(() => editor.steps.elements().length).toBe(3);
});

it('explains why no gap closes behind a tee with several rails', async () => {
  const editor = await openEditor(THREE);
  await editor.addRail({ length: 100, tee: true });
  await editor.addRail({ length: 100 });
  await expect.poll(() => editor.steps.elements().length).toBe(5);
  await editor.openEnds.filter({ hasText: 'Rail 4' }).click();
  await editor.addRail({ length: 100 });
  await editor.steps.nth(3).click();
  await expect
    .element(editor.button('Delete rail, close the gap'))
    .toHaveAccessibleDescription('Several rails are attached to it, but only one fits in its place.');
});

it('mirrors a run, and undo names the edit', async () => {
  const editor = await openEditor(THREE);
  await editor.steps.first().click();
  await editor.button('Mirror the run').click();
  await expect.element(editor.steps.nth(1)).toHaveTextContent(/Straight left.*130 cm/);
  await expect.element(editor.steps.nth(2)).toHaveTextContent(/Corner down.*100 cm/);
  await expect.element(editor.undo).toHaveAccessibleName('Undo: run mirrored');
});

it('starts, moves, rotates, duplicates and deletes a separate run, by card and keys', async () => {
  const editor = await openEditor();
  await editor.addRail({ length: 200 });
  await editor.press('n');
  await editor.expectDescribed('2 rails, 4 m. 2 separate runs. Active end: rail 2, facing right.');
  await editor.addRail({ length: 100 });
  await editor.button(/First rail of run 2/).click();
  const card = editor.card(2);
  await card.getByRole('button', { name: 'Rotate the run' }).click();
  await card.getByRole('button', { name: 'Move the run 10 cm down' }).click();
  await editor.openEnds.filter({ hasText: 'Rail 3' }).click();
  await editor.expectDescribed('Active end: rail 3, facing down.');
  await editor.press('d');
  await editor.expectDescribed('5 rails, 8 m. 3 separate runs.');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}o{Delete}');
  await editor.expectDescribed('3 rails, 5 m. 2 separate runs.');
  for (const rails of ['5 rails', '5 rails', '5 rails', '3 rails']) {
    await editor.undo.click();
    await editor.expectDescribed(rails);
  }
  await editor.steps.first().click();
  await editor.card(1).getByRole('button', { name: 'Delete rail', exact: true }).click();
  await editor.expectDescribed('2 rails, 3 m. Active end');
  await editor.steps.first().click();
  await expect
    .element(editor.button('Delete rail and 1 after it'))
    .toHaveAccessibleDescription(/The first rail stays/);
});

it('turns off an end, which then takes no rail but has its cap', async () => {
  const editor = await openEditor();
  await editor.addRail({ length: 200, tee: true });
  await expect.poll(() => editor.openEnds.elements().length).toBe(3);
  await editor.steps.first().click();
  const left = editor.card(1).getByRole('checkbox', { name: 'left' });
  await left.click();
  await expect.element(left).not.toBeChecked();
  await expect
    .poll(() => editor.openEnds.elements().map((end) => end.textContent))
    .toEqual([expect.stringContaining('right'), expect.stringMatching(/down.*T/)]);
  await editor.button('Show the bill').click();
  await expect.element(editor.line('endCap')).toHaveTextContent('3 ×');
});
