import { plainTitle, titleOfStoredLine } from '../lists/recordRows.ts';
import type { OfferAmounts, OfferedFreeLine, OfferLine } from '../order/offer.ts';
import { isFreeLine } from '../order/worth.ts';
import type { Currency, Price } from '../quote/money.ts';
import type { DocumentsSettings } from '../settings/documents.ts';
import type { ShopSettings } from '../settings/shop.ts';
import type { Translate } from '../translation/lookup.ts';
import { cents } from '../units.ts';
import type { Invoice, InvoiceFault, InvoiceForm, InvoiceLine, InvoiceTax, ZeroReason } from './invoice.ts';
import { invoiceFaults } from './invoiceFaults.ts';
import { buyerOf, type InvoiceBuyer, type InvoiceCustomer, isAbroadInEu, sellerOf } from './parties.ts';
import { singleLine } from './xml.ts';

export interface InvoiceSubject {
  amounts: OfferAmounts;
  currency: Currency;
  orderNumber: string;
  settings: { shop: ShopSettings; documents: DocumentsSettings };
  customer: InvoiceCustomer | null;
  /** Buyer on the offer, whose first line is a name; empty without an offer. */
  offeredTo: string;
  language: string;
  t: Translate;
}

export interface InvoiceDraft {
  invoice: Invoice;
  /** A file is only written without any. */
  faults: InvoiceFault[];
}

const NOBODY: InvoiceCustomer = {
  id: '',
  name: '',
  firm: '',
  emails: [],
  phones: [],
  billing: { street: '', postcode: '', city: '', country: '' },
  delivery: { street: '', postcode: '', city: '', country: '' },
  taxNumber: '',
};

/** Most usual reason of 0 % for a buyer. */
export function usualZeroReason(buyer: InvoiceBuyer): ZeroReason {
  if (isAbroadInEu(buyer)) return 'intraCommunity';
  return buyer.country === '' || buyer.country === 'PL' ? 'domestic' : 'export';
}

type Offered = OfferLine | OfferedFreeLine;

const titleOf = (line: Offered, language: string, t: Translate): string =>
  isFreeLine(line) ? line.title : titleOfStoredLine(line, language, t) || plainTitle(line, language);

function lineFrom(line: Offered, zero: ZeroReason, { language, t }: InvoiceSubject): InvoiceLine {
  const { quantity, code, vatPercent } = line;
  const net = line.offered ?? cents(0);
  const total = line.total ?? 0;
  const isWhole = line.unitPrice !== null && line.unitPrice * quantity === total;
  return {
    title: singleLine(titleOf(line, language, t), 512) || singleLine(code, 512) || '-',
    code: isFreeLine(line) || line.kind !== 'system' ? singleLine(code, 50) : '',
    quantity,
    unitPrice: (isWhole ? (line.unitPrice ?? 0) : total / quantity) as Price,
    discount: cents(total - net),
    net,
    tax: taxOf(vatPercent, zero),
  };
}

const taxOf = (percent: number, zero: ZeroReason): InvoiceTax => ({
  percent,
  zero: percent > 0 ? null : zero,
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function ratesOf({ rates }: OfferAmounts, lines: readonly InvoiceLine[], zero: ZeroReason): Invoice['rates'] {
  return rates.flatMap(({ vatPercent, net, vat }) => {
    const own = lines.filter(({ tax }) => tax.percent === vatPercent);
    if (own.length === 0) return [];
    const before = sumOf(own.map((line) => line.net));
    return [{ tax: taxOf(vatPercent, zero), discount: cents(before - net), net, vat }];
  });
}

/** Invoice of an order's worth (D76b): its lines, discounts and VAT are those of the offer. */
export function draftInvoice(subject: InvoiceSubject, form: InvoiceForm): InvoiceDraft {
  const { amounts, settings, customer, offeredTo, language, t, currency } = subject;
  const [addressee] = offeredTo.split('\n');
  const offered = [...amounts.lines, ...amounts.freeLines].filter(({ quantity }) => quantity > 0);
  const lines = offered.map((line) => lineFrom(line, form.zeroReason, subject));
  const invoice: Invoice = {
    number: singleLine(form.number, 200),
    issuedOn: form.issuedOn,
    soldOn: form.soldOn,
    dueOn: form.dueOn,
    orderNumber: subject.orderNumber,
    currency,
    euro: currency === 'EUR' ? { rate: form.euroRate ?? 0, source: singleLine(form.euroSource, 200) } : null,
    seller: sellerOf(settings.shop, language),
    bankAccount: settings.documents.bankAccount ?? '',
    buyer: customer ? buyerOf(customer, addressee) : buyerOf(NOBODY),
    lines,
    rates: ratesOf(amounts, lines, form.zeroReason),
    net: amounts.net,
    vat: amounts.vat,
    gross: amounts.gross,
    discountTitle: t('parts.discount'),
  };
  const unpriced = offered.filter(({ offered: price }) => price === null);
  const faults = invoiceFaults(invoice, form, {
    unpriced: unpriced.map((line) => titleOf(line, language, t)),
    hasCustomer: customer !== null,
  });
  return { invoice, faults };
}
