import type { DrawnLuminaire } from '../drawing/drawnLuminaires.ts';
import type { Installation } from '../installation/installation.ts';
import type { PartRow } from '../lists/partRow.ts';
import { greatestOf, sumOf, upTo } from '../math/lists.ts';
import type { OrderLight } from '../order/orderLight.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { line } from '../paths/path.ts';
import { element, type StructureElement } from '../tags/structure.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { headed, type PaperMark, type PaperText, path, words } from './marks.ts';
import { sizeFor, textWidth, wrapped } from './textWidth.ts';

export interface TableColumn {
  head: string;
  width?: Mm;
  isFigure?: boolean;
  isBold?: boolean;
}

export interface PaperTable {
  title: string;
  columns: readonly TableColumn[];
  /** A row with an empty first cell continues the previous row. */
  rows: readonly (readonly string[])[];
  total?: readonly string[];
  foot?: string;
  remark?: string;
  isPlain?: boolean;
}

export interface DrawnTable extends Omit<PaperTable, 'foot' | 'remark'> {
  foot: readonly string[];
  remark: readonly string[];
}

const ROW: Mm = 4.35;
const HEAD: Mm = 12.3;
const PLAIN_HEAD: Mm = 9;
export const TABLE_TEXT: Mm = 2.4;
const HEAD_TEXT: Mm = 2.2;
export const BELOW: Mm = 6;
const GAP: Mm = 1.6;
const REFERENCE: Mm = 2.2;
const AFTER_FIGURES: Mm = 3.2;

const afterOf = ({ isFigure }: TableColumn, next: TableColumn | undefined): Mm => {
  if (!next) return 0;
  return Boolean(isFigure) !== Boolean(next.isFigure) ? AFTER_FIGURES : GAP;
};

function wrappedRow(columns: readonly TableColumn[], row: readonly string[], rest: Mm): string[][] {
  const cells = columns.map((column, index) => {
    const text = row[index] ?? '';
    const { width = rest, isFigure } = column;
    return isFigure ? [text] : wrapped(text, TABLE_TEXT, width - afterOf(column, columns[index + 1]));
  });
  const count = greatestOf(cells.map(({ length }) => length));
  return upTo(count).map((line) => cells.map((cell) => cell[line] ?? ''));
}

const fixedWidth = (columns: readonly TableColumn[]): Mm => sumOf(columns.map(({ width = 0 }) => width));

/** No wider than their content, to widen the flexible column. */
const narrowed = ({ columns, rows, total = [] }: PaperTable): TableColumn[] =>
  columns.map((column, index) => {
    const { head, width } = column;
    if (width === undefined) return column;
    const widths = [...rows, total].map((row) => textWidth(row[index] ?? '', TABLE_TEXT));
    const most = Math.max(textWidth(head, HEAD_TEXT), greatestOf(widths));
    return { ...column, width: Math.min(width, most + afterOf(column, columns[index + 1])) };
  });

export function drawnTable(table: PaperTable, width: Mm): DrawnTable {
  const { rows, foot, remark, ...others } = table;
  const withColumns = (columns: readonly TableColumn[]) => ({
    columns,
    rows: rows.flatMap((row) => wrappedRow(columns, row, width - fixedWidth(columns))),
  });
  const drawn = withColumns(table.columns);
  return {
    ...others,
    ...(drawn.rows.length > rows.length ? withColumns(narrowed(table)) : drawn),
    foot: foot ? wrapped(foot, TABLE_TEXT, width) : [],
    remark: remark ? wrapped(remark, TABLE_TEXT, width) : [],
  };
}

const lastRows = ({ total, foot, remark }: DrawnTable): number =>
  (total ? 1 : 0) + foot.length + remark.length;

export const tableHeight = (table: DrawnTable, rows: number, isLast = true): Mm =>
  (table.isPlain ? PLAIN_HEAD : HEAD) + (rows + (isLast ? lastRows(table) : 1)) * ROW;

export interface TablePart {
  from: number;
  to: number;
  before?: string;
  after?: string;
}

/** Elements of cells. Rows of a plain table are paragraphs. */
function structureOf({ columns, isPlain }: DrawnTable, shown: readonly (readonly string[])[]) {
  const table = element('Table');
  const cellsIn = (type: 'TH' | 'TD'): StructureElement[] => {
    const row = element('TR', table);
    return columns.map(() => element(type, row, type === 'TH' ? { scope: 'Column' } : {}));
  };
  const row = () => {
    if (!isPlain) return cellsIn('TD');
    const paragraph = element('P');
    return columns.map(() => paragraph);
  };
  const heads = cellsIn('TH');
  let own: StructureElement[] | undefined;
  const rows = shown.map(([first]) => {
    own = first || !own ? row() : own;
    return own;
  });
  return { heads, rows, row };
}

