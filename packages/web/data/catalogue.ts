import { CATALOGUE_COLLECTIONS, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';

const LISTS = [...CATALOGUE_COLLECTIONS, 'luminaireTypes', 'lightTargets'] as const;

const isWhole = (snapshot: Partial<LineCatalogue>): snapshot is LineCatalogue =>
  LISTS.every((name) => Array.isArray(snapshot[name])) && snapshot.partTable instanceof Object;

/**
 * A line's snapshot; null where it is none. Its documents passed their schemas when the service made it: for a parser
 * here the first price would wait another 5 kB.
 */
function readCatalogue(body: unknown): LineCatalogue | null {
  if (!(body instanceof Object)) return null;
  // An instance of the version before may answer while the service is upgraded.
  const snapshot = { luminaireTypes: [], lightTargets: [], ...body } as Partial<LineCatalogue>;
  return isWhole(snapshot) ? snapshot : null;
}

export interface LineState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  catalogue: LineCatalogue | null;
  /** Where there was no service to ask: since when the browser has the catalogue, as ISO 8601 (D72). */
  keptAt?: string | undefined;
}

const IDLE: LineState = { status: 'idle', catalogue: null };

export const catalogueStore = createStore<Record<ProductLine, LineState>>(() => ({
  standard: IDLE,
  micro: IDLE,
}));

const setLine = (line: ProductLine, state: LineState) => catalogueStore.setState({ [line]: state });

/** Loads a line's catalogue, or loads it anew; the one that is shown stays until then. */
export async function loadLine(line: ProductLine): Promise<boolean> {
  const { catalogue: shown } = catalogueStore.getState()[line];
  if (!shown) setLine(line, { status: 'loading', catalogue: null });
  const answer = await request(`/api/snapshots/${line}`, { retryFor: RETRY_FOR.waiting });
  const catalogue = answer.ok ? readCatalogue(answer.body) : null;
  if (!catalogue) {
    console.error(MESSAGES.catalogueFailed);
    if (!shown) setLine(line, { status: 'failed', catalogue: null });
    return false;
  }
  setLine(line, { status: 'ready', catalogue, keptAt: (answer.ok && answer.keptAt) || undefined });
  return true;
}
