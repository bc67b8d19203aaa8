import { openNarrowed } from './support/list.ts';
import { uniqueWord } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('Opening an e-mail right after typing into a filter stays on the e-mail', async ({
  administrator: admin,
  shop,
}) => {
  const start = uniqueWord('klient');
  const email = `${start}.d@dom.example`;
  await shop.add('emails', { email });
  await openNarrowed(admin, 'emaile', { search: start });
  const link = admin.getByRole('link', { name: email });
  await expect(link).toBeVisible();
  await admin.getByRole('searchbox', { name: 'E-mail zaczyna się od' }).fill(email);
  // On a slow machine the filter's delay ends before the form is drawn.
  await link.evaluate((element: HTMLElement) => {
    element.click();
    for (const end = performance.now() + 400; performance.now() < end; );
  });
  await expect(admin.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expect(admin).toHaveURL(/\/admin\/emaile\/[\w-]+$/);
});
