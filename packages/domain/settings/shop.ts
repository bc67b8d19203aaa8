import * as v from 'valibot';
import * as field from '../catalogue/field.ts';
import { emailAddress } from '../catalogue/field.ts';
import { isClearAccent } from './accent.ts';

const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');

/** Other values are refused, as the address becomes a link. */
export const webAddress = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500),
    v.regex(/^(https?:\/\/[^\s/]+\S*)?$/, 'Must be an address such as https://example.com'),
  ),
  '',
);

const contactSchema = v.strictObject({
  name: field.byLanguage,
  email: v.optional(v.union([v.literal(''), emailAddress]), ''),
  phone: words(40),
  emails: v.optional(v.record(field.languageCode, v.union([v.literal(''), emailAddress]))),
  phones: v.optional(v.record(field.languageCode, words(40))),
});

const companyEntries = {
  name: words(120),
  street: words(120),
  city: words(120),
  country: words(80),
  taxId: words(60),
};

export const shopSchema = v.strictObject({
  kind: v.literal('shop'),
  name: words(80),
  url: webAddress,
  /** Path of a stored picture; empty: the name is displayed. */
  logo: field.img,
  logoDark: field.img,
  favicon: field.img,
  accent: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(/^(#[0-9a-f]{6})?$/, 'Must be a colour such as #c8641e'),
      v.check(
        (accent) => !/^#[0-9a-f]{6}$/.test(accent) || isClearAccent(accent),
        'Is too pale: active elements would be invisible on a light page. Choose a darker tone',
      ),
    ),
    '',
  ),
  company: v.optional(v.strictObject(companyEntries), {}),
  companies: v.optional(v.record(field.languageCode, v.strictObject(companyEntries))),
  contacts: v.optional(v.pipe(v.array(contactSchema), v.maxLength(6)), []),
  footer: field.byLanguage,
});

export type ShopSettings = v.InferOutput<typeof shopSchema>;
