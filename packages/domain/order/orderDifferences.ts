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

/** What lines are compared by. */
type ComparedLine = Pick<RecordLine, 'kind' | 'collection' | 'articleId' | 'code' | 'quantity' | 'total'>;

export interface Compared<Line extends ComparedLine = RecordLine> extends Pick<RecordData, 'currency'> {
  lines: readonly Line[];
}

const keyOf = ({ kind, collection, articleId, code }: ComparedLine) =>
  `${kind} ${collection} ${articleId ?? code}`;

/** What a revision has otherwise than the order before: its own articles in their order, then those that are gone (D61). */
export function orderDifferences<Line extends ComparedLine>(
  before: Compared<Line>,
  after: Compared<Line>,
): OrderDifference<Line>[] {
  const former = new Map(before.lines.map((line) => [keyOf(line), line]));
  const own = new Set(after.lines.map(keyOf));
  const isComparable = before.currency === after.currency;
  const difference = (line: Line, was: Line | undefined, is: Line | undefined) => {
    const [from, to] = [was ? was.total : 0, is ? is.total : 0];
    const change = isComparable && from !== null && to !== null ? cents(to - from) : null;
    return { key: keyOf(line), line, before: was?.quantity ?? 0, after: is?.quantity ?? 0, change };
  };
  return [
    ...after.lines.map((line) => difference(line, former.get(keyOf(line)), line)),
    ...before.lines.filter((line) => !own.has(keyOf(line))).map((line) => difference(line, line, undefined)),
  ].filter((each) => each.before !== each.after || each.change !== 0);
}
