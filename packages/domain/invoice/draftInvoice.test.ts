import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf, type Price, roundHalfUp } from '../quote/money.ts';
import { UNSET } from '../settings/settings.ts';
import { arbitraryInvoice } from '../testing/arbitraryInvoice.ts';
import { sampleTranslate } from '../testing/sampleOrder.ts';
import { cents } from '../units.ts';
import { inZloty, writtenAmount, writtenUnitPrice } from './amounts.ts';
import { draftInvoice, type InvoiceSubject, usualZeroReason } from './draftInvoice.ts';
import type { InvoiceForm } from './invoice.ts';
import { ksefInvoice } from './ksefInvoice.ts';
import { buyerOf, type InvoiceCustomer, sellerOf } from './parties.ts';
import { ublInvoice } from './ublInvoice.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 20);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Values of an element, in cents. */
const amountsIn = (file: string, name: string): number[] =>
  [...file.matchAll(new RegExp(`<${name}(?: [^>]*)?>(-?[\\d.]+)</${name}>`, 'g'))].map(([, value]) =>
    Math.round(Number(value) * 100),
  );

const ADDRESS = { street: 'ul. Leśna 2', postcode: '30-002', city: 'Kraków', country: 'PL' };
const customer: InvoiceCustomer = {
  id: 'k1',
  name: 'Anna Lipowa',
  firm: 'Salon Lipowa sp. z o.o.',
  emails: ['anna@example.com'],
  phones: [],
  billing: ADDRESS,
  delivery: { street: '', postcode: '', city: '', country: '' },
  taxNumber: '5260001246',
};

const form: InvoiceForm = {
  format: 'ksef',
  number: 'FV 12/2026',
  issuedOn: '2026-11-30',
  soldOn: '2026-11-28',
  dueOn: '2026-12-14',
  zeroReason: 'domestic',
  euroRate: 4.2345,
  euroSource: '230/A/NBP/2026',
};

const company = {
  name: 'Lumitor sp. z o.o.',
  street: 'ul. Przykładowa 1',
  city: '00-950 Warszawa',
  country: 'Polska',
  taxId: 'NIP: 526-000-12-46',
};
const shop = { ...UNSET.shop, company };

const line = (title: string, vatPercent: number, total = 10_000) => ({
  ...{ title, code: '', quantity: 2, unitPrice: total / 2, discount: 0, vatPercent },
  ...{ total: cents(total), offered: cents(total) },
});

const subject: InvoiceSubject = {
  amounts: {
    ...{ lines: [], freeLines: [line('Montaż', 23)], before: cents(10_000), lineDiscounts: cents(0) },
    ...{ wholeDiscount: cents(0), rates: [{ vatPercent: 23, net: cents(10_000), vat: cents(2_300) }] },
    ...{ net: cents(10_000), vat: cents(2_300), gross: cents(12_300), isIncomplete: false },
  },
  currency: 'PLN',
  orderNumber: '2026/11/0012',
  settings: { shop, documents: UNSET.documents },
  customer,
  offeredTo: '',
  language: 'PL',
  t: sampleTranslate('PL'),
};

const withRate = (vatPercent: number): InvoiceSubject => ({
  ...subject,
  amounts: {
    ...subject.amounts,
    freeLines: [line('Montaż', vatPercent)],
    rates: [{ vatPercent, net: cents(10_000), vat: cents(0) }],
  },
});

const abroad = (country: string, taxNumber: string): InvoiceCustomer => ({
  ...customer,
  taxNumber,
  billing: { ...ADDRESS, country },
});

const faultsOf = (change: Partial<InvoiceSubject>, own: Partial<InvoiceForm> = {}) =>
  draftInvoice({ ...subject, ...change }, { ...form, ...own }).faults.map(({ kind }) => kind);

