import type { CustomerFields } from '../customers/customer.ts';
import { isInEu, isTaxNumber, plainTaxNumber, splitTaxNumber } from '../customers/taxNumber.ts';
import type { ShopSettings } from '../settings/shop.ts';
import { companyIn, contactIn } from '../translation/shopIn.ts';
import { isCountry } from './countries.ts';

export interface PartyTaxNumber {
  /** Prefix of the VAT number; outside the EU the country. */
  prefix: string;
  national: string;
  isEu: boolean;
}

export interface InvoiceParty {
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** ISO 3166-1; empty: unknown. */
  country: string;
  /** Null: none, or an invalid one. */
  taxNumber: PartyTaxNumber | null;
  email: string;
  phone: string;
}

export interface InvoiceBuyer extends InvoiceParty {
  /** A firm needs a tax number. */
  isFirm: boolean;
  /** Country of the delivery address, else of the billing address. */
  deliveryCountry: string;
}

/** Customer's fields that an invoice states. */
export type InvoiceCustomer = Pick<
  CustomerFields,
  'name' | 'firm' | 'emails' | 'phones' | 'billing' | 'delivery' | 'taxNumber'
> & { id: string };

export const fullNumber = ({ prefix, national }: PartyTaxNumber): string => prefix + national;

const ISO_OF_PREFIX: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

const countryOfPrefix = (prefix: string): string => ISO_OF_PREFIX[prefix] ?? prefix;

function taxNumberOf(written: string, country: string): PartyTaxNumber | null {
  const number = plainTaxNumber(written);
  if (number === '' || !isTaxNumber(number, country)) return null;
  const { prefix, national } = splitTaxNumber(number, country);
  if (prefix) return { prefix, national, isEu: true };
  if (country === '') return null;
  return { prefix: country, national: number.startsWith(country) ? number.slice(2) : number, isEu: false };
}

/** Postcode before the city, as the settings of the shop have both in one field. */
const POSTCODE = /^(\d{2}-\d{3}|\d{4,5})\s+(?=\S)/;

/** A company writes its number with its name, such as `NIP 526-000-12-46`. */
const NAME_OF_NUMBER = /^\s*(NIP|VAT)\b[\s:.-]*(UE|EU|ID|NO|NR)?\b[\s:.-]*/i;

export function sellerOf(shop: ShopSettings, language: string): InvoiceParty {
  const { name, street, city, taxId } = companyIn(shop, language);
  const [contact] = shop.contacts;
  const { email = '', phone = '' } = contact ? contactIn(contact, language) : {};
  const postcode = POSTCODE.exec(city)?.[1] ?? '';
  const taxNumber = taxNumberOf(taxId.replace(NAME_OF_NUMBER, ''), '');
  return {
    name,
    street,
    postcode,
    city: city.replace(POSTCODE, ''),
    country: taxNumber ? countryOfPrefix(taxNumber.prefix) : 'PL',
    taxNumber,
    email,
    phone,
  };
}

/** @param offeredTo name for a customer without one */
export function buyerOf(customer: InvoiceCustomer, offeredTo = ''): InvoiceBuyer {
  const { billing, delivery, emails, phones, firm } = customer;
  const taxNumber = taxNumberOf(customer.taxNumber, billing.country);
  const country = billing.country || (taxNumber?.isEu ? countryOfPrefix(taxNumber.prefix) : '');
  const { street, postcode, city } = billing;
  return {
    name: firm || customer.name || offeredTo,
    street,
    postcode,
    city,
    country: isCountry(country) ? country : '',
    taxNumber,
    email: emails[0] ?? '',
    phone: phones[0] ?? '',
    isFirm: firm !== '',
    deliveryCountry: isCountry(delivery.country) ? delivery.country : country,
  };
}

/** Only buyers in other states of the EU with a number there buy without VAT. */
export const isAbroadInEu = ({ country, taxNumber }: InvoiceBuyer): boolean =>
  country !== 'PL' && (isInEu(country) || taxNumber?.prefix === 'XI');
