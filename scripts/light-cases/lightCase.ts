/** A text in the languages of the page. */
export interface Words {
  pl: string;
  en: string;
}

/** What the product computes, and what the reference says of the same. */
export type Pair = readonly [got: number, wanted: number];

/** Something that the product computes and that is known from elsewhere. */
export interface LightCase {
  /** What is lit, and what is computed of it. */
  title: Words;
  /** How it is known, with its source. */
  reference: Words;
  unit: 'lx' | 'lm' | 'UGR' | '%';
  /** The greatest deviation that passes: a share of the reference, else in the unit. */
  allowed: number;
  isShare: boolean;
  pairs: () => readonly Pair[];
}

export interface LightCaseGroup {
  title: Words;
  cases: readonly LightCase[];
}

/** The pair of a case that is farthest off, and by how much. */
export interface Outcome {
  got: number;
  wanted: number;
  off: number;
  /** So many values were compared. */
  count: number;
}

export function outcomeOf({ pairs, isShare }: LightCase): Outcome {
  const outcomes = pairs().map(([got, wanted]) => ({
    ...{ got, wanted },
    off: isShare ? (got === wanted ? 0 : got / wanted - 1) : got - wanted,
  }));
  const [first, ...others] = outcomes;
  if (!first) throw new Error('A case compares nothing. Give it at least one pair.');
  const worst = others.reduce((far, one) => (Math.abs(one.off) > Math.abs(far.off) ? one : far), first);
  return { ...worst, count: outcomes.length };
}

export const isKept = ({ off }: Outcome, { allowed }: LightCase): boolean => Math.abs(off) <= allowed;
