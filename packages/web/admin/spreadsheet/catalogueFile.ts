import { csvFile } from '../../parts/csv.ts';
import type { Fields } from '../data/changes.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { columnsOf } from './columns.ts';
import { gridOf } from './documentCells.ts';
import { gridCsv } from './sheet/writeCsv.ts';
import { xlsxOf } from './sheet/writeXlsx.ts';

export type FileFormat = 'xlsx' | 'csv';

export interface CatalogueFileOptions {
  resource: CatalogueResource;
  /** Codes of all languages that the shop has. */
  languages: readonly string[];
  format: FileFormat;
  /** Language of the interface. */
  locale: string;
  /** Of the only sheet of a workbook. */
  sheetName: string;
}

/** Articles as a file that imports again. */
export async function catalogueFile(
  articles: readonly Fields[],
  { resource, languages, format, locale, sheetName }: CatalogueFileOptions,
): Promise<Blob> {
  const columns = columnsOf(resource.collection, languages);
  const grid = gridOf(articles, columns);
  if (format === 'xlsx') return xlsxOf(grid, columns, sheetName);
  return csvFile(gridCsv(grid, locale === 'pl' ? 'pl' : 'en'));
}

/** Such as `oprawy-micro11-2026-11-21.xlsx`. @param mark what the file is, instead of the day */
export function catalogueFileName(
  { word, line }: CatalogueResource,
  mark: string,
  format: FileFormat,
): string {
  return `${word}-${line === 'micro' ? 'micro11' : 'standard'}-${mark}.${format}`;
}

/** The day here and now, as file names sort it. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
