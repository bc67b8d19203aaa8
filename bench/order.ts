import { orderRequest } from '../packages/server/testing/oneRail.ts';
import { CLIENT_HEADER } from './visitors.ts';

/** Function that makes orders at one price, each under a new key. */
export async function orderMaker(url: string, chosen: object = {}): Promise<() => object> {
  const { connections } = (await (await fetch(`${url}/api/snapshots/standard`)).json()) as {
    connections: { id: string }[];
  };
  const orderAt = (net: number) => ({
    ...orderRequest(connections[0]?.id ?? null, net),
    confirmed: { missingArticles: true },
    ...chosen,
  });
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, [CLIENT_HEADER]: '10.255.0.1' },
    body: JSON.stringify(orderAt(1)),
  });
  const { net } = (await response.json()) as { net?: number };
  if (!net) throw new Error(`The price of an order was not returned (${response.status}).`);
  return () => orderAt(net);
}
