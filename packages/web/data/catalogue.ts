import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { createStore } from 'zustand/vanilla';
import { loadEuroRate } from './exchangeRate.ts';
import { MESSAGES } from './messages.ts';
import { readCatalogue } from './readCatalogue.ts';
import { RETRY_FOR, request } from './request.ts';

export interface LineState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  catalogue: LineCatalogue | null;
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
  setLine(line, { status: 'ready', catalogue });
  return true;
}

/** Loads what is shown of a line anew, and the euro rate after it. */
export async function renewLine(line: ProductLine): Promise<void> {
  if (await loadLine(line)) void loadEuroRate();
}
