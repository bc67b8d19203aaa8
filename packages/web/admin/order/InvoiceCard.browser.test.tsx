import type { InvoiceCustomer } from '@lumitor/domain/invoice/parties';
import type { Offer } from '@lumitor/domain/order/offer';
import { offerAmounts } from '@lumitor/domain/order/offer';
import { NO_EXTRAS } from '@lumitor/domain/order/offerTerms';
import { cents } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles, type SavedFile } from '../../testing/files.ts';
import { refuse } from '../../testing/service.ts';
import { fileOf } from '../testing/acts.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { page as order, orderWith } from '../testing/orderAtWork.ts';
import { openShop } from '../testing/shop.ts';
import { InvoiceCard } from './InvoiceCard.tsx';
import type { OrderAtWork } from './useOrder.ts';

const firm: InvoiceCustomer = {
  ...{ id: 'c1', name: 'Anna Lipowa', firm: 'Salon Lipowa sp. z o.o.', taxNumber: '5260001246' },
  ...{ emails: ['anna@dom.example'], phones: [] },
  billing: { street: 'ul. Leśna 2', postcode: '30-002', city: 'Kraków', country: 'PL' },
  delivery: { street: '', postcode: '', city: '', country: '' },
};

const company = {
  ...{ name: 'Lumitor sp. z o.o.', street: 'ul. Przykładowa 1', city: '00-950 Warszawa' },
  ...{ country: 'Polska', taxId: 'NIP 526-000-12-46' },
};

const mounting = { title: 'Mounting', code: '', quantity: 1, unitPrice: 50_000, discount: 0, vatPercent: 8 };

const offer: Offer = {
  ...NO_EXTRAS,
  ...offerAmounts(order.data, { lines: {}, discount: 1_000, freeLines: [mounting] }),
  ...{ position: 1, at: '2026-11-03T10:00:00.000Z', by: 'anna@lumitor.example', currency: 'PLN' },
  ...{ language: 'EN', discount: 1_000, validUntil: '2026-12-31', remark: '', buyer: 'Anna Lipowa' },
  deposit: cents(10_000),
  settings: { shop: order.settings.shop, documents: order.settings.documents },
};

const accepted = {
  ...{ kind: 'accepted' as const, at: '2026-11-05T10:00:00.000Z', name: 'Anna', role: '', message: '' },
  ...{ words: 'I accept.', position: 1 },
};

const WON: OrderAtWork = {
  ...orderWith({ status: 'won', offers: [offer], answers: [accepted] }),
  page: { ...order, settings: { ...order.settings, shop: { ...order.settings.shop, company } } },
};

async function openCard(answer: unknown = { customer: firm, euro: null }, own: OrderAtWork = WON) {
  const { service } = openShop();
  service.answer({ 'GET /api/orders/:id/invoice': () => answer });
  const files = catchFiles();
  await mountInAdministration(<InvoiceCard {...own} />);
  const card = page.getByRole('region', { name: 'Invoice draft' });
  return { card, files, service };
}

/** Text of the file saved last. */
const textOf = (files: readonly SavedFile[]) => fileOf(files.at(-1)).text();

const download = () => page.getByRole('button', { name: 'Download XML' });

describe('the card of the invoice draft', () => {
  it('shows parties and VAT by rate of the accepted offer, and saves a KSeF file', async () => {
    const { card, files } = await openCard();
    await expect.element(card).toHaveTextContent('from the accepted offer 2026/11/0012-1');
    await expect
      .element(page.getByRole('region', { name: 'Seller' }))
      .toHaveTextContent('Tax number: PL5260001246');
    await expect.element(page.getByRole('region', { name: 'Buyer' })).toHaveTextContent('30-002 Kraków, PL');
    await expect.element(card.getByRole('row', { name: /^8%/ })).toHaveTextContent('450.00');
    await expect.element(card).toHaveTextContent('The offer has a deposit');
    await page.getByLabelText('Invoice number').fill('FV 7/2026');
    await expectAccessible();
    await download().click();
    expect(files[0]?.name).toBe('invoice-FV-7-2026.xml');
    const text = await textOf(files);
    expect(text).toContain('<P_2>FV 7/2026</P_2>');
    expect(text).toContain('<P_13_2>450.00</P_13_2>');
  });

  it('writes Peppol for a buyer abroad, unless KSeF is chosen', async () => {
    const abroad = { ...firm, taxNumber: 'DE136695976', billing: { ...firm.billing, country: 'DE' } };
    const { files } = await openCard({ customer: abroad, euro: null });
    await download().click();
    expect(await textOf(files)).toContain('schemeID="9930">DE136695976<');
    await page.getByRole('combobox', { name: 'Format' }).click();
    await page.getByRole('option', { name: 'KSeF' }).click();
    await download().click();
    expect(await textOf(files)).toContain('<KodUE>DE</KodUE>');
  });

  it('names what is missing, with a link to it, and saves no file', async () => {
    const { card } = await openCard({ customer: { ...firm, taxNumber: '' }, euro: null });
    const fault = card.getByRole('listitem');
    await expect.element(fault).toHaveTextContent('A valid tax number of the buyer is missing.');
    await expect
      .element(fault.getByRole('link', { name: 'Customer details' }))
      .toHaveAttribute('href', expect.stringContaining('/klienci/c1'));
    await expect.element(download()).toBeDisabled();
    await expectAccessible();
  });

  it('asks for the euro rate of an order in euro, and shows its VAT in złoty', async () => {
    const inEuro = { ...WON, page: { ...WON.page, data: { ...WON.page.data, currency: 'EUR' as const } } };
    const euro = { rate: 4.2, table: '230/A/NBP/2026', date: '2026-11-27' };
    const { card, files } = await openCard({ customer: firm, euro }, inEuro);
    await expect.element(page.getByLabelText('Source of the rate')).toHaveValue('230/A/NBP/2026, 2026-11-27');
    await page.getByLabelText('Rate: PLN per EUR').fill('');
    await expect.element(card).toHaveTextContent('Enter the euro rate');
    await page.getByLabelText('Rate: PLN per EUR').fill('4,5');
    await expect.element(card).toHaveTextContent('VAT in PLN');
    await download().click();
    expect(await textOf(files)).toContain('<KursWaluty>4.5</KursWaluty>');
  });

  it('names dates out of range, also the last one that a browser knows', async () => {
    const { card } = await openCard();
    await page.getByLabelText('Issue date').fill('275760-09-13');
    await expect.element(card.getByRole('listitem').first()).toBeVisible();
    await expect.element(download()).toBeDisabled();
  });

  it('fits a phone', async () => {
    await page.viewport(390, 844);
    const { card } = await openCard();
    await card.getByText('Invoice lines').click();
    await expect.element(card.getByRole('cell', { name: 'Overall discount' }).first()).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
    await expectAccessible();
  });

  it('offers to try again without an answer', async () => {
    const { service } = await openCard(refuse(503, 'busy'));
    await expect.element(page.getByText('The invoice data could not be loaded.')).toBeVisible();
    service.answer({ 'GET /api/orders/:id/invoice': () => ({ customer: firm, euro: null }) });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(download()).toBeEnabled();
  });
});
