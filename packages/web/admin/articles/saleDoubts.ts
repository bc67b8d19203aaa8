import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { neededCodes, openRoles } from '@lumitor/domain/parts/neededCodes';
import { familyOf } from '@lumitor/domain/quote/lines';
import type { ChangedFields } from '../data/changes.ts';
import { isPowerMissing, missingPrices } from './articleGaps.ts';

export interface SaleChange {
  before: ChangedFields | null;
  after: ChangedFields;
}

export interface SaleDoubt {
  kind: 'unruled' | 'roles' | 'parts' | 'price' | 'power';
  names: readonly string[];
}

export interface SaleBasis {
  table: PartTable;
  accessories: readonly ChangedFields[];
}

const textOf = (value: unknown): string => String(value ?? '').trim();
/** Placeholder rate: with any rate, euro prices follow from the złoty. */
const ANY_RATE = 1;

const isPricedPart = ({ active, price }: ChangedFields): boolean => Boolean(active) && Number(price) > 0;

function railDoubts(rail: ChangedFields, { table, accessories }: SaleBasis): SaleDoubt[] {
  const family = familyOf(table, { type: textOf(rail.type) });
  if (!family) return [{ kind: 'unruled', names: [] }];
  const familyTable = { ...table, families: [family] };
  const roles = openRoles(familyTable).map(({ role }) => role);
  const sold = new Set(accessories.filter(isPricedPart).map(({ description }) => textOf(description)));
  const codes = neededCodes(familyTable).filter(({ use, code }) => use !== 'rail' && !sold.has(code.trim()));
  const parts = [...new Set(codes.map(({ code }) => code.trim()))];
  return [
    ...(roles.length > 0 ? [{ kind: 'roles' as const, names: roles }] : []),
    ...(parts.length > 0 ? [{ kind: 'parts' as const, names: parts }] : []),
  ];
}

/** Gaps of an article to be sold (D19, D22, D26). */
export function saleDoubts(
  collection: CatalogueCollection,
  article: ChangedFields,
  basis: SaleBasis,
): SaleDoubt[] {
  return [
    ...(collection === 'connections' ? railDoubts(article, basis) : []),
    ...(missingPrices(collection, article, ANY_RATE).length > 0
      ? [{ kind: 'price' as const, names: [] }]
      : []),
    ...(isPowerMissing(collection, article) ? [{ kind: 'power' as const, names: [] }] : []),
  ];
}

/** A rail with another code counts as new. */
export const isNewOnSale = (collection: CatalogueCollection, { before, after }: SaleChange): boolean =>
  Boolean(after.active) && !(before?.active && (collection !== 'connections' || before.type === after.type));
