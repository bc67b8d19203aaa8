import { siteRecord } from '@lumitor/domain/order/site';
import { expect, it, vi } from 'vitest';
import { mountInAdministration } from '../testing/administration.tsx';
import { page } from '../testing/orderAtWork.ts';
import { SiteCard } from './SiteCard.tsx';
import type { OrderActs } from './useOrder.ts';

const site = siteRecord([{ key: 'name.by', value: 'Jan Nowak', at: 1_795_338_000_000 }]);

async function openQuestion() {
  const clearSite = vi.fn(async () => true);
  const acts = { isWorking: false, clearSite } as Partial<OrderActs> as OrderActs;
  const view = await mountInAdministration(<SiteCard page={page} site={site} acts={acts} />, {
    language: 'en',
    role: 'owner',
  });
  await view.getByRole('button', { name: 'Clear site record' }).click();
  const dialog = view.getByRole('dialog', { name: 'Clear the site record?' });
  await expect.element(dialog).toHaveTextContent('This cannot be undone.');
  return { dialog, clearSite };
}

it('the site record is cleared after confirmation', async () => {
  const { dialog, clearSite } = await openQuestion();
  expect(clearSite).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Clear site record' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(clearSite).toHaveBeenCalledTimes(1);
});

it('cancelling leaves the site record unchanged', async () => {
  const { dialog, clearSite } = await openQuestion();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(clearSite).not.toHaveBeenCalled();
});
