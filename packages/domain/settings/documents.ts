import * as v from 'valibot';
import * as field from '../catalogue/field.ts';
import { languageCode } from '../catalogue/field.ts';

const condition = v.optional(v.record(languageCode, v.pipe(v.string(), v.maxLength(500))), {});
/** Remainder of a number too long for exact arithmetic. */
const remainder = (digits: string, divisor: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % divisor, 0);

/** IBAN by its check digits (ISO 13616). */
function isBankAccount(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return false;
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  );
  return remainder(digits, 97) === 1;
}

/** Polish numbers may lack their country. */
const plainAccount = (typed: string): string => {
  const number = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^\d{26}$/.test(number) ? `PL${number}` : number;
};

const bankAccount = v.pipe(
  v.string(),
  v.transform(plainAccount),
  v.check(
    (number) => number === '' || isBankAccount(number),
    'Must be an account number such as PL61 1090 1014 0000 0712 1981 2874: check the digits',
  ),
);

export const documentsSchema = v.strictObject({
  kind: v.literal('documents'),
  header: field.byLanguage,
  validityDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
  /** Validity of an order's prices since saving, in days; absent: not stated. */
  priceDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
  /** Stated in invoices; older settings have none. */
  bankAccount: v.optional(bankAccount),
  /** Time for paying an invoice, in days; absent: 14. */
  paymentDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
  remarks: field.byLanguage,
  /** Conditions with which new offers start (D76a). */
  conditions: v.optional(
    v.strictObject({
      delivery: condition,
      payment: condition,
      warranty: condition,
    }),
    {},
  ),
  terms: field.byLanguage,
});

export type DocumentsSettings = v.InferOutput<typeof documentsSchema>;

/** HTML by language; empty: default text. The service removes unsafe elements. */
const richText = v.optional(v.record(languageCode, v.pipe(v.string(), v.maxLength(100_000))), {});

export const legalSchema = v.strictObject({
  kind: v.literal('legal'),
  privacy: richText,
  terms: richText,
  accessibility: richText,
});

export type LegalSettings = v.InferOutput<typeof legalSchema>;
