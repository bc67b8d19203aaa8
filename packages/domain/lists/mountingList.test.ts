import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { RecordLine } from '../order/record.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { kindOfSiteKey, siteKey } from '../order/site.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { arbitraryOrder } from '../testing/arbitraryOrder.ts';
import { sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf, premade } from '../testing/sampleLayouts.ts';
import { orderOf } from '../testing/storedOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { mountingList } from './mountingList.ts';

const t = (path: string, values?: object) =>
  [path.split('.')[1]?.replace('named_', ''), ...Object.values(values ?? {})].join(' ');
const listOf = (page: ShownOrder, installation = orderInstallation(page)) =>
  mountingList({ page, installation, language: 'PL', t });
const itemsOf = (page: ShownOrder) => listOf(page).flatMap(({ items }) => items);
const quantityOf = ({ data }: ShownOrder, test: (line: RecordLine) => boolean) =>
  data.lines.filter(test).reduce((sum, { quantity }) => sum + quantity, 0);

const dali = {
  ...sampleChoices,
  systemId: 'dali',
  gatewayId: 'dali-gateway',
  powerId: 'p200-dali',
  bindings: [{ id: 'spot', quantity: 3 }],
};
const order = orderOf({
  ...EMPTY_PLAN,
  layout: layoutOf([200], [260, 'right'], [100, 'bendLeft']),
  choices: dali,
  wiring: { ...NO_WIRING, cuts: [{ stepId: 's1', at: 200 }] },
});

const former = { ...order, data: { ...order.data, electric: undefined } } as unknown as ShownOrder;

describe('the mounting list of an order', () => {
  it('starts with cables, lists each rail with pieces, connectors, caps, feeds and luminaires, and ends with supplies and control', () => {
    const list = listOf(order);
    expect(list.map(({ key }) => key)).toEqual(['preparation', 'cables', 'R1', 'R2', 'R3', 'supplies']);
    const [, cables, , second, bend, supplies] = list;
    expect(
      cables?.items.map(({ key, details }) => [key, ...details].join(', ').replace(/−Q\d+/, '−Q')),
    ).toEqual([
      'W1, S1\u00a0–\u00a0F1, lengthUnknown',
      'W2, S2\u00a0–\u00a0F2, lengthUnknown',
      'D1, G1\u00a0–\u00a0F1, A00–A01, lengthUnknown, 1,5\u00a0mm²',
      'D2, G1\u00a0–\u00a0F2, A02, lengthUnknown, 1,5\u00a0mm²',
      'W3, boardName\u00a0−Q\u00a0–\u00a0S1',
      'W4, boardName\u00a0−Q\u00a0–\u00a0S2',
      'W5, boardName\u00a0−Q\u00a0–\u00a0G1',
    ]);
    expect(second?.items.map(({ kind }) => kind)).toEqual([
      'piece',
      'piece',
      'connector',
      'isolator',
      'feed',
      'luminaire',
    ]);
    expect(second?.items.map(({ title, details }) => [title, ...details].join(', '))).toMatchObject({
      0: 'piece 200',
      1: 'piece 60',
      2: 'black angleConnector, atBegin, toRail 1',
      // Replaces the straight connector there (D53a).
      3: 'black isolatingJoint, at 200',
    });
    expect(bend?.details).toEqual(['100\u00a0cm', 'bent 63,7']);
    expect(supplies?.items.map(({ mark, details }) => [mark, ...details].join(', '))).toEqual([
      'S1, zone Z1, F1, 20\u00a0W, 0,42\u00a0A (withoutCable)',
      'S2, zone Z2, F2, 10\u00a0W, 0,21\u00a0A (withoutCable)',
      'G1, luminaires 3',
    ]);
  });

  it('shows position, circuit part and address of a luminaire, and circuit part, supply and current of a feed', () => {
    const of = (key: string) => itemsOf(order).find((item) => item.key === key);
    expect(of('L1')).toMatchObject({ title: 'spot', details: ['at 100', 'zone Z1', 'address A00'] });
    expect(of('F1')?.details.slice(1)).toEqual([
      'zone Z1',
      'supply S1',
      '0,42\u00a0A (withoutCable)',
      'feed_angle',
    ]);
  });

  it('shows the positions of supplies and gateways, from the corner of the room or from the first rail', () => {
    const wiring = {
      ...order.plan.wiring,
      supplies: [{ zone: { stepId: 's0', at: 100 }, x: 100, y: 40, z: 280 }],
      gateways: [{ x: -20, y: 0, z: 250 }],
    };
    const inRoom = { ...order.plan, wiring, room: newRoom(rectangle(600, 600, { x: 100, y: 100 })) };
    const lastOf = (plan: Plan, key: string) =>
      itemsOf({ ...order, plan })
        .find((item) => item.key === key)
        ?.details.at(-1);
    expect(lastOf(inRoom, 'S1')).toBe('placeAt 300 240 280');
    expect(lastOf(inRoom, 'G1')).toBe('placeAt 180 200 250');
    expect(lastOf({ ...inRoom, room: null }, 'S1')).toBe('placeAt 100 40 280');
    expect(lastOf(inRoom, 'S2')).not.toContain('placeAt');
  });

  it('omits circuit parts and addresses for older orders, and counts items without a known position', () => {
    const list = listOf(former, null);
    expect(JSON.stringify(list)).not.toMatch(/zone|address|supply S/);
    const last = list.flatMap(({ items }) => items).filter(({ kind }) => kind === 'other');
    expect(last.map(({ title, details }) => [title, ...details].join(', '))).toEqual(
      expect.arrayContaining(['black feed, count 2', 'black isolatingJoint, count 1', 'p200-dali, count 2']),
    );
    expect(list.flatMap(({ items }) => items).filter(({ kind }) => kind === 'luminaire')).toHaveLength(3);
  });

  it('names the closing joint of a loop and its isolator', () => {
    const loop = orderOf({ ...EMPTY_PLAN, layout: premade('option1', 200, 200), choices: dali });
    const words = itemsOf(loop).map(({ title, details }) => [title, ...details].join(', '));
    expect(words).toContain('black isolatingJoint, atEnd, toRail 1');
    expect(words.filter((one) => one.startsWith('black angleConnector'))).toHaveLength(4);
  });

  it('contains as many of each article as were bought, each under a unique key', () => {
    fc.assert(
      fc.property(arbitraryOrder, (page) => {
        const items = itemsOf(page);
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
        expect(items.filter(({ key }) => kindOfSiteKey(siteKey('tick', key)) !== 'tick')).toEqual([]);
        const count = (kind: string, code?: string) =>
          items.filter((item) => item.kind === kind && (!code || item.code === code)).length;
        const bought = (role: string) => quantityOf(page, (line) => line.role === role);
        expect(count('endCap')).toBe(bought('endCap'));
        expect(count('feed')).toBe(bought('feed'));
        expect(count('isolator')).toBe(bought('isolatingJoint'));
        expect(count('connector')).toBe(
          bought('straightConnector') + bought('angleConnector') + bought('tConnector'),
        );
        expect(count('supply')).toBe(quantityOf(page, ({ kind }) => kind === 'power'));
        const without = items.find(({ details }) => details.includes('withoutPlace'))?.details[0];
        expect(count('luminaire') + Number(without?.split(' ')[1] ?? 0)).toBe(
          quantityOf(page, ({ kind }) => kind === 'binding'),
        );
      }),
      { numRuns: 40 },
    );
  });
});
