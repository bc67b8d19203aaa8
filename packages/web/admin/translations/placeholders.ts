import { FORM, PLACEHOLDER } from '@lumitor/domain/translation/format';

/** What a text does with the values it is given, as the code will read it. */
interface Placeholders {
  /** Values by name, each with its plural forms; none: it is written as it is. */
  values: Map<string, readonly string[]>;
  /** Braces that make no placeholder show as they are. */
  hasStrayBrace: boolean;
}

/** What will read wrong, by a warning each. */
export type TextFault =
  /** Values that the Polish text has and this one lacks. */
  | { kind: 'lacking'; names: readonly string[] }
  /** Values that nobody gives. */
  | { kind: 'unknown'; names: readonly string[] }
  /** Plural forms of the language that are not given, of a value. */
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

/** The forms that a language tells apart; Polish has fractions in `other`. */
function formsOf(language: string): readonly string[] {
  try {
    return new Intl.PluralRules(language.toLowerCase()).resolvedOptions().pluralCategories;
  } catch {
    return ['other'];
  }
}

/**
 * What a text does otherwise than the one it must follow: the Polish, or for the Polish itself the
 * shipped. A text that follows none is held against itself alone. One language may count what
 * another only writes: `{count} szt.` is `{count, plural, one {# pc} other {# pcs}}`.
 */
export function textFaults(text: string, followed: string | undefined, language: string): TextFault[] {
  const { values, hasStrayBrace } = placeholdersOf(text);
  const given = followed ? placeholdersOf(followed).values : values;
  const faults: TextFault[] = [];
  const lacking = [...given.keys()].filter((name) => !values.has(name));
  const unknown = [...values.keys()].filter((name) => !given.has(name));
  if (lacking.length > 0) faults.push({ kind: 'lacking', names: lacking });
  if (unknown.length > 0) faults.push({ kind: 'unknown', names: unknown });
  for (const [value, forms] of values) {
    const absent = forms.length > 0 ? formsOf(language).filter((form) => !forms.includes(form)) : [];
    if (absent.length > 0) faults.push({ kind: 'forms', names: absent, value });
  }
  if (hasStrayBrace) faults.push({ kind: 'braces' });
  return faults;
}
