import * as v from 'valibot';
import * as field from '../catalogue/field.ts';
import { emailAddress } from '../catalogue/field.ts';
import { isClearAccent } from './accent.ts';

const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');

/** Empty, or a page of the web: it becomes a link, so nothing else may stand there. */
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
  /** A person or a department, by language. */
  name: field.byLanguage,
  email: v.optional(v.union([v.literal(''), emailAddress]), ''),
  phone: words(40),
  /** Where a language has others; what it does not name is as above. */
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

/** Whose shop it is, as every page, PDF and letter says. */
export const shopSchema = v.strictObject({
  kind: v.literal('shop'),
  name: words(80),
  /** Where the logo leads. */
  url: webAddress,
  /** Path of a stored picture, or empty: then the name stands for it. */
  logo: field.img,
  /** On a dark page; empty: the other one. */
  logoDark: field.img,
  favicon: field.img,
  /** Of what is lit or active; empty: the product's own. */
  accent: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(/^(#[0-9a-f]{6})?$/, 'Must be a colour such as #c8641e'),
      v.check(
        (accent) => !/^#[0-9a-f]{6}$/.test(accent) || isClearAccent(accent),
        'Is too pale: what is active would not be seen on a light page. Take a darker tone',
      ),
    ),
    '',
  ),
  company: v.optional(v.strictObject(companyEntries), {}),
  /** What of it is said otherwise in a language, such as its tax number abroad. */
  companies: v.optional(v.record(field.languageCode, v.strictObject(companyEntries))),
  contacts: v.optional(v.pipe(v.array(contactSchema), v.maxLength(6)), []),
  /** A remark at the foot of every page, by language. */
  footer: field.byLanguage,
});

export type ShopSettings = v.InferOutput<typeof shopSchema>;
