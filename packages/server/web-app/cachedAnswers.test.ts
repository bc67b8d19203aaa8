import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';

it('Answers cached for offline use are equal for administrators and visitors (D72)', async () => {
  const shop = await orderShop();
  const { id } = await (await postOrder(shop, shop.request)).json();
  const plan = storedPlan({ ...EMPTY_PLAN, name: 'A' });
  const shared = await shop.asVisitor('POST', '/api/projects', { isMicro: false, plan });
  const link = { [LINK_HEADER]: (await shared.json()).see };
  for (const path of [
    '/api/snapshots/standard',
    '/api/snapshots/texts?lang=pl',
    `/api/orders/${id}`,
    `/api/orders/${id}/site`,
    '/api/projects/opened',
  ]) {
    const [visitor, administrator] = [
      await shop.asVisitor('GET', path, undefined, link),
      await shop.asAdministrator('GET', path, undefined, link),
    ];
    expect(visitor.status, path).toBe(200);
    expect(await administrator.text(), path).toBe(await visitor.text());
    expect(administrator.headers.get('set-cookie'), path).toBeNull();
  }
});
