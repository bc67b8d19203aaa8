import { type MailKey, mail } from '@lumitor/domain/texts/mail';
import { formatText, type TextValues } from '@lumitor/domain/translation/format';

export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'link'; label: string; url: string };

export function mailWords(language: string) {
  const words = { PL: 'pl', DE: 'de' } as const;
  const suffix = language === 'PL' || language === 'DE' ? words[language] : 'en';
  return (key: MailKey, values: TextValues = {}): string => formatText(mail[key][suffix], values, language);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const htmlLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return `${part.label}\n${part.text.replace(/^/gm, '> ')}`;
    case 'link':
      return `${part.label}\n${part.url}`;
  }
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p>${htmlLines(part.text)}</p>`;
    case 'facts':
      return `<p>${part.facts.map(([label, value]) => `${escapeHtml(label)}: <b>${escapeHtml(value)}</b>`).join('<br>')}</p>`;
    case 'quote':
      return `<p>${escapeHtml(part.label)}</p><blockquote>${htmlLines(part.text)}</blockquote>`;
    case 'link':
      return `<p>${escapeHtml(part.label)}<br><a href="${escapeHtml(part.url)}">${escapeHtml(part.url)}</a></p>`;
  }
}

export function mailContent(
  language: string,
  parts: readonly MailPart[],
  signature: string,
): { text: string; html: string } {
  const all: MailPart[] = [...parts, { kind: 'paragraph', text: signature }];
  const body = all.map(htmlOf).join('\n');
  return {
    text: `${all.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language.toLowerCase()}"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:40em">\n${body}\n</body></html>`,
  };
}
