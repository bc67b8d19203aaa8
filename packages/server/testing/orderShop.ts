import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { freshService, type Service } from './freshService.ts';
import { ACCESSORIES, CONNECTION, orderRequest } from './oneRail.ts';

export async function orderShop(overrides: Parameters<typeof freshService>[0] = {}) {
  const service = await freshService(overrides);
  const { store } = service.parts;
  const rail = { ...CONNECTION, priceEuro: 25 };
  const { id: connectionId } = (await store.add('connections', rail)) as { id: string };
  await store.add('partTables', DEFAULT_PART_TABLES.standard);
  for (const accessory of ACCESSORIES) await store.add('accessories', accessory);
  await store.add('languages', { lang: 'PL', active: true }, { createdAt: new Date(1000) });
  await store.add('languages', { lang: 'EN', active: true }, { createdAt: new Date(2000) });
  await store.add('translations', {
    translations: {
      header: { title_PL: 'Konfigurator', title_EN: 'Configurator', title_DE: 'Konfigurator' },
      rails: { title_PL: 'Szyny' },
    },
  });
  return { ...service, connectionId, request: orderRequest(connectionId, 25_780) };
}

export const postOrder = ({ asVisitor }: Service, request: object) =>
  asVisitor('POST', '/api/orders', request);
export const storedOrders = ({ parts }: Service) => parts.store.list('reflinksdownload');
