import type { PartRow } from '@lumitor/domain/lists/partRow';
import type { Currency } from '@lumitor/domain/quote/money';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Cents } from '@lumitor/domain/units';
import { notationOf, tableCsv } from './csv.ts';

/** An amount a spreadsheet can add up; empty where the price is on request. */
const amountCell = (amount: Cents | null, decimal: string): string =>
  amount === null ? '' : (amount / 100).toFixed(2).replace('.', decimal);

/** Notes stand in the last one. */
const NOTE_COLUMN = 6;

/** The head and the rows of a parts list, for a spreadsheet in the given language. */
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

/**
 * A parts list as CSV (RFC 4180), to be opened by a spreadsheet in the given language.
 * @param warning about all of it: a note on a row of its own, the last
 */
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
