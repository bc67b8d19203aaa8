import { expect, it } from 'vitest';
import { mountInAdministration } from '../testing/administration.tsx';
import { orderWith } from '../testing/orderAtWork.ts';
import { EventsCard } from './EventsCard.tsx';

const NUMBER = '2026/11/0012';
const first = { id: 'first', number: NUMBER, createdAt: '2026-11-02T09:00:00.000Z' };
const by = 'anna@lumitor.example';

async function historyOf(order: ReturnType<typeof orderWith>): Promise<string[]> {
  const view = await mountInAdministration(<EventsCard {...order} />, { language: 'en', role: 'owner' });
  await expect.element(view.getByText('The customer saved the layout')).toBeVisible();
  const texts = view.getByRole('listitem').elements();
  return texts.map((item) => item.querySelector('.MuiListItemText-root')?.textContent ?? '');
}

it('an order saved once shows its saved value', async () => {
  const [saved] = await historyOf(orderWith());
  expect(saved).toMatch(/^The customer saved the layout.+net$/);
});

it('a revision by the shop is not reported as saved by the customer', async () => {
  const revised = { kind: 'revised', data: { number: `${NUMBER}-2`, net: 306_100 } } as const;
  const order = orderWith({
    number: `${NUMBER}-2`,
    revision: 2,
    revisions: [
      first,
      { ...first, id: 'second', number: `${NUMBER}-2`, createdAt: '2026-11-04T09:00:00.000Z' },
    ],
    events: [{ id: 'revised', at: '2026-11-04T09:00:00.000Z', by, ...revised }],
  });
  const history = await historyOf({
    ...order,
    page: { ...order.page, createdAt: '2026-11-04T09:00:00.000Z' },
  });
  expect(history).toEqual([
    expect.stringMatching(new RegExp(`^New revision ${NUMBER}-2.*${by}$`)),
    `The customer saved the layout${NUMBER}`,
  ]);
});
