import { randomUUID } from 'node:crypto';
import { CLIENT_HEADER } from './visitors.ts';

const STEP = {
  id: 'start',
  frameLength: 200,
  directionFrameSide: 'left',
  directionFrame: 'default',
  isCurved: false,
  isTLayout: false,
  isTLayoutStart: false,
  isFrameFromTLayout: false,
};

/** Asks the service what a layout of one rail costs. @returns what makes orders at that price, each under a key of its own */
export async function orderMaker(url: string, chosen: object = {}): Promise<() => object> {
  const { connections } = (await (await fetch(`${url}/api/snapshots/standard`)).json()) as {
    connections: { id: string }[];
  };
  const orderAt = (net: number) => ({
    idempotencyKey: randomUUID(),
    isMicro: false,
    language: 'PL',
    steps: [STEP],
    choices: {
      connectionId: connections[0]?.id,
      systemId: null,
      gatewayId: null,
      powerId: null,
      bindings: [],
      accessories: [],
    },
    seen: { net, currency: 'PLN' },
    showsGross: true,
    name: 'Salon',
    confirmed: { missingArticles: true },
    ...chosen,
  });
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, [CLIENT_HEADER]: '10.255.0.1' },
    body: JSON.stringify(orderAt(1)),
  });
  const { net } = (await response.json()) as { net?: number };
  if (!net) throw new Error(`The price of an order could not be had (${response.status}).`);
  return () => orderAt(net);
}
