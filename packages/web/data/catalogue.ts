import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { createStore } from 'zustand/vanilla';
import { fetchEuroRate } from './exchangeRate.ts';
import { MESSAGES } from './messages.ts';
import { readCatalogue } from './readCatalogue.ts';
import { RETRY_FOR, request } from './request.ts';
import { sharedStore } from './shared.ts';

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

async function applyEuroRate() {
  const euroRate = await fetchEuroRate();
  if (euroRate !== null) sharedStore.setState({ euroRate });
}

/**
 * Loads a line's catalogue, or loads it anew; the one that is shown stays until then. The euro rate is asked for
 * after it, and nobody waits for it.
 */
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
  void applyEuroRate();
  return true;
}
