import { downloadPath } from '../addresses.ts';
import { fetchOrder } from '../data/orders.ts';
import { isAlone, notifyParent } from './parent.ts';

export async function notifyEmbedder(id: string): Promise<void> {
  if (isAlone()) return;
  const page = await fetchOrder(id);
  if (typeof page === 'string') return;
  const { number, data } = page;
  const url = new URL(downloadPath(id), location.origin).href;
  notifyParent({ type: 'lumitor:saved', id, number, url, net: data.totals.net, currency: data.currency });
}
