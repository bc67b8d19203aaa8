import type { PartRow } from '@lumitor/domain/lists/partRow';
import type { Currency } from '@lumitor/domain/quote/money';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Cents } from '@lumitor/domain/units';
import { notationOf, tableCsv } from '../csv/csv.ts';

const amountCell = (amount: Cents | null, decimal: string): string =>
  amount === null ? '' : (amount / 100).toFixed(2).replace('.', decimal);

const NOTE_COLUMN = 6;

/** EANs by key of the row. Their column is last, and absent without any: programs read the others by place. */
type Eans = ReadonlyMap<string, string>;
const NO_EANS: Eans = new Map();

export function partCells(
  rows: readonly PartRow[],
  currency: Currency,
  language: string,
  t: Translate,
  eans: Eans = NO_EANS,
): string[][] {
  const { decimal } = notationOf(language);
  const header = [
    t('parts.group'),
    t('parts.code'),
    t('parts.article'),
    t('parts.quantity'),
    t('parts.unitPriceIn', { currency }),
    t('parts.lineTotalIn', { currency }),
    t('parts.note'),
    ...(eans.size > 0 ? ['EAN'] : []),
  ];
  const noteOf = ({ fault, total }: PartRow): string => {
    if (fault) return t(`parts.${fault}`);
    return total === null ? t('parts.onRequest') : '';
  };
  const lines = rows.map((row) => [
    t(`parts.group_${row.group}`),
    row.code,
    row.title,
    String(row.quantity ?? ''),
    amountCell(row.unitPrice, decimal),
    amountCell(row.total, decimal),
    noteOf(row),
    ...(eans.size > 0 ? [eans.get(row.key) ?? ''] : []),
  ]);
  return [header, ...lines];
}

export function partsCsv(
  rows: readonly PartRow[],
  currency: Currency,
  language: string,
  t: Translate,
  warning: string | null = null,
  eans: Eans = NO_EANS,
): string {
  const cells = partCells(rows, currency, language, t, eans);
  const last = warning ? [[...Array<string>(NOTE_COLUMN).fill(''), warning]] : [];
  return tableCsv([...cells, ...last], language);
}
