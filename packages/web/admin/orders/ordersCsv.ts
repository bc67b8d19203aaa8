import type { Reflink } from '@lumitor/domain/catalogue/partner';
import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { LONG_RAIL, SHORT_RAIL } from '@lumitor/domain/kinds/rail/length';
import { plainTitle } from '@lumitor/domain/lists/recordRows';
import { offerNumber } from '@lumitor/domain/order/offer';
import type { ListedOrder } from '@lumitor/domain/order/orderWork';
import type { RecordLine } from '@lumitor/domain/order/record';
import { isFreeLine, orderWorth, type WorthLine, worthLines } from '@lumitor/domain/order/worth';
import { downloadPath } from '../../addresses.ts';
import { csvOf, notRunAnywhere } from '../../csv/csv.ts';
import { shownLineNames } from '../../data/settings.ts';
import { spreadsheetTime } from '../elements/dates.ts';
import type { WordIn } from '../words/messages.ts';
import type { TranslateWord } from '../words/useTranslate.ts';
import type { OrderRow, OrderWithLines, StoredOrder } from './listOrders.ts';

/** Ids and negative amounts may start with a hyphen without being formulas. */
type Cell = string | { unescaped: string };

type Column<Row> = readonly [name: WordIn<'orders.column'>, cellOf: (row: Row) => Cell];

interface Wording {
  translate: TranslateWord;
  locale: string;
}

/** Spreadsheets expect the language's decimal sign. */
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
    (cell: Cell) => (typeof cell === 'string' ? notRunAnywhere(cell) : cell.unescaped),
  );

const offerOf = (work: Pick<ListedOrder, 'number' | 'offer'> | undefined): string =>
  work?.offer ? offerNumber(work.number, work.offer.position) : '';

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
    work: ReadonlyMap<
      string,
      Pick<ListedOrder, 'number' | 'assignee' | 'offer' | 'email'> & { status: string }
    >;
  },
): string {
  const number = numbersIn(locale);
  const worth = ({ id, data }: StoredOrder) => orderWorth(data, work.get(id)?.offer ?? null);
  const flag = (isSet: boolean) => (isSet ? translate('ra.boolean.true') : '');
  const columns: readonly Column<StoredOrder>[] = [
    ['number', ({ id }) => work.get(id)?.number ?? ''],
    ['status', ({ id }) => work.get(id)?.status ?? ''],
    ['assignee', ({ id }) => work.get(id)?.assignee ?? ''],
    ['id', ({ id }) => ({ unescaped: id })],
    ['saved', ({ createdAt }) => spreadsheetTime(createdAt)],
    ['name', ({ data }) => data.name],
    ['line', ({ order }) => shownLineNames()[productLineOf(order.isMicro)]],
    // An enquiry may have an address missing in the order.
    ['email', ({ id, data }) => work.get(id)?.email || (data.email ?? '')],
    ['reflink', ({ parent }) => reflinks.get(parent)?.name ?? { unescaped: parent }],
    ['pieces', ({ order }) => String(order.totalItems)],
    // 0 W means unknown.
    ['power', ({ data }) => (data.totalPower ? number(data.totalPower) : '')],
    ['supply', ({ order }) => (order.power ? number(order.power) : '')],
    ['exceeded', ({ data }) => flag(data.powerExceeded)],
    ['length', ({ data }) => number(data.totalLength / 100, 2)],
    ['currency', ({ data }) => data.currency],
    ['offer', ({ id }) => offerOf(work.get(id))],
    ['net', (order) => number(worth(order).net / 100, 2)],
    ['vat', (order) => number(worth(order).vat / 100, 2)],
    ['gross', (order) => number(worth(order).gross / 100, 2)],
    ['incomplete', (order) => flag(worth(order).isIncomplete)],
    ['link', ({ id }) => `${origin}${downloadPath(id)}`],
  ];
  return csvOfColumns(columns, orders, translate);
}

/** Titles of straight rails name only the family. */
function lengthened(line: RecordLine, locale: string): string {
  const title = plainTitle(line, locale.toUpperCase());
  if (line.kind === 'rail100') return `${title} ${SHORT_RAIL} cm`;
  if (line.kind === 'rail200') return `${title} ${LONG_RAIL} cm`;
  return title;
}

const articleIn = (line: WorthLine['line'], { locale, translate }: Wording): string => {
  if (isFreeLine(line)) return line.title;
  const title = lengthened(line, locale);
  return line.colour ? translate(`orders.named_${line.colour}`, { title }) : title;
};

interface LineRow extends Omit<WorthLine, 'line'> {
  order: OrderWithLines;
  code: string;
  article: string;
}

/** The rows, with a row for a total discount, sum to the net (D61). */
export function linesCsv(
  orders: readonly OrderWithLines[],
  {
    translate,
    locale,
    work,
  }: Wording & { work: ReadonlyMap<string, Pick<OrderRow, 'number' | 'offer' | 'counted'>> },
): string {
  const number = numbersIn(locale);
  const amount = (cents: number | null) => ({ unescaped: cents === null ? '' : number(cents / 100, 2) });
  const rowsOf = (order: OrderWithLines): LineRow[] => {
    const { lines } = order.data;
    const counted = work.get(order.id)?.counted ?? null;
    const rows = worthLines(lines, counted).map(
      ({ line, ...amounts }): LineRow => ({
        ...{ order, code: line.code, article: articleIn(line, { locale, translate }) },
        ...amounts,
      }),
    );
    if (!counted?.wholeDiscount) return rows;
    const taken = -counted.wholeDiscount;
    const whole = { unitPrice: taken, quantity: 1, discount: counted.discount, total: taken };
    return [...rows, { order, code: '', article: translate('orders.wholeDiscount'), ...whole }];
  };
  const columns: readonly Column<LineRow>[] = [
    ['number', ({ order }) => work.get(order.id)?.number ?? ''],
    ['id', ({ order }) => ({ unescaped: order.id })],
    ['saved', ({ order }) => spreadsheetTime(order.createdAt)],
    ['name', ({ order }) => order.data.name],
    ['offer', ({ order }) => offerOf(work.get(order.id))],
    ['code', ({ code }) => code],
    ['article', ({ article }) => article],
    ['quantity', ({ quantity }) => String(quantity)],
    ['currency', ({ order }) => order.data.currency],
    ['unitPrice', ({ unitPrice }) => amount(unitPrice)],
    ['discount', ({ discount }) => (discount > 0 ? number(discount / 100, 2) : '')],
    ['lineTotal', ({ total }) => amount(total)],
  ];
  return csvOfColumns(columns, orders.flatMap(rowsOf), translate);
}
