import { CATALOGUE_COLLECTIONS } from '@lumitor/domain/catalogue/productLine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import { gridOf } from './documentCells.ts';
import { planImport } from './plan/planImport.ts';
import type { ReadSheet } from './sheet/cell.ts';
import { readFile } from './sheet/readFile.ts';
import { gridCsv } from './sheet/writeCsv.ts';
import { xlsxOf } from './sheet/writeXlsx.ts';
import { anyArticles } from './testing/articles.ts';

const LANGUAGES = ['PL', 'EN', 'DE', 'FR'];

function sheetIn(read: ReadSheet) {
  if (!read.ok) throw new Error(read.fault.key);
  return read.sheet;
}

describe.each(CATALOGUE_COLLECTIONS)('an export of %s imports again without a change', (collection) => {
  const columns = columnsOf(collection, LANGUAGES);

  test.each(['csv', 'xlsx'] as const)('from %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(anyArticles(collection), async (articles) => {
        const grid = gridOf(articles, columns);
        const file =
          format === 'csv' ? new Blob([gridCsv(grid, 'pl')]) : await xlsxOf(grid, columns, 'Katalog');
        const planned = planImport(collection, LANGUAGES, sheetIn(await readFile(file)), articles);
        expect(planned).toEqual({
          ok: true,
          plan: {
            additions: [],
            changes: [],
            rejections: [],
            unchanged: articles.length,
            unknownColumns: [],
          },
        });
      }),
      { numRuns: format === 'csv' ? 100 : 30 },
    );
  });
});
