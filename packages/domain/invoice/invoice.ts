import * as v from 'valibot';
import { day } from '../catalogue/field.ts';
import type { Currency, Price } from '../quote/money.ts';
import type { Cents } from '../units.ts';
import type { InvoiceBuyer, InvoiceCustomer, InvoiceParty } from './parties.ts';

export const INVOICE_FORMATS = ['ksef', 'ubl'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** Why a rate is 0 %. */
export const ZERO_REASONS = ['domestic', 'intraCommunity', 'export', 'reverseCharge'] as const;
export type ZeroReason = (typeof ZERO_REASONS)[number];

/** A rate above 0 % has no reason. */
export interface InvoiceTax {
  percent: number;
  zero: ZeroReason | null;
}

export interface InvoiceLine {
  title: string;
  code: string;
  quantity: number;
  /** Net; older orders have fractions of a cent, as their lines were rounded apart. */
  unitPrice: Price;
  discount: Cents;
  /** After the discount. */
  net: Cents;
  tax: InvoiceTax;
}

export interface InvoiceRate {
  tax: InvoiceTax;
  /** Part of the discount on the sum. */
  discount: Cents;
  net: Cents;
  vat: Cents;
}

export interface EuroInZloty {
  rate: number;
  /** Table and date of the rate. */
  source: string;
}

export interface Invoice {
  number: string;
  issuedOn: string;
  soldOn: string;
  dueOn: string;
  orderNumber: string;
  currency: Currency;
  /** Null for amounts in złoty. */
  euro: EuroInZloty | null;
  seller: InvoiceParty;
  bankAccount: string;
  buyer: InvoiceBuyer;
  lines: InvoiceLine[];
  /** Highest rate first. */
  rates: InvoiceRate[];
  net: Cents;
  vat: Cents;
  gross: Cents;
  /** Text of the discount on the sum. */
  discountTitle: string;
}

/** Dates and numbers of accounting; nothing is stored. */
export interface InvoiceForm {
  format: InvoiceFormat;
  number: string;
  issuedOn: string;
  soldOn: string;
  dueOn: string;
  zeroReason: ZeroReason;
  /** Null: unknown. Counts for amounts in euro. */
  euroRate: number | null;
  euroSource: string;
}

/** The schema of KSeF has no other dates. */
const date = v.pipe(day, v.minValue('2006-01-01'), v.maxValue('2049-12-31'));

export const isInvoiceDate = (written: string): boolean =>
  v.is(date, written) &&
  !Number.isNaN(Date.parse(written)) &&
  new Date(written).toISOString().startsWith(written);

/** Digits as in the tables of the National Bank; KSeF has six at most. */
const euroRate = v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000));

export const isEuroRate = (rate: number | null): rate is number => v.is(euroRate, rate);

/** Answer of the service for an invoice of an order. */
export interface InvoiceSource {
  /** Null: the order has none. */
  customer: InvoiceCustomer | null;
  /** Null for orders in złoty, or without a known rate; a rate of the shop has no table. */
  euro: { rate: number; table: string; date: string } | null;
}

/** Page or card with the remedy of a fault. */
export type FaultPlace = 'settings' | 'customer' | 'order' | 'offer' | 'form';

export const INVOICE_FAULTS = [
  'noPrice',
  'noLines',
  'rate',
  'noCustomer',
  'sellerName',
  'sellerAddress',
  'sellerNip',
  'sellerTaxNumber',
  'buyerName',
  'buyerAddress',
  'buyerCountry',
  'buyerTaxNumber',
  'buyerWithoutAddress',
  'countryWithoutPeppol',
  'noEuNumber',
  'noReverseNumber',
  'number',
  'dates',
  'dueEarly',
  'euroRate',
] as const;

export interface InvoiceFault {
  kind: (typeof INVOICE_FAULTS)[number];
  place: FaultPlace;
  /** Title of the line, or percentage. */
  values?: Readonly<Record<string, string>>;
}
