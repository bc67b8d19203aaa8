import type { StoredPlan } from '@lumitor/domain/plan/storedPlan';
import type { DocumentStore } from '../documents/documentStore.ts';
import { Refused } from '../refusal/refused.ts';
import { orderId } from './orderKey.ts';
import type { SavedOrder } from './saveOrder.ts';

interface SentProject {
  key: string;
  order: string;
  isMicro: boolean;
  plan: StoredPlan;
}

interface Context {
  store: DocumentStore;
  secret: string;
  save(body: Buffer): Promise<Pick<SavedOrder, 'id' | 'createdAt'>>;
}

/**
 * Saves with a total of 0, learns the right one from the refusal, and saves again: the service’s price
 * needs no confirmation (D76).
 */
export async function saveProjectRevision(
  { key, order, isMicro, plan }: SentProject,
  { store, secret, save }: Context,
): Promise<Pick<SavedOrder, 'id' | 'createdAt'>> {
  const id = orderId(secret, key);
  const known = await store.find('reflinksdownload', id);
  if (known) return { id, createdAt: known.createdAt };
  const { data, vat } = await store.get('reflinksdownload', order);
  const { underlay: _, view: __, ...drawn } = plan;
  const request = {
    idempotencyKey: key,
    isMicro,
    ...drawn,
    revises: order,
    language: data.language,
    currency: data.currency,
    showsGross: data.showsGross ?? vat > 1,
    confirmed: { powerExceeded: true, missingArticles: true, impossibleLayout: true },
  };
  const saveAt = (seen: { net: number; currency: string }) =>
    save(Buffer.from(JSON.stringify({ ...request, seen })));
  try {
    return await saveAt({ net: 0, currency: data.currency });
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'total-changed') throw error;
    const { net, currency } = error.details as { net: number; currency: string };
    return saveAt({ net, currency });
  }
}
