import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_RESOURCES } from '../data/resources.ts';
import { sheetColumns } from './columns.ts';
import { gridOf } from './documentCells.ts';
import { planImport } from './plan/planImport.ts';
import { gridCsv } from './sheet/csv.ts';
import { type ReadFile, readFile } from './sheet/readFile.ts';
import { xlsxOf } from './sheet/writeXlsx.ts';
import { anyArticles } from './testing/articles.ts';

const LANGUAGES = ['PL', 'EN', 'DE', 'FR'];

function sheetIn(file: ReadFile) {
  const read = file.kind === 'tables' ? file.sheets[0].read : null;
  if (!read?.ok) throw new Error('The file could not be read.');
  return read.sheet;
}

const COLLECTIONS = new Set(LIST_RESOURCES.map(({ collection }) => collection));

describe.each([...COLLECTIONS])('an export of %s imports again without a change', (collection) => {
  const columns = sheetColumns(collection, LANGUAGES);

  test.each(['csv', 'xlsx'] as const)('from %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(anyArticles(collection), async (articles) => {
        const grid = gridOf(articles, columns, 'pl');
        const file =
          format === 'csv'
            ? new Blob([gridCsv(grid, 'pl')])
            : await xlsxOf([{ name: 'Katalog', columns, grid }]);
        const planned = planImport(
          collection,
          { sheet: sheetIn(await readFile(file)) },
          { languages: LANGUAGES, articles, types: [] },
        );
        expect(planned).toEqual({
          ok: true,
          plan: {
            additions: [],
            changes: [],
            rejections: [],
            unchanged: articles.length,
            unknownColumns: [],
            restoredCodes: [],
          },
        });
      }),
      { numRuns: format === 'csv' ? 100 : 30 },
    );
  });
});
