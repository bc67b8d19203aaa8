import { type Cents, cents } from '../units.ts';
import type { RecordData, RecordLine } from './record.ts';

export interface OrderDifference<Line = RecordLine> {
  key: string;
  line: Line;
  before: number;
  after: number;
  /** Null if a price is on request or the currencies differ. */
  change: Cents | null;
}

type ComparedLine = Pick<
  RecordLine,
  'kind' | 'collection' | 'articleId' | 'code' | 'role' | 'quantity' | 'total'
>;

export interface Compared<Line extends ComparedLine = RecordLine> extends Pick<RecordData, 'currency'> {
  lines: readonly Line[];
}

/** Required parts and accessories by hand share a key; missing articles differ by role. */
const keyOf = ({ kind, collection, articleId, code, role }: ComparedLine) =>
  `${kind === 'part' ? 'accessory' : kind} ${collection} ${articleId ?? `${code} ${role ?? ''}`}`;

export const isPriced = (lines: readonly Pick<ComparedLine, 'total'>[]): boolean =>
  lines.every(({ total }) => total !== null);

export function orderDifferences<Line extends ComparedLine>(
  before: Compared<Line>,
  after: Compared<Line>,
): OrderDifference<Line>[] {
  const former = new Map(before.lines.map((line) => [keyOf(line), line]));
  const isComparable = before.currency === after.currency;
  const later = new Map(after.lines.map((line) => [keyOf(line), line]));
  /** With both prices on request, an equal quantity is no difference. */
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
