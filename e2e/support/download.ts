import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export async function downloadOf(
  page: Page,
  button: string | Locator,
): Promise<{ name: string; content: Buffer }> {
  const pressed = typeof button === 'string' ? page.getByRole('button', { name: button }) : button;
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

export async function orderFileOf(page: Page, name: string) {
  await page.getByRole('button', { name: 'Więcej plików' }).click();
  return downloadOf(page, page.getByRole('menuitem', { name }));
}

export const rowsOf = (csv: Buffer) =>
  csv
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
