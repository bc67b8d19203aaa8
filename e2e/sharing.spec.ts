import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { configurator, openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

/** Shares what is drawn. @returns the addresses to see and to work */
async function share(page: Page) {
  await page.getByRole('button', { name: 'Udostępnij projekt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Udostępnij projekt' });
  await dialog.getByRole('button', { name: 'Utwórz linki' }).click();
  const address = (name: string) => dialog.getByRole('textbox', { name }).inputValue();
  return { see: await address('Link do oglądania'), work: await address('Link do pracy'), dialog };
}

/** The project's page in a tab of its own. */
async function opened(page: Page, address: string) {
  const tab = await page.context().newPage();
  await tab.goto(address);
  const it = configurator(tab);
  await expect(it.drawing).toBeVisible();
  return { tab, ...it };
}

test('A project is shared: who sees it sees what is done, and cannot change it; a link that is withdrawn opens nothing', async ({
  page,
  faults,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  const { see, work, dialog } = await share(page);
  await expectAccessible(page, 'the links of a project');
  const [seeing, working] = [await opened(page, see), await opened(page, work)];
  await expect(seeing.tab.getByText('tylko do oglądania')).toBeVisible();
  await expect(seeing.stages).toHaveCount(0);
  await expect(seeing.undo).toHaveCount(0);
  await expect(seeing.described).toContainText(', 2 m.');
  await expectAccessible(seeing.tab, 'a project that is seen');
  await working.addRail({ length: 100 });
  await expect(seeing.described).toContainText(', 3 m.');
  // What belongs to this browser's own line is as it was.
  await working.tab.close();
  await expect(it.described).toContainText(', 2 m.');

  await seeing.tab.getByRole('button', { name: 'Wersje' }).click();
  const versions = seeing.tab.getByRole('dialog', { name: 'Wersje' });
  await versions.getByRole('button', { name: 'Porównaj z obecną' }).click();
  await expect(versions.getByText('Różni się: układ szyn')).toBeVisible();
  await expectAccessible(seeing.tab, 'versions of a project');
  await seeing.tab.keyboard.press('Escape');

  faults.expect(/404/);
  await dialog.getByRole('button', { name: 'Wycofaj' }).first().click();
  await expect(seeing.tab.getByRole('dialog', { name: 'Ten link niczego nie otwiera' })).toBeVisible();
  await seeing.tab.reload();
  await expect(seeing.tab.getByRole('heading', { name: 'Ten link niczego nie otwiera' })).toBeVisible();
});

test('Two who change a project at once are shown what differs in words and money; neither is overwritten, and the own one is kept as a copy', async ({
  page,
  faults,
}) => {
  const own = await openLine(page);
  await own.addRail({ length: 200 });
  const { work } = await share(page);
  const [late, first] = [await opened(page, work), await opened(page, work)];
  faults.expect(/ERR_FAILED/);
  await late.tab.route('**/api/projects/opened', (route) => route.abort());
  await late.addRail({ length: 100, course: 'W prawo' });
  await expect(late.tab.getByText('Niewysłane zmiany czekają na połączenie')).toBeVisible();
  await first.addRail({ length: 150 });
  await expect(first.tab.getByText('Wszystko zapisane')).toBeVisible();

  await late.tab.unroute('**/api/projects/opened');
  faults.expect(/409/);
  await late.tab.evaluate(() => dispatchEvent(new Event('online')));
  const conflict = late.tab.getByRole('dialog', { name: 'Ktoś zmienił projekt w tym samym czasie' });
  await expect(conflict.getByRole('columnheader', { name: 'Twoja wersja' })).toBeVisible();
  await expect(conflict.getByRole('region', { name: 'Wersja 2' })).toContainText('3,50 m szyn');
  await expect(conflict.getByRole('region', { name: 'Twoja wersja' })).toContainText('3,00 m szyn');
  await expectAccessible(late.tab, 'two versions side by side');
  await conflict.getByRole('button', { name: 'Zachowaj moją jako kopię' }).click();
  await expect(late.tab).toHaveURL(/\/standard$/);
  await expect(late.described).toContainText(', 3 m.');
  await expect(first.described).toContainText(', 3,5 m.');
});
