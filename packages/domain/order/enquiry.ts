import * as v from 'valibot';
import { emailAddress, languageCode } from '../catalogue/field.ts';
import { plainLine, plainText } from '../catalogue/plainText.ts';

export const MAX_MESSAGE = 2_000;

/** As people write them: digits, with what stands between them. */
export const phoneNumber = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40),
  v.regex(/^\+?(?:[\s()./-]*\d){6,15}[\s()./-]*$/, 'Must be a phone number, such as +48 600 100 200'),
);

/** Digits alone, without what stands for "abroad". */
const dialled = (phone: string): string => phone.replace(/\D/g, '').replace(/^00/, '');

/** Whether two numbers are one, however they are written, with or without the code of a country. */
export function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [dialled(one), dialled(other)].sort((a, b) => a.length - b.length);
  return short === long || (short.length >= 9 && long.length - short.length <= 3 && long.endsWith(short));
}

const absent = v.literal('');

/** What a browser posts to ask the shop about an order (D32a). */
export const enquirySchema = v.pipe(
  v.strictObject({
    /** A new UUID for each enquiry; a retry carries the same one (D30). */
    idempotencyKey: v.pipe(v.string(), v.uuid()),
    /** In which the visitor is to be answered. */
    language: languageCode,
    name: v.pipe(v.string(), v.transform(plainLine), v.minLength(1, 'Must not be empty'), v.maxLength(120)),
    email: v.optional(v.union([absent, emailAddress]), ''),
    phone: v.optional(v.union([absent, phoneNumber]), ''),
    message: v.optional(v.pipe(v.string(), v.transform(plainText), v.maxLength(MAX_MESSAGE)), ''),
    consent: v.literal(true, 'Must be agreed to'),
  }),
  v.forward(
    v.check(
      ({ email, phone }) => email !== '' || phone !== '',
      'Must be given where there is no phone number',
    ),
    ['email'],
  ),
);

export type EnquiryRequest = v.InferOutput<typeof enquirySchema>;

/** What is answered: the number by which shop and visitor speak of it, and where a confirmation has gone. */
export const enquiryAnswerSchema = v.object({
  number: v.string(),
  /** Empty: none was sent, as no e-mail was given or the shop has no mail server. */
  confirmedTo: v.string(),
});

export type EnquiryAnswer = v.InferOutput<typeof enquiryAnswerSchema>;
