import * as v from 'valibot';
import { emailAddress, languageCode } from '../catalogue/field.ts';
import { plainLine, plainText } from '../catalogue/plainText.ts';

export const MAX_MESSAGE = 2_000;

export const phoneNumber = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40),
  v.regex(/^\+?(?:[\s()./-]*\d){6,15}[\s()./-]*$/, 'Must be a phone number, such as +48 600 100 200'),
);

const dialled = (phone: string): string => phone.replace(/\D/g, '').replace(/^00/, '');

const LOCAL_DIGITS = 9;

/** Digits by which numbers are searched: the same in any notation, with or without a country code. */
export const localDigits = (phone: string): string => dialled(phone).slice(-LOCAL_DIGITS);

/** Ignores notation and a missing country code. */
export function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [dialled(one), dialled(other)].sort((a, b) => a.length - b.length);
  return short === long || (short.length >= 9 && long.length - short.length <= 3 && long.endsWith(short));
}

const absent = v.literal('');

/** D32a. */
export const enquirySchema = v.pipe(
  v.strictObject({
    /** A new UUID for each enquiry; a retry repeats it (D30). */
    idempotencyKey: v.pipe(v.string(), v.uuid()),
    language: languageCode,
    name: v.pipe(v.string(), v.transform(plainLine), v.minLength(1, 'Must not be empty'), v.maxLength(120)),
    email: v.optional(v.union([absent, emailAddress]), ''),
    phone: v.optional(v.union([absent, phoneNumber]), ''),
    message: v.optional(v.pipe(v.string(), v.transform(plainText), v.maxLength(MAX_MESSAGE)), ''),
    consent: v.literal(true, 'Must be accepted'),
  }),
  v.forward(
    v.check(({ email, phone }) => email !== '' || phone !== '', 'Must be given if there is no phone number'),
    ['email'],
  ),
);

export type EnquiryRequest = v.InferOutput<typeof enquirySchema>;

export const enquiryAnswerSchema = v.object({
  number: v.string(),
  /** Empty if no confirmation was sent: no address, or no mail server. */
  confirmedTo: v.string(),
});

export type EnquiryAnswer = v.InferOutput<typeof enquiryAnswerSchema>;