describe('the draft of an invoice (D76b)', () => {
  it('has the lines, the VAT by rate and the sums of the offer, to the cent', () => {
    fc.assert(
      fc.property(arbitraryInvoice('ksef'), ({ invoice, amounts }) => {
        const offered = [...amounts.lines, ...amounts.freeLines].filter(({ quantity }) => quantity > 0);
        expect(invoice.lines.map(({ net }) => net)).toEqual(offered.map((each) => each.offered));
        expect([invoice.net, invoice.vat, invoice.gross]).toEqual([amounts.net, amounts.vat, amounts.gross]);
        for (const { unitPrice, quantity, discount, net } of invoice.lines)
          expect(Math.round(unitPrice * quantity) - discount).toBe(net);
        expect(sumOf(invoice.rates.map(({ discount }) => discount))).toBe(amounts.wholeDiscount);
        for (const { tax, net, vat, discount } of invoice.rates) {
          const own = invoice.lines.filter((each) => each.tax.percent === tax.percent);
          expect(sumOf(own.map((each) => each.net)) - discount).toBe(net);
          expect(vat).toBe(grossOf(net, tax.percent) - net);
        }
      }),
      { numRuns },
    );
  });

  it('is written for KSeF with sums by rate that add up to the lines and to the gross amount', () => {
    fc.assert(
      fc.property(arbitraryInvoice('ksef'), ({ invoice }) => {
        const file = ksefInvoice(invoice, '2026-11-30T10:00:00Z');
        const nets = ['1', '2', '3', '6_1', '6_2', '6_3', '9', '10'].flatMap((name) =>
          amountsIn(file, `P_13_${name}`),
        );
        const vats = ['1', '2', '3'].flatMap((name) => amountsIn(file, `P_14_${name}`));
        expect(sumOf(amountsIn(file, 'P_11'))).toBe(sumOf(nets));
        expect(amountsIn(file, 'P_15')).toEqual([sumOf(nets) + sumOf(vats)]);
        expect(amountsIn(file, 'P_15')).toEqual([invoice.gross]);
      }),
      { numRuns },
    );
  });

  it('is written for Peppol with sums by the rules BR-CO-10 to BR-CO-17 of EN 16931', () => {
    fc.assert(
      fc.property(arbitraryInvoice('ubl'), ({ invoice }) => {
        const file = ublInvoice(invoice);
        const [head = '', ...lines] = file.split('<cac:InvoiceLine>');
        const one = (name: string) => amountsIn(head, `cbc:${name}`)[0] ?? 0;
        const ofLines = lines.flatMap((each) => amountsIn(each, 'cbc:LineExtensionAmount'));
        expect(one('LineExtensionAmount')).toBe(sumOf(ofLines));
        expect(one('AllowanceTotalAmount')).toBe(sumOf(amountsIn(head, 'cbc:Amount')));
        expect(one('TaxExclusiveAmount')).toBe(one('LineExtensionAmount') - one('AllowanceTotalAmount'));
        expect(sumOf(amountsIn(head, 'cbc:TaxableAmount'))).toBe(one('TaxExclusiveAmount'));
        expect(one('TaxInclusiveAmount')).toBe(one('TaxExclusiveAmount') + one('TaxAmount'));
        expect(one('PayableAmount')).toBe(one('TaxInclusiveAmount'));
        const subtotals = head.split('<cac:TaxSubtotal>').slice(1);
        const taxes = subtotals.map((each) => amountsIn(each, 'cbc:TaxAmount')[0] ?? 0);
        expect(sumOf(taxes)).toBe(one('TaxAmount'));
        for (const [place, subtotal] of subtotals.entries()) {
          const percent = Number(/<cbc:Percent>([\d.]+)</.exec(subtotal)?.[1]);
          const [taxable = 0] = amountsIn(subtotal, 'cbc:TaxableAmount');
          expect(taxes[place]).toBe(roundHalfUp((taxable * percent) / 100));
        }
      }),
      { numRuns },
    );
  });

  it('names the missing data with the place of the remedy', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ customer: null })).toEqual(['noCustomer']);
    const bare = { shop: UNSET.shop, documents: UNSET.documents };
    expect(draftInvoice({ ...subject, settings: bare }, form).faults).toEqual([
      { kind: 'sellerName', place: 'settings' },
      { kind: 'sellerAddress', place: 'settings' },
      { kind: 'sellerNip', place: 'settings' },
    ]);
    const nowhere = { ...customer, billing: { ...ADDRESS, street: '', country: '' }, taxNumber: '' };
    expect(faultsOf({ customer: nowhere })).toEqual(['buyerAddress', 'buyerCountry', 'buyerTaxNumber']);
    const addressee = { ...customer, firm: '', name: '' };
    expect(faultsOf({ customer: addressee })).toEqual(['buyerName']);
    const offeredTo = 'Anna Lipowa\nul. Klonowa 8';
    expect(faultsOf({ customer: addressee, offeredTo })).toEqual([]);
    expect(draftInvoice({ ...subject, customer: addressee, offeredTo }, form).invoice.buyer.name).toBe(
      'Anna Lipowa',
    );
    expect(draftInvoice({ ...subject, offeredTo }, form).invoice.buyer.name).toBe(customer.firm);
    expect(faultsOf({ customer: null, offeredTo })).toEqual(['noCustomer']);
    expect(faultsOf({}, { number: ' ', dueOn: '2026-11-01' })).toEqual(['number', 'dueEarly']);
    expect(faultsOf({}, { issuedOn: '2026-02-30' })).toEqual(['dates']);
    expect(faultsOf({ currency: 'EUR' }, { euroRate: null })).toEqual(['euroRate']);
    const open = { ...subject.amounts, freeLines: [{ ...line('Montaż', 23), offered: null as never }] };
    expect(draftInvoice({ ...subject, amounts: open }, form).faults).toEqual([
      { kind: 'noPrice', place: 'offer', values: { title: 'Montaż' } },
    ]);
  });

  it('refuses tax numbers with a wrong check digit', () => {
    expect(faultsOf({ customer: { ...customer, taxNumber: '5260001247' } })).toEqual(['buyerTaxNumber']);
    const wrong = { ...subject.settings, shop: { ...shop, company: { ...company, taxId: '5260001247' } } };
    expect(faultsOf({ settings: wrong })).toEqual(['sellerNip']);
  });

  it('needs no tax number of a private person for KSeF, but one for Peppol', () => {
    const person = { ...customer, firm: '', taxNumber: '' };
    expect(faultsOf({ customer: person })).toEqual([]);
    expect(faultsOf({ customer: person }, { format: 'ubl' })).toEqual(['buyerWithoutAddress']);
    const { invoice } = draftInvoice({ ...subject, customer: person }, form);
    expect(ksefInvoice(invoice, '2026-11-30T10:00:00Z')).toContain('<BrakID>1</BrakID>');
  });

  it('sells without VAT within the EU, outside it, or by reverse charge', () => {
    const german = abroad('DE', 'DE136695976');
    expect(usualZeroReason(buyerOf(german))).toBe('intraCommunity');
    expect(usualZeroReason(buyerOf(abroad('CH', 'CHE116281710')))).toBe('export');
    expect(usualZeroReason(buyerOf(customer))).toBe('domestic');
    const { invoice } = draftInvoice(
      { ...withRate(0), customer: german },
      { ...form, zeroReason: 'intraCommunity' },
    );
    expect(ksefInvoice(invoice, '2026-11-30T10:00:00Z')).toContain('<P_12>0 WDT</P_12>');
    expect(ublInvoice(invoice)).toContain(
      '<cbc:TaxExemptionReasonCode>VATEX-EU-IC</cbc:TaxExemptionReasonCode>',
    );
    const wrong = { zeroReason: 'intraCommunity' } as const;
    expect(faultsOf({ ...withRate(0) }, wrong)).toEqual(['noEuNumber']);
    const unnumbered = { ...customer, firm: '', taxNumber: '' };
    expect(faultsOf({ ...withRate(0), customer: unnumbered }, { zeroReason: 'reverseCharge' })).toEqual([
      'noReverseNumber',
    ]);
  });

  it('knows the rates of KSeF, and countries without Peppol', () => {
    expect(faultsOf(withRate(19))).toEqual(['rate']);
    expect(faultsOf(withRate(19), { format: 'ubl' })).toEqual([]);
    expect(faultsOf({ customer: abroad('UA', '12345678') }, { format: 'ubl' })).toEqual([
      'countryWithoutPeppol',
    ]);
  });

  it('states the VAT of amounts in euro in złoty too', () => {
    const { invoice } = draftInvoice({ ...subject, currency: 'EUR' }, form);
    expect(inZloty(cents(2_300), 4.2345)).toBe(9_739);
    expect(ksefInvoice(invoice, '2026-11-30T10:00:00Z')).toContain('<P_14_1W>97.39</P_14_1W>');
    expect(ublInvoice(invoice)).toContain('<cbc:TaxAmount currencyID="PLN">97.39</cbc:TaxAmount>');
  });

  it('reads the tax number and postcode that the settings have within text', () => {
    const seller = sellerOf(shop, 'PL');
    expect(seller).toMatchObject({ postcode: '00-950', city: 'Warszawa', country: 'PL' });
    expect(seller.taxNumber).toEqual({ prefix: 'PL', national: '5260001246', isEu: true });
    const german = sellerOf({ ...shop, company: { ...company, taxId: 'VAT DE 136695976' } }, 'PL');
    expect(german).toMatchObject({ country: 'DE', taxNumber: { prefix: 'DE', national: '136695976' } });
  });

  it('divides the line of an older order, whose printed price is rounded', () => {
    const old = { ...line('Zaślepka', 23, 2_353), quantity: 100, unitPrice: 24 };
    const amounts = { ...subject.amounts, freeLines: [old] };
    const { invoice } = draftInvoice({ ...subject, amounts }, form);
    const file = ksefInvoice(invoice, '2026-11-30T10:00:00Z');
    expect(file).toMatch(/<P_9A>0.2353<\/P_9A>\s*<P_11>23.53<\/P_11>/);
  });

  it('writes amounts exactly', () => {
    expect([0, 5, -5, 123_456, 9_007_199_254_740_991].map((amount) => writtenAmount(cents(amount)))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1234.56',
      '90071992547409.91',
    ]);
    expect([1_234, 23.53].map((price) => writtenUnitPrice(price as Price))).toEqual(['12.34', '0.2353']);
  });
});
