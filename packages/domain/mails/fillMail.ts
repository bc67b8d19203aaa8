import { FIELD } from './mailFaults.ts';
import { type MailKind, type MailValues, mailFields } from './mails.ts';
import type { MailText } from './mailTexts.ts';

/** `fact`: the value after a label. */
export interface MailSpan {
  kind: 'words' | 'fact' | 'link';
  text: string;
}

export type MailBlock = { kind: 'lines'; lines: MailSpan[][] } | { kind: 'quote'; text: string };

export interface FilledMail {
  subject: string;
  /** Blocks of one paragraph follow each other without an empty line. */
  paragraphs: MailBlock[][];
}

type Values = Readonly<Record<string, string>>;

/** Replaces each field once, so braces in values are never fields. */
const filled = (template: string, values: Values): string =>
  template.replace(FIELD, (_, name: string) => values[name] ?? '');

const ALONE = /^\s*\{(\w+)\}\s*$/;
const FACT = /^(.*\S:\s*)\{(\w+)\}\s*$/;

function spansOf(line: string, fields: Values, values: Values): MailSpan[] {
  const [, label, fact] = FACT.exec(line) ?? [];
  if (label && fact && fields[fact] === 'value')
    return [
      { kind: 'words', text: filled(label, values) },
      { kind: 'fact', text: values[fact] ?? '' },
    ];
  const spans: MailSpan[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of line.matchAll(FIELD)) {
    if (fields[name] !== 'link') continue;
    spans.push({ kind: 'words', text: filled(line.slice(end, index), values) });
    spans.push({ kind: 'link', text: values[name] ?? '' });
    end = index + whole.length;
  }
  spans.push({ kind: 'words', text: filled(line.slice(end), values) });
  return spans.filter(({ text }) => text !== '');
}

/** An empty field alone on its line removes its paragraph, an empty field after a label its line. */
function blocksOf(paragraph: string, fields: Values, values: Values): MailBlock[] {
  const lines = paragraph.split('\n');
  const nameIn = (pattern: RegExp, line: string, group: number) => pattern.exec(line)?.[group];
  const isEmpty = (name: string | undefined) => name !== undefined && !values[name];
  if (lines.some((line) => isEmpty(nameIn(ALONE, line, 1)))) return [];
  const blocks: MailBlock[] = [];
  for (const line of lines.filter((each) => !isEmpty(nameIn(FACT, each, 2)))) {
    const alone = nameIn(ALONE, line, 1);
    if (alone && fields[alone] === 'quote') {
      blocks.push({ kind: 'quote', text: values[alone] ?? '' });
      continue;
    }
    const spans = spansOf(line, fields, values);
    const last = blocks.at(-1);
    if (last?.kind === 'lines') last.lines.push(spans);
    else blocks.push({ kind: 'lines', lines: [spans] });
  }
  return blocks;
}

/** Values are inserted as they are; whoever writes HTML escapes them. */
export function fillMail<Kind extends MailKind>(
  kind: Kind,
  { subject, body }: MailText,
  values: MailValues<Kind>,
): FilledMail {
  const fields = mailFields(kind);
  return {
    subject: filled(subject, values)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
    paragraphs: body
      .split(/\n\s*\n/)
      .map((paragraph) => blocksOf(paragraph, fields, values))
      .filter((blocks) => blocks.length > 0),
  };
}
