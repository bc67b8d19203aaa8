import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { expect, it } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { catchFiles } from '../testing/files.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { Downloads } from './Downloads.tsx';

const order = sampleOrder(EVERYTHING);

async function openFiles(id: string) {
  const screen = await mount(<Downloads page={{ ...order, id }} url="https://example.com/order" />);
  const more = screen.getByRole('button', { name: 'More files' });
  const field = (name: string) => screen.getByRole('dialog').getByRole('textbox', { name });
  const openTitle = async () => {
    await more.click();
    await screen.getByRole('button', { name: 'Fill in the title block' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Title block' })).toBeVisible();
  };
  return { screen, more, field, openTitle };
}

it('prints the entries of the title block, and remembers them for that order after a reload', async () => {
  await window.viewport(1440, 900);
  const files = catchFiles();
  await openWork();
  const first = await openFiles('one');
  await first.openTitle();
  await first.field('Client').fill('Museum of Technology');
  await first.field('Drawn by').fill('Ola Nowak');
  await first.field('Direction of north').fill('35°');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(first.more).toHaveFocus();
  await first.screen.unmount();

  const again = await openFiles('one');
  await again.more.click();
  await again.screen.getByRole('menuitem', { name: 'Plan DXF' }).click();
  await expect.poll(() => files.length, { timeout: 60_000 }).toBe(1);
  expect(files[0]?.name).toMatch(/-one\.dxf$/);
  const dxf = await files[0]?.content.text();
  for (const typed of ['Museum of Technology', 'Ola Nowak']) expect(dxf).toContain(typed);
  await again.screen.unmount();

  const other = await openFiles('two');
  await other.openTitle();
  await expect.element(other.field('Client')).toHaveValue('');
  await expect.element(other.field('Drawn by')).toHaveValue('Ola Nowak');
});
