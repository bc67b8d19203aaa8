import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { expect, it } from 'vitest';
import { orderPaths } from './cacheOrder.ts';

it('stores an order once with its site records and all files of its screens and documents', () => {
  const saved = sampleOrder(planOf([[400]], { a: 2, b: 1 }));
  const files = { photometry: '/files/photometry/x.ldt', sheet: '/files/sheets/y.pdf' };
  const paths = orderPaths({
    ...saved,
    id: 'aB 3',
    data: { ...saved.data, lines: saved.data.lines.map((line) => ({ ...line, ...files })) },
    settings: { ...saved.settings, shop: { ...saved.settings.shop, logo: '/files/images/shop/z.webp' } },
  });
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/orders/aB%203',
      '/api/orders/aB%203/site',
      '/files/photometry/x.ldt',
      '/files/photometry/x.ldt.json',
      '/files/sheets/y.pdf',
      '/files/images/shop/z.webp',
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
});
