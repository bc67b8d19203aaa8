import { expect, it } from 'vitest';
import { mountInAdministration } from '../testing/administration.tsx';
import { page } from '../testing/orderAtWork.ts';
import { DifferencesCard } from './DifferencesCard.tsx';

it('a revision lists lines whose quantity changed, with a link to the earlier one', async () => {
  const { lines, totals, currency } = page.data;
  const fewer = lines.map((line, index) => (index === 0 ? { ...line, quantity: line.quantity + 2 } : line));
  const before = { id: 'before', number: '2026/11/0011', lines: fewer, totals, currency };
  const screen = await mountInAdministration(<DifferencesCard page={page} before={before as never} />, {
    language: 'pl',
  });
  const card = screen.getByRole('region', { name: 'Zmiany względem 2026/11/0011' });
  const quantity = lines[0]?.quantity ?? 0;
  await expect.element(card.getByRole('row')).toHaveTextContent(`${quantity + 2} → ${quantity}`);
  await expect.element(card.getByRole('link', { name: '2026/11/0011' })).toBeVisible();
});
