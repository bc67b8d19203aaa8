import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import { familyOf } from '@lumitor/domain/quote/lines';
import type { Fields } from '../data/changes.ts';

/** An article before a change, null for a new one, and after. */
export interface SaleChange {
  before: Fields | null;
  after: Fields;
}

/** Rails that the changes put on sale while no part rule knows them (D19). */
export const unruledOnSale = (table: PartTable, changes: readonly SaleChange[]): Fields[] =>
  changes
    .filter(({ before, after }) => after.active && !(before?.active && before.type === after.type))
    .map(({ after }) => after)
    .filter(({ type }) => !familyOf(table, { type: String(type ?? '').trim() }));
