import { FORM, PLACEHOLDER } from '@lumitor/domain/translation/format';

interface Placeholders {
  /** Values by name with their plural forms; an empty list for a plain value. */
  values: Map<string, readonly string[]>;
  hasStrayBrace: boolean;
}

export type TextFault =
  | { kind: 'lacking'; names: readonly string[] }
  | { kind: 'unknown'; names: readonly string[] }
  | { kind: 'forms'; names: readonly string[]; value: string }
  | { kind: 'braces' };

function placeholdersOf(text: string): Placeholders {
  const values = new Map<string, string[]>();
  const rest = text.replace(PLACEHOLDER, (_, name: string, forms: string | undefined) => {
    const given = [...(forms ?? '').matchAll(FORM)].map(([, form = '']) => form);
    values.set(name, [...(values.get(name) ?? []), ...given]);
    return '';
  });
  return { values, hasStrayBrace: /[{}]/.test(rest) };
}

/** Plural categories; Polish uses `other` for fractions. */
function formsOf(language: string): readonly string[] {
  try {
    return new Intl.PluralRules(language.toLowerCase()).resolvedOptions().pluralCategories;
  } catch {
    return ['other'];
  }
}

/** Without a reference the text is checked alone. Plural and plain forms match. */
export function textFaults(text: string, followed: string | undefined, language: string): TextFault[] {
  const { values, hasStrayBrace } = placeholdersOf(text);
  const given = followed ? placeholdersOf(followed).values : values;
  const faults: TextFault[] = [];
  const missing = [...given.keys()].filter((name) => !values.has(name));
  const unknown = [...values.keys()].filter((name) => !given.has(name));
  if (missing.length > 0) faults.push({ kind: 'lacking', names: missing });
  if (unknown.length > 0) faults.push({ kind: 'unknown', names: unknown });
  for (const [value, forms] of values) {
    const absent = forms.length > 0 ? formsOf(language).filter((form) => !forms.includes(form)) : [];
    if (absent.length > 0) faults.push({ kind: 'forms', names: absent, value });
  }
  if (hasStrayBrace) faults.push({ kind: 'braces' });
  return faults;
}
