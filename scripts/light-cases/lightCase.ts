export interface Words {
  pl: string;
  en: string;
}

/** Value of the product, and its reference. */
export type Pair = readonly [got: number, wanted: number];

export interface LightCase {
  title: Words;
  reference: Words;
  unit: 'lx' | 'lm' | 'UGR' | '%';
  /** A share of the reference, else in the unit. */
  allowed: number;
  isShare: boolean;
  pairs: () => readonly Pair[];
}

export interface LightCaseGroup {
  title: Words;
  cases: readonly LightCase[];
}

export interface Outcome {
  got: number;
  expected: number;
  off: number;
  count: number;
}

export function outcomeOf({ pairs, isShare }: LightCase): Outcome {
  const outcomes = pairs().map(([got, expected]) => ({
    got,
    expected,
    off: isShare ? (got === expected ? 0 : got / expected - 1) : got - expected,
  }));
  const [first, ...others] = outcomes;
  if (!first) throw new Error('A case compares nothing. Give it at least one pair.');
  const worst = others.reduce((far, one) => (Math.abs(one.off) > Math.abs(far.off) ? one : far), first);
  return { ...worst, count: outcomes.length };
}

export const isWithinTolerance = ({ off }: Outcome, { allowed }: LightCase): boolean =>
  Math.abs(off) <= allowed;