export function tableMarks(
  table: DrawnTable,
  { x, y, width }: { x: Mm; y: Mm; width: Mm },
  { from, to, before = '', after = '' }: TablePart,
): PaperMark[] {
  const { title, columns, rows, total, foot, remark, isPlain = false } = table;
  const head = isPlain ? PLAIN_HEAD : HEAD;
  const fixed = fixedWidth(columns);
  const across = (at: Mm, pen: 'thin' | 'hair'): PaperMark =>
    path(line({ x, y: y + at }, { x: x + width, y: y + at }), { pen });
  const cells = (
    row: readonly string[],
    at: Mm,
    elements: readonly StructureElement[],
    { size: target = TABLE_TEXT, ...more }: Partial<PaperText>,
  ) => {
    let left = x;
    return columns.flatMap((column, index): PaperMark[] => {
      const { width: own = width - fixed, isFigure, isBold = false } = column;
      const start = left;
      left += own;
      const text = row[index];
      if (!text) return [];
      const look = { isBold, ...more, ...(elements[index] && { element: elements[index] }) };
      const next = columns[index + 1];
      const after = afterOf(column, next);
      if (!isFigure) {
        const size = sizeFor(text, target, own - (next ? GAP : 0));
        return [words(text, size, { x: start, y: y + at }, look)];
      }
      const size = Math.min(target, (target * (own - after)) / textWidth(text, target));
      const end = { x: start + own - after, y: y + at };
      return [words(text, size, end, { align: 'end', ...look })];
    });
  };
  const heads = columns.map((column) => column.head);
  const shown = rows.slice(from, to);
  const structure = structureOf(table, shown);
  const bottom = head + shown.length * ROW;
  const last = (): PaperMark[] => {
    const lineAt = (index: number) => bottom + index * ROW + 0.9;
    const reported = (lines: readonly string[], from: number, look: Partial<PaperText>) => {
      const paragraph = element('P');
      return lines.map((text, index) =>
        words(text, TABLE_TEXT, { x, y: y + lineAt(from + index) }, { ...look, element: paragraph }),
      );
    };
    const above = total ? 1 : 0;
    return [
      ...(total || foot.length > 0 ? [across(bottom - ROW + 2.25, 'thin')] : []),
      ...(total ? cells(total, lineAt(0), structure.row(), { isBold: true }) : []),
      ...reported(foot, above, { isBold: true }),
      ...reported(remark, above + foot.length, { ink: 'soft' }),
    ];
  };
  return [
    ...headed(title, { x, y }, width, before ? width - textWidth(before, REFERENCE) - GAP : width),
    ...(before ? [words(before, REFERENCE, { x: x + width, y: y + 3 }, { align: 'end', ink: 'soft' })] : []),
    ...(after
      ? [words(after, REFERENCE, { x: x + width, y: y + bottom + 0.9 }, { align: 'end', ink: 'soft' })]
      : []),
    ...(isPlain
      ? []
      : [
          ...cells(heads, 8.8, structure.heads, { size: HEAD_TEXT, ink: 'soft', isBold: false }),
          across(10.2, 'thin'),
        ]),
    ...shown.flatMap((row, index) => [
      ...cells(row, head + index * ROW + 0.9, structure.rows[index] ?? [], {}),
      ...(!isPlain && shown[index + 1]?.[0] ? [across(head + index * ROW + 2.25, 'hair')] : []),
    ]),
    ...(to < rows.length ? [] : last()),
  ];
}

export interface Tabled {
  page: ShownOrder;
  rows: readonly PartRow[];
  luminaires: readonly DrawnLuminaire[];
  installation: Installation | null;
  light: OrderLight | null;
  language: string;
  t: Translate;
}

export const NONE = '–';

type Filled<Row> = TableColumn & { of: (row: Row) => string; total?: string };

export const figure = <Row>(
  head: string,
  width: Mm,
  of: (row: Row) => string,
  total?: string,
): Filled<Row> => ({ head, width, isFigure: true, of, ...(total !== undefined && { total }) });
export const namedColumn = <Row>(head: string, width: Mm, of: (row: Row) => string): Filled<Row> => ({
  head,
  width,
  isBold: true,
  of,
});
export const wrapping = <Row>(head: string, width: Mm, of: (row: Row) => string): Filled<Row> => ({
  head,
  width,
  of,
});

export function tableOf<Row>(
  title: string,
  columns: readonly (Filled<Row> | false)[],
  rows: readonly Row[],
): PaperTable {
  const shown = columns.filter((column) => column !== false);
  const hasTotal = shown.some(({ total }) => total !== undefined);
  return {
    title,
    columns: shown,
    rows: rows.map((row) => shown.map(({ of }) => of(row))),
    ...(hasTotal && { total: shown.map(({ total = '' }) => total) }),
  };
}

export const withRemark = (table: PaperTable, remark: string): PaperTable =>
  remark ? { ...table, remark } : table;

export const sum = (values: readonly number[]): number => Number(sumOf(values).toPrecision(12));
