import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../../data/documents.ts';
import { columnsOf } from '../columns.ts';
import type { FileFault, Sheet } from '../sheet/cell.ts';
import { headerOf } from './header.ts';
import type { ImportPlan, PlannedOutcome } from './importPlan.ts';
import { matcher } from './match.ts';
import { type FileContext, planRow } from './planRow.ts';

/** More changes than the data service takes at once. */
const MOST_ROWS = 20_000;

function ofKind<Kind extends PlannedOutcome['kind']>(outcomes: readonly PlannedOutcome[], kind: Kind) {
  return outcomes.filter((each): each is Extract<PlannedOutcome, { kind: Kind }> => each.kind === kind);
}

/**
 * What the rows of a file would do to a collection; the twins of the two product lines are alike.
 * @param languages codes of all languages that the shop has
 * @param types the shop's types of luminaires
 */
export function planImport(
  collection: CatalogueCollection,
  languages: readonly string[],
  sheet: Sheet,
  articles: readonly Document[],
  types: readonly LuminaireType[] = [],
): { ok: true; plan: ImportPlan } | { ok: false; fault: FileFault } {
  if (sheet.rows.length > MOST_ROWS)
    return { ok: false, fault: { key: 'tooManyRows', values: { max: MOST_ROWS } } };
  const columns = columnsOf(collection, languages);
  const read = headerOf(sheet, columns);
  if (!read.ok) return read;
  const { columnAt, unknown } = read.header;
  const context: FileContext = { collection, columns, columnAt, decimal: sheet.decimal, types };
  const matchOf = matcher(collection, columnAt, sheet.rows, articles);
  const outcomes = sheet.rows.map((row) => planRow(row, matchOf(row), context));
  return {
    ok: true,
    plan: {
      additions: ofKind(outcomes, 'addition'),
      changes: ofKind(outcomes, 'change'),
      rejections: ofKind(outcomes, 'rejection'),
      unchanged: ofKind(outcomes, 'unchanged').length,
      unknownColumns: unknown,
    },
  };
}
