import { openList, test } from './support/articles.ts';
import { expect } from './support/test.ts';

test('A list receives changes again after a proxy has refused its events', async ({
  administrator: page,
  own,
  faults,
}) => {
  await page.clock.install();
  faults.expect(/status of 502 .*\/api\/events/);
  await page.route('**/api/events', (route) => route.fulfill({ status: 502 }));
  const list = await openList(page, 'akcesoria', own);
  await expect(page.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  await own.add('accessories', 'nowa');
  await page.unroute('**/api/events');
  await page.clock.fastForward(20_000);
  await expect(list.row('nowa')).toBeVisible();
});
