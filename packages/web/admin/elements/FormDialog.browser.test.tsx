import { TextField } from '@mui/material';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { openShop } from '../testing/shop.ts';
import { FormDialog } from './FormDialog.tsx';

async function openDialog() {
  openShop();
  const onClose = vi.fn();
  await mountInAdministration(
    <FormDialog title="Artykuł" submit="Zapisz" onSubmit={() => {}} onClose={onClose}>
      <TextField label="Kod" autoFocus />
    </FormDialog>,
    { language: 'pl' },
  );
  await expect.element(page.getByLabelText('Kod')).toHaveFocus();
  return onClose;
}

it('closes by Escape while nothing is entered', async () => {
  const onClose = await openDialog();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before Escape discards what was entered, and returns to it', async () => {
  const onClose = await openDialog();
  await userEvent.keyboard('L-100{Escape}');
  const question = page.getByRole('dialog', { name: 'Porzucić niezapisane zmiany?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Wróć do edycji' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Kod')).toHaveFocus();
  await expect.element(page.getByLabelText('Kod')).toHaveValue('L-100');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes by its button without a question', async () => {
  const onClose = await openDialog();
  await userEvent.keyboard('L-100');
  await page.getByRole('button', { name: 'Anuluj' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
