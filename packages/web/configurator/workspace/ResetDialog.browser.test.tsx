import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadStorage } from '../../visitor/persistence.ts';
import { IN_USE } from '../../visitor/stateKeys.ts';
import { openEditor, THREE } from '../testing/editor.tsx';

const stored = () => localStorage.getItem(IN_USE);

it('asks first, clears drawing and stored state, retains the choices, and undo restores the drawing', async () => {
  const editor = await openEditor(THREE);
  await loadStorage();
  await editor.openStage('Luminaires');
  await editor.setQuantity('Luminaire a', 2);
  await expect.poll(stored).not.toBeNull();
  const reset = await editor.tool('Start over');
  const dialog = editor.screen.getByRole('dialog', { name: 'Start over?' });
  await reset.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await editor.expectDescribed('3 rails, 4.3 m.');
  await reset.click();
  await dialog.getByRole('button', { name: 'Clear the drawing' }).click();
  await editor.expectDescribed('Nothing is drawn yet');
  await expect.element(editor.line('Luminaire a')).toHaveTextContent('2 ×');
  await expect.poll(stored).toBeNull();
  await editor.undo.click();
  await editor.expectDescribed('3 rails, 4.3 m.');
  await expect.poll(stored).not.toBeNull();
});

it('undoes colour and luminaires like rails, and typing without a pause in one step', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf([200]) } });
  await editor.screen.getByRole('radio', { name: 'White' }).click();
  await expect.element(editor.bill).toHaveTextContent('MT0002');
  await editor.openStage('Luminaires');
  const pieces = editor.screen.getByRole('textbox', { name: 'Quantity: Luminaire a', exact: true });
  await pieces.click();
  await userEvent.keyboard('1');
  await expect.element(editor.line('Luminaire a')).toHaveTextContent('1 ×');
  await userEvent.keyboard('2');
  await expect.element(editor.line('Luminaire a')).toHaveTextContent('12 ×');
  await editor.undo.click();
  await expect.element(editor.line('Luminaire a')).not.toBeInTheDocument();
  await editor.undo.click();
  await expect.element(editor.bill).toHaveTextContent('MT0001');
  await editor.expectDescribed('1 rail, 2 m.');
  await editor.redo.click();
  await editor.redo.click();
  await expect.element(editor.line('Luminaire a')).toHaveTextContent('12 ×');
});

it('names a quantity in the words of undo', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf([200]) } });
  await editor.openStage('Luminaires');
  await editor.setQuantity('Nero', 6);
  await expect.element(editor.undo).toHaveAccessibleName('Undo: 6 × Nero, black');
});
