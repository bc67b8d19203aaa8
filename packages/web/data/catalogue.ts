import { CATALOGUE_COLLECTIONS, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';

const LISTS = [...CATALOGUE_COLLECTIONS, 'luminaireTypes', 'lightTargets'] as const;

const isWhole = (snapshot: Partial<LineCatalogue>): snapshot is LineCatalogue =>
  LISTS.every((name) => Array.isArray(snapshot[name])) && snapshot.partTable instanceof Object;

/** Null if invalid; the service has validated the documents. */
function readCatalogue(body: unknown): LineCatalogue | null {
  if (!(body instanceof Object)) return null;
  // During an upgrade, an instance of the previous version may answer without the newer collections.
  const snapshot = { luminaireTypes: [], lightTargets: [], ...body } as Partial<LineCatalogue>;
  return isWhole(snapshot) ? snapshot : null;
}

export interface LineState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  catalogue: LineCatalogue | null;
  cachedAt?: string | undefined;
}

const IDLE: LineState = { status: 'idle', catalogue: null };

export const catalogueStore = createStore<Record<ProductLine, LineState>>(() => ({
  standard: IDLE,
  micro: IDLE,
}));

const setLine = (line: ProductLine, state: LineState) => catalogueStore.setState({ [line]: state });

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
  setLine(line, { status: 'ready', catalogue, cachedAt: (answer.ok && answer.cachedAt) || undefined });
  return true;
}
