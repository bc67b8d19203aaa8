import fc from 'fast-check';
import type { Cut } from '../kinds/cut/cut.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { arbitraryPlan } from './arbitraryPlan.ts';
import { sampleChoices } from './sampleCatalogue.ts';
import { orderOf } from './storedOrder.ts';

export const arbitraryOrder: fc.Arbitrary<ShownOrder> = fc
  .record({
    plan: arbitraryPlan.filter(({ layout: { steps } }) => steps.length > 0),
    luminaires: fc.nat(40),
    isDali: fc.boolean(),
    hand: fc.nat(3),
  })
  .map(({ plan: { layout }, luminaires, isDali, hand }) => {
    const feeds = layout.steps
      .slice(0, hand)
      .map(({ id }, index) => ({ id: `f${index}`, stepId: id, at: 0 }));
    const cuts = layout.steps
      .slice(-hand - 1)
      .flatMap(({ id, kind, frameLength }): Cut[] =>
        (kind === 'start' ? innerPlaces(frameLength).slice(0, 1) : [0]).map((at) => ({ stepId: id, at })),
      );
    const choices = {
      ...sampleChoices,
      ...(isDali
        ? { systemId: 'dali', gatewayId: 'dali-gateway', powerId: 'p200-dali' }
        : { powerId: 'p200-dali' }),
      bindings: [{ id: 'spot', quantity: luminaires }].filter(({ quantity }) => quantity > 0),
      accessories: [{ id: 'remote', quantity: 2 }],
    };
    const supplies = cuts.map((zone, index) => ({
      zone: { stepId: zone.stepId, at: 'at' in zone ? zone.at + 1 : 0 },
      x: 150 * index,
      y: -80,
      z: 280,
    }));
    const gateways = isDali ? [{ x: 20, y: 400, z: 250 }] : [];
    return orderOf({
      ...EMPTY_PLAN,
      layout,
      choices,
      wiring: { ...NO_WIRING, feeds, cuts, supplies, gateways },
    });
  });
