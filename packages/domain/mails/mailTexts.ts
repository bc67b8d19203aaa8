import * as v from 'valibot';
import { languageCode } from '../catalogue/field.ts';
import { type MailKind, mail, wordsIn } from '../texts/mail.ts';
import { mailFault, mailFaultMessage } from './mailFaults.ts';
import { MAIL_KINDS, MAIL_PARTS, type MailPart } from './mails.ts';

/** Templates of one mail in one language. */
export type MailText = Readonly<Record<MailPart, string>>;

const MAX_LANGUAGES = 100;

/** Longest accepted input, before line breaks and spaces are counted as the limits do. */
const MAX_INPUT = 20_000;

const trimmed = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

const template = v.optional(v.pipe(v.string(), v.maxLength(MAX_INPUT), v.transform(trimmed)));

const storedTexts = v.pipe(
  v.record(languageCode, v.strictObject({ subject: template, body: template })),
  v.check(
    (texts) => Object.keys(texts).length <= MAX_LANGUAGES,
    `Must name at most ${MAX_LANGUAGES} languages`,
  ),
);

/** The shop's own templates by language; absent parts follow the default. */
export type OwnMailTexts = v.InferOutput<typeof storedTexts>;

const hasDefault = (language: string): boolean => language === wordsIn(language).toUpperCase();

/** Text without own templates of `language`; languages without default words use the English text in force. */
export function defaultMailText(kind: MailKind, language: string, texts: OwnMailTexts = {}): MailText {
  if (!hasDefault(language)) return mailText(kind, 'EN', texts);
  const { subject, body } = mail[kind];
  const words = wordsIn(language);
  return { subject: subject[words], body: body[words] };
}

/** Text in force. A template that this version refuses does not count. */
export function mailText(kind: MailKind, language: string, texts: OwnMailTexts = {}): MailText {
  const standard = defaultMailText(kind, language, texts);
  const inForce = (part: MailPart) => {
    const own = texts[language]?.[part];
    return own !== undefined && mailFault(kind, part, own) === null ? own : standard[part];
  };
  return { subject: inForce('subject'), body: inForce('body') };
}

/** Drops what equals the default, so that updates of the defaults reach the mail. */
export function changedMailTexts(kind: MailKind, texts: OwnMailTexts): OwnMailTexts {
  const changed: OwnMailTexts = {};
  for (const [language, own] of Object.entries(texts)) {
    const standard = defaultMailText(kind, language, texts);
    const parts: OwnMailTexts[string] = {};
    for (const part of MAIL_PARTS)
      if (own[part] !== undefined && own[part] !== standard[part]) parts[part] = own[part];
    if (Object.keys(parts).length > 0) changed[language] = parts;
  }
  return changed;
}

/** The id of a document is its kind, as for settings. */
export const mailTextsSchema = v.pipe(
  v.strictObject({ kind: v.picklist(MAIL_KINDS), texts: v.optional(storedTexts, {}) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { kind, texts } = dataset.value;
    for (const [language, own] of Object.entries(texts))
      for (const part of MAIL_PARTS) {
        const fault = own[part] === undefined ? null : mailFault(kind, part, own[part]);
        if (!fault) continue;
        const item = { type: 'object', origin: 'value' } as const;
        addIssue({
          message: mailFaultMessage(fault),
          path: [
            { ...item, input: { kind, texts }, key: 'texts', value: texts },
            { ...item, input: texts, key: language, value: own },
            { ...item, input: own, key: part, value: own[part] },
          ],
        });
      }
  }),
  v.transform(({ kind, texts }) => ({ kind, texts: changedMailTexts(kind, texts) })),
);
