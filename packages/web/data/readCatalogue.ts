import { CATALOGUE_COLLECTIONS } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';

const LISTS = [...CATALOGUE_COLLECTIONS, 'luminaireTypes', 'lightTargets'] as const;

const isWhole = (snapshot: Partial<LineCatalogue>): snapshot is LineCatalogue =>
  LISTS.every((name) => Array.isArray(snapshot[name])) && snapshot.partTable instanceof Object;

/**
 * A line's snapshot; null where it is none. Its documents passed their schemas when the service made it: for a parser
 * here the first price would wait another 5 kB.
 */
export function readCatalogue(body: unknown): LineCatalogue | null {
  if (!(body instanceof Object)) return null;
  // An instance of the version before may answer while the service is upgraded.
  const snapshot = { luminaireTypes: [], lightTargets: [], ...body } as Partial<LineCatalogue>;
  return isWhole(snapshot) ? snapshot : null;
}
