import type { PartRow } from '@lumitor/domain/lists/partRow';
import type { Currency } from '@lumitor/domain/quote/money';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Cents } from '@lumitor/domain/units';
import { notationOf, tableCsv } from '../csv/csv.ts';

const amountCell = (amount: Cents | null, decimal: string): string =>
  amount === null ? '' : (amount / 100).toFixed(2).replace('.', decimal);

const NOTE_COLUMN = 6;

export function partCells(
  rows: readonly PartRow[],
  currency: Currency,
  language: string,
  t: Translate,
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
  ]);
  return [header, ...lines];
}

export function partsCsv(
  rows: readonly PartRow[],
  currency: Currency,
  language: string,
  t: Translate,
  warning: string | null = null,
): string {
  const cells = partCells(rows, currency, language, t);
  const last = warning ? [[...Array<string>(NOTE_COLUMN).fill(''), warning]] : [];
  return tableCsv([...cells, ...last], language);
}
