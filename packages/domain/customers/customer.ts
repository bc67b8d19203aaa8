import * as v from 'valibot';
import { emailAddress, languageCode } from '../catalogue/field.ts';
import { plainLine, plainText } from '../catalogue/plainText.ts';
import { phoneNumber } from '../order/enquiry.ts';
import type { Offer } from '../order/offer.ts';
import type { ListedOrder, OrderSum } from '../order/orderWork.ts';
import { isTaxNumber, plainTaxNumber } from './taxNumber.ts';

const line = (most: number) => v.optional(v.pipe(v.string(), v.transform(plainLine), v.maxLength(most)), '');

const country = v.pipe(
  v.string(),
  v.transform((typed) => typed.trim().toUpperCase()),
  v.regex(/^([A-Z]{2})?$/, 'Must be a country code of two letters, such as PL'),
);

const addressSchema = v.strictObject({
  street: line(200),
  postcode: line(20),
  city: line(120),
  country: v.optional(country, ''),
});
export type CustomerAddress = v.InferOutput<typeof addressSchema>;

/** Form in which addresses are stored and compared. */
export const plainEmail = (email: string): string => email.normalize('NFC').toLowerCase();

const MAX_CONTACTS = 10;

const emails = v.pipe(
  v.array(v.pipe(emailAddress, v.transform(plainEmail))),
  v.transform((all) => [...new Set(all)]),
  v.maxLength(MAX_CONTACTS, `Must be at most ${MAX_CONTACTS}`),
);
const phones = v.pipe(
  v.array(phoneNumber),
  v.transform((all) => [...new Set(all)]),
  v.maxLength(MAX_CONTACTS, `Must be at most ${MAX_CONTACTS}`),
);

interface Named {
  firm: string;
  name: string;
  emails: readonly string[];
  phones: readonly string[];
}

/** Name in lists and titles. */
export const customerName = ({ firm, name, emails: [email = ''], phones: [phone = ''] }: Named): string =>
  firm || name || email || phone;

type Addressee = Named & Pick<CustomerFields, 'billing' | 'taxNumber'>;

/** Lines of a buyer on an offer (D76a); none for a customer without firm and address. */
export function buyerLines({ firm, name, billing, taxNumber }: Addressee): string[] {
  const { street, postcode, city } = billing;
  const place = [postcode, city].filter(Boolean).join(' ');
  if (!firm && !street && !place) return [];
  const isPolish = /^\d+$/.test(taxNumber) && ['', 'PL'].includes(billing.country);
  const number = isPolish ? `NIP ${taxNumber}` : taxNumber;
  return [firm, name, street, place, number].filter(Boolean);
}

/** Person or firm (D77): a customer with the name of a firm is one. */
export const customerSchema = v.pipe(
  v.strictObject({
    name: line(120),
    firm: line(200),
    emails: v.optional(emails, []),
    phones: v.optional(phones, []),
    billing: v.optional(addressSchema, {}),
    /** Empty: as the billing address. */
    delivery: v.optional(addressSchema, {}),
    taxNumber: v.optional(v.pipe(v.string(), v.transform(plainTaxNumber), v.maxLength(20)), ''),
    language: v.optional(v.union([v.literal(''), languageCode]), ''),
    /** Id of a price group, or empty. */
    priceGroup: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    notes: v.optional(v.pipe(v.string(), v.transform(plainText), v.maxLength(5_000)), ''),
  }),
  v.forward(
    v.check((customer) => customerName(customer) !== '', 'A name, firm, e-mail or phone number is required'),
    ['name'],
  ),
  v.forward(
    v.check(
      ({ taxNumber, billing }) => taxNumber === '' || isTaxNumber(taxNumber, billing.country),
      'Must be a tax number of its country: check the digits',
    ),
    ['taxNumber'],
  ),
);
export type CustomerFields = v.InferOutput<typeof customerSchema>;

const EMPTY_ADDRESS: CustomerAddress = { street: '', postcode: '', city: '', country: '' };

/** Not valid before it has a name or contact. */
export const EMPTY_CUSTOMER: CustomerFields = {
  name: '',
  firm: '',
  emails: [],
  phones: [],
  billing: EMPTY_ADDRESS,
  delivery: EMPTY_ADDRESS,
  taxNumber: '',
  language: '',
  priceGroup: '',
  notes: '',
};

export interface Customer extends CustomerFields {
  id: string;
  /** Increases with each change. */
  version: number;
  createdAt: string;
  changedAt: string;
}

export type ListedCustomer = Customer & {
  orders: number;
  lastOrderAt: string | null;
};

export interface CustomerList {
  customers: ListedCustomer[];
  total: number;
}

export interface CustomerEnquiry {
  id: string;
  orderId: string;
  number: string;
  at: string;
  name: string;
  phone: string;
  message: string;
  hasProject: boolean;
}

export type CustomerOffer = Pick<Offer, 'position' | 'at' | 'net' | 'currency' | 'validUntil'> & {
  orderId: string;
  number: string;
};

/** Everything of a customer; orders are latest revisions. */
export interface CustomerPage {
  customer: Customer;
  orders: ListedOrder[];
  sums: OrderSum[];
  offers: CustomerOffer[];
  enquiries: CustomerEnquiry[];
}

const key = v.pipe(v.string(), v.uuid());
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A repeated request with the key creates nothing more. */
export const newCustomerSchema = v.strictObject({ key, fields: customerSchema });

/** Refused if somebody else has changed the customer since. */
export const changeCustomerSchema = v.strictObject({ version, fields: customerSchema });

export const mergeSchema = v.strictObject({
  key,
  version,
  /** Customer that ends; orders and enquiries move. */
  other: v.strictObject({ id: v.pipe(v.string(), v.minLength(1)), version }),
  fields: customerSchema,
});
export type MergeRequest = v.InferOutput<typeof mergeSchema>;

export const takeOrderSchema = v.strictObject({ key, orderId: v.pipe(v.string(), v.minLength(1)) });

/** E-mail address in free text, such as the buyer of an offer. */
export function mailboxIn(text: string): string {
  const found = text.match(/[^\s<>(),;:]+@[^\s<>(),;:]+/)?.[0]?.replace(/\.+$/, '') ?? '';
  return v.is(emailAddress, found) ? plainEmail(found) : '';
}
