import { randomUUID } from 'node:crypto';
import { freshService, type Service } from './freshService.ts';

export const START = {
  id: 'start',
  frameLength: 200,
  directionFrameSide: 'left',
  directionFrame: 'default',
  isCurved: false,
  isTLayout: false,
  isTLayoutStart: false,
  isFrameFromTLayout: false,
};

const part = (description: string, price: number) => ({
  title: description,
  type: 'part',
  active: true,
  description,
  price,
});

/** A shop that sells one straight 200 cm rail for 257.80: the rail 200, two caps 20, a feed 30, three mountings 7.80. */
export async function orderShop(overrides: Parameters<typeof freshService>[0] = {}) {
  const service = await freshService(overrides);
  const { store } = service.parts;
  const { id: connectionId } = (await store.add('connections', {
    title: 'Szyna',
    titleEn: 'Rail',
    type: 'MT0001',
    active: true,
    isBlack: true,
    price: 100,
    priceEuro: 25,
  })) as { id: string };
  await store.add('accessories', part('MA0101', 10));
  await store.add('accessories', part('MA0113', 30));
  await store.add('accessories', part('MA0115', 2.6));
  await store.add('languages', { lang: 'PL', active: true }, { createdAt: new Date(1000) });
  await store.add('languages', { lang: 'EN', active: true }, { createdAt: new Date(2000) });
  await store.add('translations', {
    translations: {
      header: { title_PL: 'Konfigurator', title_EN: 'Configurator', title_DE: 'Konfigurator' },
      rails: { title_PL: 'Szyny' },
    },
  });
  const request = {
    idempotencyKey: randomUUID(),
    isMicro: false,
    language: 'PL',
    steps: [START],
    choices: {
      connectionId,
      systemId: null,
      gatewayId: null,
      powerId: null,
      bindings: [] as { id: string; quantity: number }[],
      accessories: [],
    },
    seen: { net: 25_780, currency: 'PLN' },
    showsGross: true,
    name: 'Salon',
  };
  return { ...service, request, connectionId };
}

export const saveOrder = ({ asVisitor }: Service, request: object) =>
  asVisitor('POST', '/api/orders', request);
export const storedOrders = ({ parts }: Service) => parts.store.list('reflinksdownload');
