import type { GetListParams, GetListResult, SortPayload } from 'react-admin';
import type { Document } from './documents.ts';

const collator = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/** What a field counts as in an order: a price by protocol counts as its first amount above 0. */
function orderOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return value;
  const amounts = value && typeof value === 'object' ? Object.values(value) : [];
  return (amounts.find((amount) => typeof amount === 'number' && amount > 0) as number | undefined) ?? 0;
}

/** What a column shows, where it is not a stored field. */
type Shown<Row> = Readonly<Record<string, (row: Row) => unknown>>;

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** In a new array; equals stay as they were, newest first. */
function sorted<Row extends Document>(
  rows: readonly Row[],
  sort: SortPayload | undefined,
  shown: Shown<Row>,
): Row[] {
  if (!sort?.field) return [...rows];
  const way = sort.order === 'DESC' ? -1 : 1;
  const read = shown[sort.field] ?? ((row: Row) => row[sort.field]);
  const keyed = rows.map((row) => ({ row, key: orderOf(read(row)) }));
  return keyed.sort((a, b) => way * compare(a.key, b.key)).map(({ row }) => row);
}

/** A page of what was found, in the order that is asked for. */
export function sortedPage<Row extends Document>(
  rows: readonly Row[],
  { sort, pagination }: GetListParams,
  shown: Shown<Row> = {},
): GetListResult<Row> {
  const { page = 1, perPage = 25 } = pagination ?? {};
  return {
    data: sorted(rows, sort, shown).slice((page - 1) * perPage, page * perPage),
    total: rows.length,
  };
}
