import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../../data/documents.ts';
import type { DecimalSign } from '../../elements/numbers.ts';
import type { ImportPlan } from '../plan/importPlan.ts';
import { planImport } from '../plan/planImport.ts';
import type { ReadCell, Worksheet } from '../sheet/cell.ts';

const LANGUAGES = ['PL', 'EN', 'DE'];
export const SHOP = { languages: LANGUAGES, articles: [], types: [] };

export const sheet = (
  header: string[],
  rows: readonly (readonly ReadCell[])[],
  decimal: DecimalSign | null = ',',
): Worksheet => ({
  header,
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
  decimal,
});

export function planOf(
  collection: CatalogueCollection,
  table: Worksheet,
  articles: Document[] = [],
): ImportPlan {
  const planned = planImport(collection, { sheet: table }, { languages: LANGUAGES, articles, types: [] });
  if (!planned.ok) throw new Error(planned.fault.key);
  return planned.plan;
}

export const problemsIn = ({ rejections }: ImportPlan) =>
  rejections.flatMap(({ row, problems }) => problems.map(({ column, key }) => [row, column, key]));

export const changesIn = ({ changes }: ImportPlan) =>
  changes.flatMap((change) =>
    change.changes.map(({ column, before, after }) => [change.id, column.name, before, after]),
  );
