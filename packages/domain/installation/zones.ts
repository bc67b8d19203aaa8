import type { Geometry } from '../layout/geometry.ts';
import { type Circuit, circuitOf, type Section } from './circuit.ts';
import { heldCuts } from './cut.ts';
import { USUAL_ELECTRIC } from './electric.ts';
import { groupsOf } from './mesh.ts';
import type { Wiring } from './wiring.ts';

/** What one supply feeds (D55), in the order in which it is met along the steps. */
export interface Zone {
  sections: Section[];
}

export interface Zones {
  zones: Zone[];
  /** Of each node of the circuit, the index of its zone. */
  ofNode: number[];
}

/**
 * The parts that cuts make of islands. Those with the begin of a start frame are one zone, fed by several cables; every
 * other part is one by itself (D55).
 * @param ownIslands start frames whose islands the visitor made zones of their own
 */
export function zonesOf(
  { placed }: Pick<Geometry, 'placed'>,
  { nodes, conductors, sections }: Circuit,
  ownIslands: readonly string[],
): Zones {
  const partOf = groupsOf(nodes, conductors);
  const shared = new Set<number>();
  const begins = new Map(sections.filter(({ from }) => from === 0).map(({ stepId, node }) => [stepId, node]));
  for (const { step } of placed)
    if (step.kind === 'start' && !ownIslands.includes(step.id))
      shared.add(partOf(begins.get(step.id) as number));
  const zones: Zone[] = [];
  const numbers = new Map<number, number>();
  for (const section of sections) {
    const part = partOf(section.node);
    const key = shared.has(part) ? -1 : part;
    const number = numbers.get(key) ?? zones.length;
    numbers.set(key, number);
    const zone = zones[number];
    if (zone) zone.sections.push(section);
    else zones.push({ sections: [section] });
  }
  const ofNode = Array.from({ length: nodes }, (_, node) => {
    const part = partOf(node);
    return numbers.get(shared.has(part) ? -1 : part) as number;
  });
  return { zones, ofNode };
}

/** How many zones a layout has: without cuts and islands of their own one, whatever is drawn (D55). */
export function countZones(geometry: Geometry, { cuts, ownZones }: Wiring, isolatesJoins: boolean): number {
  if (cuts.length === 0 && ownZones.length === 0) return 1;
  const circuit = circuitOf({
    geometry,
    // What conducts does not follow from how well it does.
    electric: USUAL_ELECTRIC.standard,
    places: [],
    cuts: heldCuts(geometry, cuts),
    isolatesJoins,
  });
  return Math.max(1, zonesOf(geometry, circuit, ownZones).zones.length);
}
