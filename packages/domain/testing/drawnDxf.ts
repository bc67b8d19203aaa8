import fc from 'fast-check';
import { orderDxf } from '../dxf/orderDxf.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderPieces } from '../order/places.ts';
import type { Plan } from '../plan/plan.ts';
import { newRoom, rectangle } from '../room/room.ts';
import type { SheetChoice } from '../sheets/sheetChoice.ts';
import { feedPlaces } from '../wiring/feed.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { planOf, withPut } from './arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from './sampleOrder.ts';

/** The file of a plan's order, and what it is drawn of. @param language code in capitals */
export function drawnDxf(plan: Plan, language = 'PL', choice?: SheetChoice) {
  const page = sampleOrder(plan, language);
  const installation = orderInstallation(page);
  const dxf = orderDxf(page, installation, language, sampleTranslate(language), choice);
  return { dxf, page, installation, pieces: orderPieces(page.data, page.plan) };
}

/**
 * A loop's worth of everything: a bend, a T, a cut, two zones, one with its supply's place, a gateway, a feed with its
 * cable, an aimed spotlight in a group, a room with a door and a window.
 */
export const EVERYTHING: Plan = {
  ...withPut(
    planOf([[400], [200, 'bendRight'], [300, 'T'], [120]], { a: 1, b: 4, c: 2 }),
    { bindingId: 'b', stepId: 's0', at: 80, turn: 90, tilt: 30 },
    { bindingId: 'b', stepId: 's1', at: 40, turn: -45, tilt: 40 },
  ),
  wiring: {
    feeds: [{ id: 'f', stepId: 's2', at: 200, cable: { length: 450, conductor: 1.5 } }],
    cuts: [{ stepId: 's2', at: 0 }],
    ownZones: [],
    supplies: [{ zone: { stepId: 's0', at: 10 }, x: 160, y: 500, z: 220 }],
    gateways: [{ x: 700, y: 520, z: 210 }],
  },
  dimming: { groups: [{ number: 0, name: 'Łąka', luminaires: ['b 0'] }], scenes: [] },
  room: {
    ...newRoom(rectangle(800, 700, { x: 100, y: 200 })),
    openings: [
      { id: 'd', kind: 'door', wall: 0, at: 300, width: 90 },
      { id: 'w', kind: 'window', wall: 1, at: 200, width: 150 },
    ],
    obstacles: [
      {
        ...{ id: 'c', kind: 'column', x: 300, y: 400, width: 40, depth: 40, heading: 0 },
        ...{ from: 0, to: 270, reflectance: 0.5 },
      },
    ],
  },
  areas: [{ id: 'a', name: '', begin: { x: 0, y: 400 }, end: { x: 200, y: 400 }, bottom: 50, top: 200 }],
};

export const arbitraryWires = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 6 });

/** Feeds and cuts somewhere on the runs of a plan. */
export function wiredBy(plan: Plan, wished: readonly (readonly [number, number, boolean])[]): Plan {
  const { steps } = plan.layout;
  const wiring: Wiring = { ...NO_WIRING, feeds: [], cuts: [] };
  for (const [index, [step, place, isCut]] of wished.entries()) {
    const run = steps[step % Math.max(1, steps.length)];
    if (!run) continue;
    const places = feedPlaces(run);
    const at = places[place % places.length] ?? 0;
    if (isCut) wiring.cuts.push({ stepId: run.id, at });
    else wiring.feeds.push({ id: `f${index}`, stepId: run.id, at });
  }
  return { ...plan, wiring };
}
