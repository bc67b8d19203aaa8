import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { createStore } from 'zustand/vanilla';

/** What outlives the summary while the page is open: the visitor may go back to the drawing in between. */
export interface SaveState {
  email: string;
  newsletter: boolean;
  /** The last request and its key: the same one again carries the same key (D30). */
  attempt: { request: string; key: string } | null;
  saved: { content: string; id: string } | null;
}

export const saveStore = createStore<SaveState>(() => ({
  email: '',
  newsletter: false,
  attempt: null,
  saved: null,
}));

/** The key of a request: that of the last one if it is the same, else a new one. */
export function keyFor(request: Omit<OrderRequest, 'idempotencyKey'>): string {
  const { attempt } = saveStore.getState();
  const written = JSON.stringify(request);
  if (attempt?.request === written) return attempt.key;
  const key = crypto.randomUUID();
  saveStore.setState({ attempt: { request: written, key } });
  return key;
}

/** Opens the form again: the same layout is then saved once more, under an address of its own. */
export const saveAnother = (): void =>
  saveStore.setState(({ saved }) => ({ attempt: null, saved: saved && { ...saved, content: '' } }));
