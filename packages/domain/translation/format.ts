import { writtenNumber } from './writtenNumber.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Plural forms may contain other values: `one {# step of {length}}`. */
export const PLACEHOLDER = /\{(\w+)(?:, plural, ((?:\w+ \{(?:[^{}]|\{\w+\})*\}\s*)+))?\}/g;
export const FORM = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

const pluralRules: Record<string, Intl.PluralRules> = {};

function pluralForm(language: string, count: number): string {
  pluralRules[language] ??= new Intl.PluralRules(language.toLowerCase());
  return pluralRules[language].select(count);
}

export const formatPlain = (value: number, language: string): string =>
  writtenNumber(value, language, { useGrouping: false });

/** Fills `{name}` and ICU plurals; missing values leave their placeholder. */
export function formatText(text: string, values: TextValues, language: string): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (whole, name: string, forms: string | undefined) => {
    const value = values[name];
    if (value === undefined) return whole;
    const written = typeof value === 'number' ? formatPlain(value, language) : value;
    if (!forms) return written;
    const byForm = new Map([...forms.matchAll(FORM)].map(([, form, phrase]) => [form, phrase]));
    const phrase = byForm.get(pluralForm(language, Number(value))) ?? byForm.get('other') ?? '';
    return formatText(phrase.replaceAll('#', written), values, language);
  });
}
