import { MAILS, type MailKind, type MailPart, mailFields } from './mails.ts';

export const MAIL_LENGTH: Readonly<Record<MailPart, number>> = { subject: 200, body: 5_000 };

export const FIELD = /\{(\w+)\}/g;

/** Reason why a template is refused. */
export type MailFault =
  | { kind: 'empty' | 'lineBreak' | 'braces' }
  | { kind: 'long'; most: number }
  | { kind: 'unknown' | 'missing' | 'alone' | 'bodyOnly'; names: readonly string[] };

const named = (template: string): string[] => [
  ...new Set([...template.matchAll(FIELD)].map(([, name = '']) => name)),
];

function fieldsWith(kind: MailKind, template: string, isWrong: (field: string, name: string) => boolean) {
  const fields = mailFields(kind);
  return named(template).filter((name) => fields[name] && isWrong(fields[name], name));
}

function placingFault(kind: MailKind, part: MailPart, template: string): MailFault | null {
  if (part === 'subject') {
    const names = fieldsWith(kind, template, (field) => field !== 'value');
    return names.length > 0 ? { kind: 'bodyOnly', names } : null;
  }
  const required: readonly string[] = MAILS[kind].required;
  const present = named(template);
  const missing = required.filter((name) => !present.includes(name));
  if (missing.length > 0) return { kind: 'missing', names: missing };
  const lines = template.split('\n').map((line) => line.trim());
  const isInSentence = (name: string) =>
    lines.some((line) => line.includes(`{${name}}`) && line !== `{${name}}`);
  const names = fieldsWith(
    kind,
    template,
    (field, name) => (field === 'text' || field === 'quote') && isInSentence(name),
  );
  return names.length > 0 ? { kind: 'alone', names } : null;
}

/** The first fault of a template; null if the mail may use it. */
export function mailFault(kind: MailKind, part: MailPart, template: string): MailFault | null {
  if (template.trim() === '') return { kind: 'empty' };
  if (template.length > MAIL_LENGTH[part]) return { kind: 'long', most: MAIL_LENGTH[part] };
  // A line break in a header would start another header.
  if (part === 'subject' && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(template)) return { kind: 'lineBreak' };
  if (/[{}]/.test(template.replace(FIELD, ''))) return { kind: 'braces' };
  const unknown = named(template).filter((name) => !Object.hasOwn(mailFields(kind), name));
  if (unknown.length > 0) return { kind: 'unknown', names: unknown };
  return placingFault(kind, part, template);
}

/** English sentence for programs; the administration has its own words. */
export function mailFaultMessage(fault: MailFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'Must not be empty; leave it out for the default text';
    case 'lineBreak':
      return 'Must be one line';
    case 'braces':
      return 'Braces may only surround a field, such as {number}';
    case 'long':
      return `Must have at most ${fault.most} characters`;
    case 'unknown':
      return `This mail has no field ${bracedNames(fault.names)}`;
    case 'missing':
      return `Must contain ${bracedNames(fault.names)}`;
    case 'alone':
      return `Must have ${bracedNames(fault.names)} on a line of its own`;
    case 'bodyOnly':
      return `Only the body may contain ${bracedNames(fault.names)}`;
  }
}

export const bracedNames = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
