import type { LineCatalogue } from '../../catalogue/snapshot.ts';
import { arrange } from '../../kinds/luminaire/arrangement.ts';
import { bodiesOf } from '../../kinds/luminaire/body.ts';
import { areaOf } from '../../kinds/room/outlineShape.ts';
import type { Plan } from '../../plan/plan.ts';
import { quoteFor } from '../../quote/quote.ts';

const TERMS = { currency: 'PLN', euroRate: 4.25, vatPercent: 23 } as const;

export function outlineOf({
  layout,
  choices,
  placements,
  wiring,
  hang,
  name,
  room,
  areas,
  underlay,
  view,
}: Plan) {
  return {
    name,
    rails: layout.steps.map(({ frameLength }) => frameLength),
    islands: layout.steps.filter(({ kind }) => kind === 'start').length,
    active: layout.activeEnd && `${layout.activeEnd.stepId} ${layout.activeEnd.end}`,
    off: layout.inactiveEntries.length,
    chosen: [choices.connectionId, choices.systemId, choices.gatewayId, choices.powerId].join(' '),
    counted: [...choices.bindings, ...choices.accessories].map(({ id, quantity }) => `${quantity} ${id}`),
    gateways: choices.gatewayQuantity ?? null,
    usesOffcuts: choices.usesOffcuts ?? null,
    placed: placements.map(({ bindingId, at, turn, tilt }) => `${bindingId} ${at} ${turn} ${tilt}`),
    feeds: wiring.feeds.map(({ stepId, at }) => `${stepId} ${at}`),
    cuts: wiring.cuts.length,
    zones: wiring.ownZones.length,
    hang,
    room: room && { area: areaOf(room.outline), openings: room.openings.length, height: room.height },
    areas: areas.map(({ name, bottom, top }) => `${name} ${bottom} ${top}`),
    underlay: underlay && `${underlay.id} ${underlay.scale} ${underlay.rotation}`,
    view: view?.id ?? null,
  };
}

export function summaryOf(plan: Plan, catalogue: LineCatalogue) {
  const { lines, totals } = quoteFor(plan, catalogue, TERMS);
  const { luminaires: pieces } = arrange(plan, bodiesOf(catalogue.bindings));
  return {
    outline: outlineOf(plan),
    parts: lines.map(({ code, quantity, total }) => `${quantity} × ${code}: ${total}`),
    net: totals.net,
    luminaires: pieces.map(({ at, turn, tilt }) => [at, turn, tilt].map((each) => each.toFixed(2)).join(' ')),
  };
}

export type Summary = ReturnType<typeof summaryOf>;
