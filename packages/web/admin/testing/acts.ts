import { type Locator, page } from 'vitest/browser';
import type { SavedFile } from '../../testing/files.ts';

export const field = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('textbox', { name, exact: true });

export const button = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name, exact: true });

/** Chooses in an input of files: the last one of the page or of a part of it. */
export function chooseFile(file: File, within: ParentNode = document): void {
  const input = [...within.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (!input) throw new Error('There is no input of files.');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const csvFile = (name: string, rows: readonly string[]): File =>
  new File([rows.join('\r\n')], name, { type: 'text/csv' });

export const fileOf = (saved: SavedFile | undefined): File =>
  new File(saved ? [saved.content] : [], saved?.name ?? '');

/** Whether leaving the page would ask first. */
export const confirmsLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
