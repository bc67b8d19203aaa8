import { expectAccessible } from './support/accessible.ts';
import { expect } from './support/test.ts';
import { openTexts, test } from './support/texts.ts';

test('A text is edited in place in the configurator, by click and by keyboard, but not by visitors', async ({
  own: { page },
  context,
  faults,
  browser,
  baseURL,
}) => {
  await openTexts(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Zmień teksty w konfiguratorze' }).click();
  const app = await opening;
  await app.goto('/?texts=1&lang=en');
  const about = app.getByRole('button', { name: 'Design with MICRO11' });
  await expect(about).toHaveAttribute('data-text-key', 'start.begin');
  await about.hover();
  await expect(app.getByText('start.begin')).toBeVisible();
  await about.click();
  const dialog = app.getByRole('dialog', { name: 'start.begin' });
  const english = dialog.getByRole('textbox', { name: 'English' });
  await expect(english).toHaveValue('Design with {line}');
  const before = await english.inputValue();
  await english.fill('Draw with {line}');
  await expectAccessible(app, 'a text edited in place');
  await app.route('**/api/changes', (route) => route.abort());
  faults.expect(/net::ERR_FAILED.*\/api\/changes/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('status')).toContainText('Retrying');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Not saved.');
  await expect(english).toHaveValue('Draw with {line}');
  await app.unroute('**/api/changes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByRole('button', { name: 'Draw with MICRO11' })).toBeVisible();
  await expect(dialog).toBeHidden();

  const start = app.getByRole('button', { name: 'Draw with MICRO11' });
  await start.focus();
  await app.keyboard.press('F2');
  await expect(app.getByRole('dialog', { name: /start/ })).toBeVisible();
  await app.keyboard.press('Escape');

  await start.click();
  await english.fill(before);
  await english.press('Control+Enter');
  await expect(about).toBeVisible();
  await about.click({ modifiers: ['Control'] });
  await expect(app.getByRole('application')).toBeVisible();

  const visitor = await browser.newPage({ baseURL: baseURL as string });
  const scripts: string[] = [];
  visitor.on('request', (request) => scripts.push(request.url()));
  await visitor.goto('/?texts=1&lang=en');
  await expect(visitor.getByText(/^Miniature 48\sV/)).toBeVisible();
  await expect.poll(() => scripts.some((url) => url.includes('/api/auth/get-session'))).toBe(true);
  expect(scripts.filter((url) => url.includes('TextsInPlace'))).toEqual([]);
  await visitor.close();
});
