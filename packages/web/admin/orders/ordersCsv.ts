import type { Reflink } from '@lumitor/domain/catalogue/partner';
import { lineOf } from '@lumitor/domain/catalogue/productLine';
import { LONG_RAIL, SHORT_RAIL } from '@lumitor/domain/layout/railLengths';
import { storedTitle } from '@lumitor/domain/lists/recordRows';
import type { RecordLine } from '@lumitor/domain/order/record';
import { downloadPath } from '../../app/paths.ts';
import { lineNames } from '../../data/settings.ts';
import { csvOf, notRunAnywhere } from '../../parts/csv.ts';
import { spreadsheetTime } from '../elements/dates.ts';
import type { WordIn } from '../words/messages.ts';
import type { TranslateWord } from '../words/useTranslate.ts';
import type { OrderWithLines, StoredOrder } from './order.ts';

type Column<Row> = readonly [name: WordIn<'orders.column'>, cellOf: (row: Row) => string];

interface Wording {
  /** Gives the administration's words. */
  translate: TranslateWord;
  locale: string;
}

/** The decimal sign that a spreadsheet of the language reads. */
const numbersIn = (locale: string) => (value: number, digits?: number) => {
  const written = digits === undefined ? String(value) : value.toFixed(digits);
  return locale === 'pl' ? written.replace('.', ',') : written;
};

const csvOfColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  translate: TranslateWord,
): string =>
  csvOf(
    [
      columns.map(([name]) => translate(`orders.column.${name}`)),
      ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
    ],
    notRunAnywhere,
  );

/** One row an order. */
export function ordersCsv(
  orders: readonly StoredOrder[],
  {
    translate,
    locale,
    reflinks,
    origin,
    work,
  }: Wording & {
    reflinks: ReadonlyMap<string, Reflink>;
    origin: string;
    /** What the shop does with each, by its id; the status as the shop calls it. */
    work: ReadonlyMap<string, { number: string; status: string; assignee: string }>;
  },
): string {
  const number = numbersIn(locale);
  const yes = (is: boolean) => (is ? translate('ra.boolean.true') : '');
  const columns: readonly Column<StoredOrder>[] = [
    ['number', ({ id }) => work.get(id)?.number ?? ''],
    ['status', ({ id }) => work.get(id)?.status ?? ''],
    ['assignee', ({ id }) => work.get(id)?.assignee ?? ''],
    ['id', ({ id }) => id],
    ['saved', ({ createdAt }) => spreadsheetTime(createdAt)],
    ['name', ({ data }) => data.name],
    ['line', ({ order }) => lineNames()[lineOf(order.isMicro)]],
    ['email', ({ data }) => data.email ?? ''],
    ['reflink', ({ parent }) => reflinks.get(parent)?.name ?? parent],
    ['pieces', ({ order }) => String(order.totalItems)],
    ['power', ({ data }) => number(data.totalPower)],
    ['supply', ({ order }) => (order.power ? number(order.power) : '')],
    ['exceeded', ({ data }) => yes(data.powerExceeded)],
    ['length', ({ data }) => number(data.totalLength / 100, 2)],
    ['currency', ({ data }) => data.currency],
    ['net', ({ data }) => number(data.totals.net / 100, 2)],
    ['vat', ({ data }) => number(data.totals.vat / 100, 2)],
    ['gross', ({ data }) => number(data.totals.gross / 100, 2)],
    ['incomplete', ({ data }) => yes(data.totals.isIncomplete)],
    ['link', ({ id }) => `${origin}${downloadPath(id)}`],
  ];
  return csvOfColumns(columns, orders, translate);
}

/** A straight rail's line names its family alone: two lengths of it would read alike. */
function articleIn(line: RecordLine, locale: string): string {
  const title = storedTitle(line, locale.toUpperCase());
  if (line.kind === 'rail100') return `${title} ${SHORT_RAIL} cm`;
  if (line.kind === 'rail200') return `${title} ${LONG_RAIL} cm`;
  return title;
}

/** One row a line of an order. */
export function linesCsv(
  orders: readonly OrderWithLines[],
  { translate, locale, numbers }: Wording & { numbers: ReadonlyMap<string, string> },
): string {
  const number = numbersIn(locale);
  const amount = (cents: number | null) => (cents === null ? '' : number(cents / 100, 2));
  type Row = readonly [order: OrderWithLines, line: RecordLine];
  const columns: readonly Column<Row>[] = [
    ['number', ([{ id }]) => numbers.get(id) ?? ''],
    ['id', ([{ id }]) => id],
    ['saved', ([{ createdAt }]) => spreadsheetTime(createdAt)],
    ['name', ([{ data }]) => data.name],
    ['code', ([, { code }]) => code],
    ['article', ([, line]) => articleIn(line, locale)],
    ['quantity', ([, { quantity }]) => String(quantity)],
    ['currency', ([{ data }]) => data.currency],
    ['unitPrice', ([, { unitPrice }]) => amount(unitPrice)],
    ['lineTotal', ([, { total }]) => amount(total)],
  ];
  const rows = orders.flatMap((order) => order.data.lines.map((line): Row => [order, line]));
  return csvOfColumns(columns, rows, translate);
}
