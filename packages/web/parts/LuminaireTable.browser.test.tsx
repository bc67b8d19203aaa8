import type { LuminaireRow } from '@lumitor/domain/lists/luminaireList';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { emulateMedia } from '../testing/media.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { LuminaireTable } from './LuminaireTable.tsx';

afterEach(() => emulateMedia());

const rowOf = (index: number): LuminaireRow => ({
  number: `L${index + 1}`,
  sign: 'A',
  code: 'ON0115',
  title: 'Spotlight Nero 20 W',
  rail: '1',
  place: String(50 * index),
  turn: '0',
  tilt: '0',
});

async function openTable(count: number) {
  await page.viewport(390, 800);
  await openWork();
  const rows = Array.from({ length: count }, (_, index) => rowOf(index));
  const screen = await mount(<LuminaireTable list={{ rows, isAimed: false, without: 0 }} />);
  const table = screen.getByRole('table', { name: 'Luminaires on the drawing' });
  await expect.element(table).toBeVisible();
  return { screen, shown: () => table.getByRole('row').elements().length };
}

it('collapses a long list on the screen, also by keys, and prints all of it', async () => {
  const { screen, shown } = await openTable(40);
  await expect.poll(shown).toBe(13);
  await emulateMedia({ media: 'print' });
  await expect.poll(shown).toBe(41);
  await emulateMedia();
  const button = screen.getByRole('button', { name: 'Show all (40)' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toBe(41);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toBe(13);
  await expect.element(screen.getByRole('button', { name: 'Show all (40)' })).toHaveFocus();
});

it('shows a short list whole', async () => {
  const { screen, shown } = await openTable(12);
  await expect.poll(shown).toBe(13);
  expect(screen.getByRole('button').elements()).toEqual([]);
});
