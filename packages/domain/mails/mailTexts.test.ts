import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAIL_LENGTH, mailFault } from './mailFaults.ts';
import { MAIL_KINDS, MAIL_PARTS, MAILS } from './mails.ts';
import { defaultMailText, mailText, mailTextsSchema, type OwnMailTexts } from './mailTexts.ts';

const OFFER = defaultMailText('offer', 'PL');

const stored = (texts: object, kind = 'offer'): OwnMailTexts =>
  v.parse(mailTextsSchema, { kind, texts }).texts;

describe('the default of every mail, in every language,', () => {
  it.each(MAIL_KINDS)('is allowed and contains its required fields: %s', (kind) => {
    for (const language of ['PL', 'EN', 'DE', 'FR']) {
      const text = defaultMailText(kind, language);
      for (const part of MAIL_PARTS)
        expect([language, mailFault(kind, part, text[part])]).toEqual([language, null]);
      for (const name of MAILS[kind].required) expect(text.body).toContain(`{${name}}`);
    }
  });

  it('mentions nothing that a visitor wrote in a mail to an unverified address (0062)', () => {
    const { fields } = MAILS.enquiryConfirmation;
    expect(Object.keys(fields)).toEqual(['number', 'net', 'link', 'shop']);
  });
});

describe('the texts of a shop', () => {
  it('are stored only where they differ from the default', () => {
    const own = { PL: { ...OFFER, subject: 'Nasza oferta {number}' }, EN: defaultMailText('offer', 'EN') };
    expect(stored(own)).toEqual({ PL: { subject: 'Nasza oferta {number}' } });
  });

  it('are normalised: line breaks of any system, no spaces at the ends of lines', () => {
    expect(stored({ PL: { body: '  Link: \r\n{link}\t\r\rDo widzenia \n' } })).toEqual({
      PL: { body: 'Link:\n{link}\n\nDo widzenia' },
    });
  });

  it('replace the default part by part, in their language', () => {
    const own = { PL: { subject: 'Nasza oferta {number}' } };
    expect(mailText('offer', 'PL', own)).toEqual({ ...OFFER, subject: 'Nasza oferta {number}' });
    expect(mailText('offer', 'EN', own)).toEqual(defaultMailText('offer', 'EN'));
  });

  it('in English apply to languages without default words, unless these have their own', () => {
    const own = { EN: { subject: 'Our offer {number}' }, CS: { subject: 'Nabídka {number}' } };
    expect(mailText('offer', 'FR', own).subject).toBe('Our offer {number}');
    expect(mailText('offer', 'CS', own)).toEqual({
      subject: 'Nabídka {number}',
      body: defaultMailText('offer', 'EN').body,
    });
    expect(stored({ ...own, FR: { subject: 'Our offer {number}' } })).toEqual(own);
  });

  it('give way to the default if this version no longer allows them', () => {
    expect(mailText('offer', 'PL', { PL: { body: 'Kod: {former}' } })).toEqual(OFFER);
  });
});

const LONG = 'x'.repeat(MAIL_LENGTH.body);

it.each([
  ['offer', 'subject', ' ', 'Must not be empty'],
  ['offer', 'subject', 'x'.repeat(MAIL_LENGTH.subject + 1), 'at most 200 characters'],
  ['offer', 'body', `{link} ${LONG}`, 'at most 5000 characters'],
  ['offer', 'subject', 'Oferta\nBcc: jan@example.com', 'Must be one line'],
  ['offer', 'subject', 'Oferta\u2028{number}', 'Must be one line'],
  ['offer', 'body', '{link} {Number}, {constructor}', 'no field {Number}, {constructor}'],
  ['offer', 'body', '{link} { number }', 'Braces'],
  ['offer', 'body', '{link} {number', 'Braces'],
  ['offer', 'body', 'Oferta {number}', 'Must contain {link}'],
  ['offerWithMessage', 'body', '{link}', 'Must contain {message}'],
  ['newsletter', 'body', 'Potwierdź:\n{link}', 'Must contain {consent}'],
  ['passwordReset', 'body', 'Ustaw nowe hasło.', 'Must contain {link}'],
  ['enquiryConfirmation', 'body', '{link}\n{name}: {message}', 'no field {name}, {message}'],
  ['newsletter', 'body', 'Zgoda: {consent}\n{link}', '{consent} on a line of its own'],
  ['offer', 'subject', 'Oferta {link}', 'Only the body may contain {link}'],
] as const)('refuses in the mail %s the %s %j: %s', (kind, part, text, reason) => {
  const result = v.safeParse(mailTextsSchema, { kind, texts: { PL: { [part]: text } } });
  expect(result.success).toBe(false);
  const [issue] = result.issues ?? [];
  expect(issue && v.getDotPath(issue)).toBe(`texts.PL.${part}`);
  expect(issue?.message).toContain(reason);
});

it('refuses an unknown mail, an unknown part, and a language that is no code', () => {
  const isAllowed = (value: object) => v.is(mailTextsSchema, value);
  expect(isAllowed({ kind: 'offer', texts: { PL: { subject: 'Oferta' } } })).toBe(true);
  expect(isAllowed({ kind: 'letter', texts: {} })).toBe(false);
  expect(isAllowed({ kind: 'offer', texts: { PL: { html: '<p>' } } })).toBe(false);
  expect(isAllowed({ kind: 'offer', texts: { polski: { subject: 'Oferta' } } })).toBe(false);
});
