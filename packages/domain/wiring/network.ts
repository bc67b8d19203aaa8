import type { Electric } from '../catalogue/electric.ts';
import { type Cable, isCabled, type RunPlace } from '../kinds/feed/feed.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { Ampere, Volt, Watt } from '../units.ts';
import { type Circuit, type CircuitProps, circuitOf } from './circuit.ts';
import { resistanceOf } from './electric.ts';
import { type Mesh, meshOf, type Resistor, voltagesOf } from './mesh.ts';

/** An unsettled network cannot work after so many rounds (D54). */
const MOST_ROUNDS = 200;
const SETTLED = 1e-9;

export interface CircuitLoad extends RunPlace {
  watts: Watt;
}

export interface NetworkProps extends Omit<CircuitProps, 'places'> {
  electric: Pick<Electric, 'voltage' | 'conductor' | 'jointResistance'>;
  feeds: readonly (RunPlace & { cable?: Cable | undefined })[];
  loads: readonly CircuitLoad[];
}

interface Reach {
  circuit: Circuit;
  unfed: number[];
}

export type Network =
  | (Reach & { verdict: 'cannotWork' })
  | (Reach & {
      verdict: 'works';
      voltages: (Volt | null)[];
      /** Feeds without a cable at one node share evenly. */
      currents: Ampere[];
      nodeVoltages: (Volt | null)[];
    });

/** Alternates currents (P / V) and voltages until they settle; null if they do not. */
function settle(mesh: Mesh, voltage: Volt, watts: Float64Array): Float64Array | null {
  let before: Float64Array = new Float64Array(watts.length).fill(voltage);
  const drawn = new Float64Array(watts.length);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (let node = 0; node < watts.length; node++)
      drawn[node] = watts[node] === 0 ? 0 : (watts[node] ?? 0) / (before[node] ?? 0);
    const after = voltagesOf(mesh, voltage, drawn);
    let change = 0;
    for (let node = 0; node < watts.length; node++)
      change = Math.max(change, Math.abs((after[node] ?? 0) - (before[node] ?? 0)));
    if (!(change < Number.POSITIVE_INFINITY)) return null;
    before = after;
    if (change < SETTLED) return after;
  }
  return null;
}

/**
 * Solves the voltage at each luminaire and the current of each feed (D54). `voltage` applies at a feed
 * without a cable, else at the supply's end of the cable, which becomes one more node.
 */
export function solveNetwork({ feeds, loads, electric, ...props }: NetworkProps): Network {
  const { voltage } = electric;
  const circuit = circuitOf({ ...props, places: [...feeds, ...loads] });
  const loadNodes = circuit.places.slice(feeds.length);
  const resistors: Resistor[] = circuit.conductors.map(({ a, b, length, joints }) => ({
    a,
    b,
    resistance: resistanceOf(electric.conductor, length) + (joints * electric.jointResistance) / 1000,
  }));
  let nodes = circuit.nodes;
  const fixed = feeds.map(({ cable }, index) => {
    const at = itemAt(circuit.places, index);
    if (!isCabled(cable)) return at;
    resistors.push({ a: nodes, b: at, resistance: resistanceOf(cable.conductor, cable.length) });
    return nodes++;
  });
  const mesh = meshOf(nodes, resistors, fixed);
  const isFed = (node: number): boolean => itemAt(mesh.isFed, itemAt(mesh.of, node));
  const unfed = loadNodes.flatMap((node, index) => (isFed(node) ? [] : [index]));
  const watts = new Float64Array(mesh.size);
  for (const [index, node] of loadNodes.entries()) {
    const own = itemAt(mesh.of, node);
    if (isFed(node)) watts[own] = (watts[own] ?? 0) + (loads[index]?.watts ?? 0);
  }
  const settled = settle(mesh, voltage, watts);
  if (!settled || watts.some((power, node) => power > 0 && (settled[node] ?? 0) < voltage / 2))
    return { circuit, unfed, verdict: 'cannotWork' };

  const voltageOf = (node: number): Volt | null =>
    isFed(node) ? (settled[itemAt(mesh.of, node)] ?? 0) : null;
  // Current from each node into the mesh; at a feed this is its own, less the loads there.
  const given = new Float64Array(mesh.size);
  for (const { a, b, conductance } of mesh.edges) {
    const flow = ((settled[a] ?? 0) - (settled[b] ?? 0)) * conductance;
    given[a] = (given[a] ?? 0) + flow;
    given[b] = (given[b] ?? 0) - flow;
  }
  const sharing = new Map<number, number>();
  for (const node of fixed) {
    const own = itemAt(mesh.of, node);
    sharing.set(own, (sharing.get(own) ?? 0) + 1);
  }
  return {
    circuit,
    unfed,
    verdict: 'works',
    voltages: loadNodes.map(voltageOf),
    currents: fixed.map((node) => {
      const own = itemAt(mesh.of, node);
      const total = (given[own] ?? 0) + (watts[own] ?? 0) / voltage;
      return total / (sharing.get(own) as number);
    }),
    nodeVoltages: upTo(circuit.nodes).map((node) => voltageOf(node)),
  };
}
