import { type FilledMail, fillMail, type MailBlock, type MailSpan } from '@lumitor/domain/mails/fillMail';
import type { MailKind, MailValues } from '@lumitor/domain/mails/mails';
import { type MailText, mailText } from '@lumitor/domain/mails/mailTexts';
import type { Db } from '../database/schema.ts';
import { DocumentStore } from '../documents/documentStore.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const htmlLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const textOf = (block: MailBlock): string =>
  block.kind === 'quote'
    ? block.text.replace(/^/gm, '> ')
    : block.lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n');

function htmlOfSpan({ kind, text }: MailSpan): string {
  if (kind === 'link') return `<a href="${escapeHtml(text)}">${escapeHtml(text)}</a>`;
  const html = htmlLines(text);
  return kind === 'fact' ? `<b>${html}</b>` : html;
}

const htmlOf = (block: MailBlock): string =>
  block.kind === 'quote'
    ? `<blockquote>${htmlLines(block.text)}</blockquote>`
    : `<p>${block.lines.map((spans) => spans.map(htmlOfSpan).join('')).join('<br>')}</p>`;

export function mailContent(language: string, { subject, paragraphs }: FilledMail): MailContent {
  const body = paragraphs.map((blocks) => blocks.map(htmlOf).join('')).join('\n');
  return {
    subject,
    text: `${paragraphs.map((blocks) => blocks.map(textOf).join('\n')).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${escapeHtml(language.toLowerCase())}"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:40em">\n${body}\n</body></html>`,
  };
}

/** Templates in force: the shop's own, else the default (D77b). */
async function readMailText(db: Db, kind: MailKind, language: string): Promise<MailText> {
  const stored = await new DocumentStore(db).find('mailTexts', kind);
  return mailText(kind, language, stored?.texts);
}

export const composeMail = async <Kind extends MailKind>(
  db: Db,
  kind: Kind,
  language: string,
  values: MailValues<Kind>,
): Promise<MailContent> =>
  mailContent(language, fillMail(kind, await readMailText(db, kind, language), values));
