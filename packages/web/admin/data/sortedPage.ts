import type { GetListParams, GetListResult, SortPayload } from 'react-admin';
import type { Document } from './documents.ts';

const collator = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/** A price by protocol counts as its first amount above 0. */
function orderOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return value;
  const amounts = value && typeof value === 'object' ? Object.values(value) : [];
  return (amounts.find((amount) => typeof amount === 'number' && amount > 0) as number | undefined) ?? 0;
}

type Shown<Row> = Readonly<Record<string, (row: Row) => unknown>>;

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Stable: equal rows stay newest first. */
function sorted<Row extends Document>(
  rows: readonly Row[],
  sort: SortPayload | undefined,
  shown: Shown<Row>,
): Row[] {
  if (!sort?.field) return [...rows];
  const direction = sort.order === 'DESC' ? -1 : 1;
  const read = shown[sort.field] ?? ((row: Row) => row[sort.field]);
  const keyed = rows.map((row) => ({ row, key: orderOf(read(row)) }));
  return keyed.sort((a, b) => direction * compare(a.key, b.key)).map(({ row }) => row);
}

const orders = new WeakMap<readonly Document[], Map<string, readonly Document[]>>();

export function ordered<Row extends Document>(
  rows: readonly Row[],
  sort: SortPayload | undefined,
  shown: Shown<Row> = {},
): readonly Row[] {
  const known = orders.get(rows) ?? new Map<string, readonly Document[]>();
  orders.set(rows, known);
  const name = `${sort?.field} ${sort?.order}`;
  const inOrder = known.get(name) ?? sorted(rows, sort, shown);
  known.set(name, inOrder);
  return inOrder as readonly Row[];
}

export function pageOf<Row extends Document>(
  rows: readonly Row[],
  { pagination }: Pick<GetListParams, 'pagination'>,
): GetListResult<Row> {
  const { page = 1, perPage = 25 } = pagination ?? {};
  return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
}
