import { type Cut, openJoins } from '../kinds/cut/cut.ts';
import { type RunPlace, SAME_PLACE } from '../kinds/feed/feed.ts';
import type { Geometry, PlacedRail } from '../kinds/rail/geometry.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import { type End, hasInnerT } from '../kinds/rail/step.ts';
import { grouped } from '../math/groups.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm } from '../units.ts';

/** Rail between two nodes, with the joints on it. */
export interface Conductor {
  a: number;
  b: number;
  length: Cm;
  joints: number;
}

export interface RunNode {
  stepId: string;
  at: Cm;
  node: number;
  /** Nothing conducts to it along the rail: the rail starts here, or continues after a cut. */
  isFirst: boolean;
}

/** Network of a layout (D54). `along` follows the rails; `places` has the node of each requested place. */
export interface Circuit {
  nodes: number;
  conductors: Conductor[];
  along: RunNode[];
  places: number[];
}

export interface CircuitProps {
  geometry: Geometry;
  places: readonly RunPlace[];
  cuts: readonly Cut[];
  /** Joins of D10 isolate (D17). */
  isolatesJoins: boolean;
}

type Stop = { at: Cm } & ({ kind: 'place'; place: number } | { kind: 'middle' | 'joint' | 'end' });

/** Places at a joint come before it: they are on the side of the rail's start (D54). */
const ORDER: Record<Stop['kind'], number> = { place: 0, middle: 0, joint: 1, end: 2 };

const isNear = (a: Cm, b: Cm): boolean => Math.abs(a - b) <= SAME_PLACE;

const byStep = <Place extends RunPlace>(places: readonly Place[]): ReadonlyMap<string, Place[]> =>
  grouped(places, ({ stepId }) => stepId);

/**
 * Builds the network of a layout (D54).
 * 1. Each rail is followed from its start; places, the middle of a T and the end become nodes.
 * 2. Joints only count towards the conductor's resistance. After a cut, a new node starts without a
 *    conductor.
 * 3. Rails are connected to their parents, and joins of D10 to each other, unless cut or isolated.
 */
export function circuitOf({ geometry, places, cuts, isolatesJoins }: CircuitProps): Circuit {
  const cutsOn = byStep(cuts.filter((cut) => 'at' in cut));
  const isCut = (stepId: string, at: Cm): boolean =>
    cutsOn.get(stepId)?.some((cut) => isNear(cut.at, at)) ?? false;
  const placesOn = byStep(places.map((place, index) => ({ ...place, index })));

  const circuit: Circuit = { nodes: 0, conductors: [], along: [], places: [] };
  const starts: number[] = [];
  const middles: number[] = [];
  const ends: number[] = [];
  const follow = ({ step, index }: PlacedRail) => {
    const { id, frameLength } = step;
    const inner = innerPlaces(frameLength);
    const snapped = (at: Cm): Cm => [0, ...inner, frameLength].find((one) => isNear(one, at)) ?? at;
    const stops: Stop[] = [
      ...(placesOn.get(id) ?? []).map((one) => ({
        kind: 'place' as const,
        at: snapped(one.at),
        place: one.index,
      })),
      ...(hasInnerT(step) ? [{ kind: 'middle' as const, at: frameLength / 2 }] : []),
      ...inner.map((at) => ({ kind: 'joint' as const, at })),
      { kind: 'end', at: frameLength },
    ];
    stops.sort((a, b) => a.at - b.at || ORDER[a.kind] - ORDER[b.kind]);
    let node = circuit.nodes++;
    starts[index] = node;
    circuit.along.push({ stepId: id, at: 0, node, isFirst: true });
    let [from, joints] = [0, 0];
    for (const stop of stops) {
      if (stop.kind === 'joint' && isCut(id, stop.at)) {
        node = circuit.nodes++;
        circuit.along.push({ stepId: id, at: stop.at, node, isFirst: true });
        [from, joints] = [stop.at, 0];
      } else if (stop.kind === 'joint') joints += 1;
      else {
        if (stop.at > from || joints > 0) {
          circuit.conductors.push({ a: node, b: circuit.nodes, length: stop.at - from, joints });
          node = circuit.nodes++;
          circuit.along.push({ stepId: id, at: stop.at, node, isFirst: false });
          [from, joints] = [stop.at, 0];
        }
        if (stop.kind === 'place') circuit.places[stop.place] = node;
        else if (stop.kind === 'middle') middles[index] = node;
        else ends[index] = node;
      }
    }
  };
  for (const placed of geometry.placed) follow(placed);

  const nodeAt = ({ index, step }: PlacedRail, end: End): number => {
    if (step.kind !== 'start' || end === 'right') return itemAt(ends, index);
    return itemAt(end === 'left' ? starts : middles, index);
  };
  for (const { step, index, parent } of geometry.placed) {
    if (step.kind === 'start' || isCut(step.id, 0)) continue;
    const on = nodeAt(itemAt(geometry.placed, parent), step.on.end);
    circuit.conductors.push({ a: on, b: itemAt(starts, index), length: 0, joints: 1 });
  }
  for (const { first, second } of isolatesJoins ? [] : openJoins(geometry, cuts)) {
    const [a, b] = [first, second].map((end) => nodeAt(itemAt(geometry.placed, end.index), end.end)) as [
      number,
      number,
    ];
    circuit.conductors.push({ a, b, length: 0, joints: 1 });
  }
  return circuit;
}
