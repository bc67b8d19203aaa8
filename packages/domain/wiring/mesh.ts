import { itemAt, upTo } from '../math/lists.ts';
import type { Volt } from '../units.ts';
import { connectedGroups } from './stretches.ts';

/** Removed current moves to neighbours in proportion to conductance. */
interface Removed {
  node: number;
  neighbours: number[];
  conductances: number[];
  sum: number;
}

export interface Resistor {
  a: number;
  b: number;
  resistance: number;
}

/**
 * Circuit prepared for any currents: `of` maps circuit nodes to mesh nodes, which combine those without
 * resistance between them.
 */
export interface Mesh {
  size: number;
  of: number[];
  isFed: boolean[];
  edges: { a: number; b: number; conductance: number }[];
  removed: Removed[];
}

/**
 * Removes all fed nodes but the feeds, those with fewest neighbours first. The star–mesh transform connects a
 * removed node's neighbours by a · b / sum of the conductances. The result is exact, and the time linear for
 * rails, which are nearly a tree.
 */
export function meshOf(nodes: number, resistors: readonly Resistor[], feedNodes: readonly number[]): Mesh {
  const merged = connectedGroups(
    nodes,
    resistors.filter(({ resistance }) => resistance === 0),
  );
  const numbers = new Map<number, number>();
  const of = upTo(nodes).map((node) => {
    const root = merged(node);
    const known = numbers.get(root) ?? numbers.size;
    numbers.set(root, known);
    return known;
  });
  const size = numbers.size;
  const edges = resistors.flatMap(({ a, b, resistance }) => {
    const [from, to] = [itemAt(of, a), itemAt(of, b)];
    return from === to ? [] : [{ a: from, b: to, conductance: 1 / resistance }];
  });
  const group = connectedGroups(size, edges);
  const isFeed = new Set(feedNodes.map((node) => itemAt(of, node)));
  const fedGroups = new Set([...isFeed].map(group));
  const isFed = upTo(size).map((node) => fedGroups.has(group(node)));

  const links = Array.from({ length: size }, () => new Map<number, number>());
  const link = (a: number, b: number, conductance: number) => {
    const [from, to] = [itemAt(links, a), itemAt(links, b)];
    const both = (from.get(b) ?? 0) + conductance;
    from.set(b, both);
    to.set(a, both);
  };
  for (const { a, b, conductance } of edges) link(a, b, conductance);

  const byDegree: number[][] = [];
  const wait = (node: number) => {
    const degree = itemAt(links, node).size;
    const others = byDegree[degree];
    if (others) others.push(node);
    else byDegree[degree] = [node];
  };
  const isOut: boolean[] = [];
  for (let node = 0; node < size; node++) {
    if (isFeed.has(node) || !isFed[node]) isOut[node] = true;
    else wait(node);
  }
  const removed: Removed[] = [];
  for (let degree = 0; degree < byDegree.length; degree++) {
    const node = byDegree[degree]?.pop();
    if (node === undefined) continue;
    const own = itemAt(links, node);
    // Queue entries are stale if the node's degree has changed.
    if (isOut[node] || own.size !== degree) {
      degree -= 1;
      continue;
    }
    isOut[node] = true;
    const neighbours = [...own.keys()];
    const conductances = [...own.values()];
    const sum = conductances.reduce((a, b) => a + b, 0);
    removed.push({ node, neighbours, conductances, sum });
    for (const [index, a] of neighbours.entries()) {
      itemAt(links, a).delete(node);
      for (let other = 0; other < index; other++)
        link(a, itemAt(neighbours, other), ((conductances[index] ?? 0) * (conductances[other] ?? 0)) / sum);
    }
    for (const neighbour of neighbours) if (!isOut[neighbour]) wait(neighbour);
    // Neighbours may have lost a link, so that the search goes back.
    degree = Math.max(-1, degree - 3);
  }
  return { size, of, isFed, edges, removed };
}

/**
 * Voltage of each node for the currents drawn. Currents move to the neighbours in the order of removal;
 * voltages are computed from them backwards. Feeds have `voltage`.
 */
export function voltagesOf({ size, removed }: Mesh, voltage: Volt, drawn: Float64Array): Float64Array {
  const currents = drawn.slice();
  for (const { node, neighbours, conductances, sum } of removed) {
    const share = (currents[node] ?? 0) / sum;
    for (let index = 0; index < neighbours.length; index++) {
      const neighbour = neighbours[index] ?? 0;
      currents[neighbour] = (currents[neighbour] ?? 0) + share * (conductances[index] ?? 0);
    }
  }
  const voltages = new Float64Array(size).fill(voltage);
  for (let order = removed.length - 1; order >= 0; order--) {
    const { node, neighbours, conductances, sum } = itemAt(removed, order);
    let total = -(currents[node] ?? 0);
    for (let index = 0; index < neighbours.length; index++)
      total += (voltages[neighbours[index] ?? 0] ?? 0) * (conductances[index] ?? 0);
    voltages[node] = total / sum;
  }
  return voltages;
}
