import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Presses a button that hands a file over. */
export async function downloadOf(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** The cells of a CSV file without quotes in it. */
export const rowsOf = (csv: Buffer) =>
  csv
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
