import type { DrawnPiece } from '../drawing/drawnPieces.ts';
import type { Installation } from '../installation/installation.ts';
import type { PartRow } from '../lists/partRow.ts';
import type { OrderLight } from '../order/orderLight.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Column, Table } from './table.ts';

/** What the tables of an order's drawing are made of. */
export interface Tabled {
  page: ShownOrder;
  rows: readonly PartRow[];
  luminaires: readonly DrawnPiece[];
  installation: Installation | null;
  light: OrderLight | null;
  /** Code in capitals. */
  language: string;
  t: Translate;
}

/** Where nothing is to be said. */
export const NONE = '–';

/** A column with what it says of each row. */
type Filled<Row> = Column & { of: (row: Row) => string; total?: string };

export function tableOf<Row>(
  title: string,
  columns: readonly (Filled<Row> | false)[],
  rows: readonly Row[],
): Table {
  const shown = columns.filter((column) => column !== false);
  const hasTotal = shown.some(({ total }) => total !== undefined);
  return {
    title,
    columns: shown,
    rows: rows.map((row) => shown.map(({ of }) => of(row))),
    ...(hasTotal && { total: shown.map(({ total = '' }) => total) }),
  };
}

/** Without the tail of binary fractions. */
export const sum = (values: readonly number[]): number =>
  Number(values.reduce((all, value) => all + value, 0).toPrecision(12));
