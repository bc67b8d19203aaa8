import type { Installation } from '@lumitor/domain/installation/installation';
import { openWords } from '@lumitor/domain/lists/openWords';
import { rowsOfRecord } from '@lumitor/domain/lists/recordRows';
import { isMarked, unmarked } from '@lumitor/domain/lists/unknownCables';
import { orderLuminaires } from '@lumitor/domain/order/orderLuminaires';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { feedTable, luminaireTable, zoneTable } from '@lumitor/domain/sheets/installationTables';
import { luminaireSchedule } from '@lumitor/domain/sheets/luminaireSchedule';
import { cutTable } from '@lumitor/domain/sheets/partTables';
import type { PaperTable } from '@lumitor/domain/sheets/table';
import { NONE } from '@lumitor/domain/sheets/table';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { tableCsv } from '../csv/csv.ts';
import { partCells } from './partsCsv.ts';

/** Removes signs around a figure, which spreadsheets cannot calculate with. */
const plain = (cell: string): string =>
  cell === NONE ? '' : cell.replaceAll('\u00a0', ' ').replace(/^([\d.,-]+)°$/, '$1');

function remarkOn(row: readonly string[], { columns, remark = '' }: PaperTable): string {
  const heads = columns.flatMap(({ head }, index) => (isMarked(row[index] ?? '') ? [head] : []));
  return heads.length > 0 ? `${heads.join('; ')}: ${unmarked(remark)}` : '';
}

const cellsOf = (table: PaperTable): string[][] => [
  table.columns.map(({ head }) => head),
  ...table.rows.map((row) => {
    const remark = remarkOn(row, table);
    return [...row.map((cell) => plain(isMarked(cell) ? unmarked(cell) : cell)), ...(remark ? [remark] : [])];
  }),
];

/** CSV (RFC 4180) of all tables. @param installation null in older orders */
export function orderCsv(
  page: ShownOrder,
  installation: Installation | null,
  language: string,
  t: Translate,
): string {
  const { data, plan } = page;
  const rows = rowsOfRecord(data.lines, language, t);
  const eans = new Map(data.lines.flatMap(({ ean }, index) => (ean ? [[String(index), ean] as const] : [])));
  const tabled = {
    page,
    rows,
    installation,
    language,
    t,
    luminaires: orderLuminaires(data, plan),
    light: null,
  };
  const tables = [luminaireSchedule, luminaireTable, zoneTable, feedTable, cutTable].flatMap(
    (table) => table(tabled) ?? [],
  );
  const { confirmed, advised } = openWords(page, language, t);
  const reported = (title: string, sentences: readonly string[]) =>
    sentences.length > 0 ? [[[title], ...sentences.map((text) => [text])]] : [];
  const sections = [
    [[t('parts.title')], ...partCells(rows, data.currency, language, t, eans)],
    ...reported(t('check.confirmed'), confirmed),
    ...reported(t('sheet.advised'), advised),
    ...tables.map((table) => [[table.title], ...cellsOf(table)]),
  ];
  return tableCsv(
    sections.flatMap((section, index) => (index === 0 ? section : [[''], ...section])),
    language,
  );
}
