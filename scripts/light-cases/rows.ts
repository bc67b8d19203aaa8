import { LIGHT_CASES } from './all.ts';
import { type LightCase, type Outcome, outcomeOf, type Words } from './lightCase.ts';
import { WORDS } from './words.ts';

export type Language = keyof Words;

export interface Row {
  title: string;
  got: string;
  /** Empty for one value. */
  of: string;
  expected: string;
  reference: string;
  off: string;
  allowed: string;
}

const number = (value: number, language: Language, digits: Intl.NumberFormatOptions) =>
  // A value that rounds to 0 has no sign.
  new Intl.NumberFormat(language, { useGrouping: false, signDisplay: 'negative', ...digits }).format(value);

export function rowOf(one: LightCase, { got, expected, off, count }: Outcome, language: Language): Row {
  const digits = one.unit === 'UGR' ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 5 };
  const text = (value: number) => `${number(value, language, digits)}\u00a0${one.unit}`;
  const deviation = (value: number, fraction: number) =>
    one.isShare
      ? `${number(100 * value, language, { minimumFractionDigits: fraction, maximumFractionDigits: 2 })}\u00a0%`
      : text(value);
  return {
    title: one.title[language],
    got: text(got),
    of: count > 1 ? `${WORDS.worst[language]}\u00a0${count}` : '',
    expected: text(expected),
    reference: one.reference[language],
    off: deviation(off, 2),
    allowed: deviation(one.allowed, 0),
  };
}

export const computeGroups = () =>
  LIGHT_CASES.map(({ title, cases }) => ({
    title,
    computed: cases.map((one) => ({ one, outcome: outcomeOf(one) })),
  }));

export type ComputedGroup = ReturnType<typeof computeGroups>[number];
