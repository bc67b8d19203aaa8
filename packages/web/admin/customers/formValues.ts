import { type Customer, type CustomerFields, customerSchema } from '@lumitor/domain/customers/customer';
import * as v from 'valibot';
import type { WordIn } from '../words/messages.ts';

/** Contacts are one text, with a line for each. */
export type CustomerValues = Omit<CustomerFields, 'emails' | 'phones'> & { emails: string; phones: string };

export function formValues(customer: CustomerFields | Customer): CustomerValues {
  const {
    id: _,
    version: __,
    createdAt: ___,
    changedAt: ____,
    ...fields
  } = { id: '', version: 0, createdAt: '', changedAt: '', ...customer };
  return { ...fields, emails: fields.emails.join('\n'), phones: fields.phones.join('\n') };
}

const linesIn = (text: string): string[] =>
  text
    .split(/[\n;,]/)
    .map((line) => line.trim())
    .filter(Boolean);

export type CustomerFault = WordIn<'customers.faults'>;

const FAULTS: Readonly<Record<string, CustomerFault>> = {
  name: 'name',
  emails: 'emails',
  phones: 'phones',
  taxNumber: 'taxNumber',
  country: 'country',
  language: 'language',
};

/** Field of the form, and its fault. */
export function faultOf(path: string, isTooLong = false): [field: string, fault: CustomerFault] {
  const field = path.replace(/^fields\./, '').replace(/\.\d+$/, '');
  const fault = FAULTS[field.split('.').at(-1) ?? ''];
  return [field, isTooLong || !fault ? 'tooLong' : fault];
}

export function readFields(
  values: CustomerValues,
): { fields: CustomerFields } | { faults: [field: string, fault: CustomerFault][] } {
  const { emails, phones } = values;
  const read = v.safeParse(customerSchema, { ...values, emails: linesIn(emails), phones: linesIn(phones) });
  if (read.success) return { fields: read.output };
  return {
    faults: read.issues.map((issue) => {
      const path = v.getDotPath(issue) ?? '';
      const isList = path.startsWith('emails') || path.startsWith('phones');
      return faultOf(path, issue.type === 'max_length' && !isList);
    }),
  };
}
