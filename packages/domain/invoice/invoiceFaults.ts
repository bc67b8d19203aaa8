import { electronicAddress } from './countries.ts';
import { type Invoice, type InvoiceFault, type InvoiceForm, isEuroRate, isInvoiceDate } from './invoice.ts';
import { fullNumber } from './parties.ts';
import { singleLine } from './xml.ts';

/** Rates that the schema of KSeF has for goods and their mounting. */
const KSEF_RATES: readonly number[] = [23, 8, 5, 0];

/** The schema is stricter than the check digit. */
const KSEF_NIP = /^[1-9]((\d[1-9])|([1-9]\d))\d{7}$/;

function* partyFaults(
  { seller, buyer, rates }: Invoice,
  format: InvoiceForm['format'],
): Generator<InvoiceFault> {
  const isKsef = format === 'ksef';
  const { taxNumber } = seller;
  if (!singleLine(seller.name, 512)) yield { kind: 'sellerName', place: 'settings' };
  if (!singleLine(seller.street, 512) || !singleLine(seller.city, 512))
    yield { kind: 'sellerAddress', place: 'settings' };
  if (!taxNumber || (isKsef && !(taxNumber.prefix === 'PL' && KSEF_NIP.test(taxNumber.national))))
    yield { kind: isKsef ? 'sellerNip' : 'sellerTaxNumber', place: 'settings' };
  if (!singleLine(buyer.name, 512)) yield { kind: 'buyerName', place: 'customer' };
  if (!singleLine(buyer.street, 512) || !singleLine(buyer.city, 512))
    yield { kind: 'buyerAddress', place: 'customer' };
  if (buyer.country === '') yield { kind: 'buyerCountry', place: 'customer' };
  const number = buyer.taxNumber;
  const isUnusable = isKsef && number?.prefix === 'PL' && !KSEF_NIP.test(number.national);
  if (isUnusable || (!number && buyer.isFirm)) yield { kind: 'buyerTaxNumber', place: 'customer' };
  else if (!isKsef && !number) yield { kind: 'buyerWithoutAddress', place: 'customer' };
  else if (!isKsef && number && !electronicAddress(fullNumber(number)))
    yield { kind: 'countryWithoutPeppol', place: 'form' };
  const zero = rates.find(({ tax }) => tax.zero)?.tax.zero;
  const isForeign = Boolean(number?.isEu && number.prefix !== 'PL');
  if (zero === 'intraCommunity' && !isForeign) yield { kind: 'noEuNumber', place: 'customer' };
  if (zero === 'reverseCharge' && !number) yield { kind: 'noReverseNumber', place: 'customer' };
}

function* formFaults({ currency }: Invoice, form: InvoiceForm): Generator<InvoiceFault> {
  if (!singleLine(form.number, 1)) yield { kind: 'number', place: 'form' };
  if (![form.issuedOn, form.soldOn, form.dueOn].every(isInvoiceDate)) yield { kind: 'dates', place: 'form' };
  else if (form.dueOn < form.issuedOn) yield { kind: 'dueEarly', place: 'form' };
  if (currency === 'EUR' && !isEuroRate(form.euroRate)) yield { kind: 'euroRate', place: 'form' };
}

interface Found {
  /** Titles of lines with a price on request. */
  unpriced: readonly string[];
  hasCustomer: boolean;
}

function* lineFaults(
  { lines, rates }: Invoice,
  form: InvoiceForm,
  { unpriced }: Found,
): Generator<InvoiceFault> {
  for (const title of unpriced) yield { kind: 'noPrice', place: 'offer', values: { title } };
  if (lines.length === 0) yield { kind: 'noLines', place: 'offer' };
  if (form.format !== 'ksef') return;
  for (const { tax } of rates)
    if (!KSEF_RATES.includes(tax.percent))
      yield { kind: 'rate', place: 'form', values: { percent: String(tax.percent) } };
}

/** Why no valid file can be written, each with the place of its remedy. */
export function invoiceFaults(invoice: Invoice, form: InvoiceForm, found: Found): InvoiceFault[] {
  const ofParties = [...partyFaults(invoice, form.format)];
  return [
    ...lineFaults(invoice, form, found),
    ...(found.hasCustomer ? ofParties : ofParties.filter(({ place }) => place !== 'customer')),
    ...(found.hasCustomer ? [] : [{ kind: 'noCustomer', place: 'order' } as const]),
    ...formFaults(invoice, form),
  ];
}
