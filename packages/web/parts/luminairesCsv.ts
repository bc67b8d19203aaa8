import { columnsOf, headOf, type LuminaireList } from '@lumitor/domain/lists/luminaireList';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { csvOf, notationOf, notRun } from './csv.ts';

/** The luminaires with their places as CSV (RFC 4180), to be opened by a spreadsheet in the given language. */
export function luminairesCsv(list: LuminaireList, language: string, t: Translate): string {
  const columns = columnsOf(list);
  const head = columns.map((column) => headOf(column, t));
  const rows = list.rows.map((row) => columns.map((column) => row[column]));
  return csvOf([head, ...rows], notRun, notationOf(language).separator);
}
