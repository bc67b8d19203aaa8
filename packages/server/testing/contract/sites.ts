import { type SiteEntry, siteRecord } from '@lumitor/domain/order/site';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TestEngine } from '../engines.ts';
import { orderShop, postOrder } from '../orderShop.ts';
import { atOnce, instancesOn } from './instances.ts';

const AT = 1_795_338_000_000;
const MESSAGES = 60;

const arbitraryTick = fc.record({
  key: fc.constantFrom('tick.L1', 'tick.L2', 'tick.F1', 'tick.S1'),
  value: fc.boolean(),
  at: fc.integer({ min: AT, max: AT + 9 }),
});

const byKey = (entries: Iterable<SiteEntry>): SiteEntry[] =>
  [...entries].toSorted((a, b) => (a.key < b.key ? -1 : 1));

export function siteContract(engine: TestEngine): void {
  it('entries of three phones, some sent twice, merge into one list without loss (D72)', async () => {
    const services = await instancesOn(engine, 2);
    const [{ database }] = services as [(typeof services)[number]];
    const shop = await orderShop({ database });
    const { id } = await (await postOrder(shop, shop.request)).json();
    const path = `/api/orders/${id}/site`;
    const [sent = []] = fc.sample(fc.array(arbitraryTick, { minLength: MESSAGES, maxLength: MESSAGES }), {
      numRuns: 1,
      seed: 7,
    });
    const answers = await atOnce(services, MESSAGES, ({ sendFrom }, index) =>
      sendFrom(`10.7.0.${index % 3}`)('POST', path, {
        entries: sent.slice(Math.max(0, index - 1), index + 1),
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { asVisitor } of services) {
      const { entries } = await (await asVisitor('GET', path)).json();
      expect(byKey(entries)).toEqual(byKey(siteRecord(sent).values()));
    }
  });
}
