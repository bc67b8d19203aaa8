import { type Cents, cents } from '../units.ts';
import type { RecordData, RecordLine } from './record.ts';

/** An article of which there is more or less than before, or at another price. */
export interface OrderDifference<Line = RecordLine> {
  key: string;
  /** As it is, or was where it is gone. */
  line: Line;
  /** Pieces. */
  before: number;
  after: number;
  /** What it costs more, in cents; null where either has its price on request, or the currencies differ. */
  change: Cents | null;
}

/** Fields by which lines are matched and compared. */
type ComparedLine = Pick<
  RecordLine,
  'kind' | 'collection' | 'articleId' | 'code' | 'role' | 'quantity' | 'total'
>;

export interface Compared<Line extends ComparedLine = RecordLine> extends Pick<RecordData, 'currency'> {
  lines: readonly Line[];
}

/**
 * Key of an article's line. A required part and the same accessory added by hand are one article; lines without an
 * article differ by their role as well.
 */
const keyOf = ({ kind, collection, articleId, code, role }: ComparedLine) =>
  `${kind === 'part' ? 'accessory' : kind} ${collection} ${articleId ?? `${code} ${role ?? ''}`}`;

/** Whether an amount over these lines is certain: none of them has its price on request. */
export const isPriced = (lines: readonly Pick<ComparedLine, 'total'>[]): boolean =>
  lines.every(({ total }) => total !== null);

/** What a revision has otherwise than the order before: its own articles in their order, then those that are gone (D61). */
export function orderDifferences<Line extends ComparedLine>(
  before: Compared<Line>,
  after: Compared<Line>,
): OrderDifference<Line>[] {
  const former = new Map(before.lines.map((line) => [keyOf(line), line]));
  const isComparable = before.currency === after.currency;
  const later = new Map(after.lines.map((line) => [keyOf(line), line]));
  /** The price is on request on both sides, so the same number of pieces is no difference. */
  const isUnpriced = (key: string) => former.get(key)?.total === null && later.get(key)?.total === null;
  const difference = (line: Line, was: Line | undefined, is: Line | undefined) => {
    const [from, to] = [was ? was.total : 0, is ? is.total : 0];
    const change = isComparable && from !== null && to !== null ? cents(to - from) : null;
    return { key: keyOf(line), line, before: was?.quantity ?? 0, after: is?.quantity ?? 0, change };
  };
  return [
    ...after.lines.map((line) => difference(line, former.get(keyOf(line)), line)),
    ...before.lines
      .filter((line) => !later.has(keyOf(line)))
      .map((line) => difference(line, line, undefined)),
  ].filter(({ key, before: was, after: is, change }) => was !== is || (change !== 0 && !isUnpriced(key)));
}
