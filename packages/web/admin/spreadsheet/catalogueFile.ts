import { PRODUCT_NAMES } from '@lumitor/domain/settings/lineNames';
import { csvFile } from '../../csv/csv.ts';
import type { Document } from '../data/documents.ts';
import { type ListResource, storedCollection } from '../data/resources.ts';
import { resourceWords } from '../words/resources.ts';
import { sheetColumns } from './columns.ts';
import { gridOf } from './documentCells.ts';
import type { HeadingLanguage } from './headings.ts';
import { gridCsv } from './sheet/csv.ts';
import { xlsxOf } from './sheet/writeXlsx.ts';

export type FileFormat = 'xlsx' | 'csv' | 'json';

export interface Exported {
  resource: ListResource;
  documents: readonly Document[];
}

interface CatalogueFileOptions {
  format: FileFormat;
  languages: readonly string[];
  language: HeadingLanguage;
}

export function sheetName({ word, line }: ListResource, language: HeadingLanguage): string {
  const name = resourceWords[word as keyof typeof resourceWords].name[language];
  return line ? `${name} ${PRODUCT_NAMES[line]}` : name;
}

function jsonOf(exported: readonly Exported[]): Blob {
  const lists = exported.map(({ resource, documents }) => [
    storedCollection(resource),
    documents.map(({ version: _, createdAt: __, base64: ___, ...fields }) => fields),
  ]);
  return new Blob([JSON.stringify(Object.fromEntries(lists), null, 2)], { type: 'application/json' });
}

/** Importable file of lists; CSV contains only the first list. */
export async function catalogueFile(
  exported: readonly Exported[],
  { format, languages, language }: CatalogueFileOptions,
): Promise<Blob> {
  if (format === 'json') return jsonOf(exported);
  const sheets = exported.map(({ resource, documents }) => {
    const columns = sheetColumns(resource.collection, languages);
    return { name: sheetName(resource, language), columns, grid: gridOf(documents, columns, language) };
  });
  return format === 'xlsx' ? xlsxOf(sheets) : csvFile(gridCsv(sheets[0]?.grid ?? [], language));
}

export const catalogueFileName = ({ word, line }: ListResource, mark: string, format: FileFormat): string =>
  [word, ...(line ? [line === 'micro' ? 'micro11' : 'standard'] : []), `${mark}.${format}`].join('-');
