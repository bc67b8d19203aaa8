import type { Section } from '@lumitor/domain/installation/circuit';
import type { Installation } from '@lumitor/domain/installation/installation';

/** Percent of the voltage from which on the next band begins; above the last a drop is a finding (D57). */
export const BAND_LIMITS = [1, 2, 3] as const;

/** How much of the voltage is lost on the way to a stretch of rail; null where no feed reaches it, or nothing works. */
export type Band = 0 | 1 | 2 | 3 | null;

/** Of a run, in centimetres from its begin. */
export interface Stretch {
  stepId: string;
  from: number;
  to: number;
  band: Band;
}

/** @param drop in percent */
function bandOf(drop: number): Band {
  const index = BAND_LIMITS.findIndex((limit) => drop < limit);
  return (index < 0 ? BAND_LIMITS.length : index) as Band;
}

/** Between two nodes the voltage falls evenly: the places where a limit is passed. */
function passedAt(from: number, to: number, dropFrom: number, dropTo: number): number[] {
  return BAND_LIMITS.flatMap((limit) => {
    const share = (limit - dropFrom) / (dropTo - dropFrom);
    return share > 0 && share < 1 ? [from + share * (to - from)] : [];
  }).toSorted((a, b) => a - b);
}

function stretchesOf({ stepId, to, nodes }: Section, dropAt: (node: number) => number | null): Stretch[] {
  const found: Stretch[] = [];
  const add = (from: number, end: number, band: Band) => {
    const last = found.at(-1);
    if (last?.band === band) last.to = end;
    else if (end > from) found.push({ stepId, from, to: end, band });
  };
  for (const [index, { at, node }] of nodes.entries()) {
    const drop = dropAt(node);
    const next = nodes[index + 1];
    const dropNext = next ? dropAt(next.node) : drop;
    const end = next?.at ?? to;
    if (drop === null || dropNext === null) add(at, end, null);
    else {
      const places = [at, ...passedAt(at, end, drop, dropNext), end];
      for (let part = 1; part < places.length; part++) {
        const [from, until] = [places[part - 1] as number, places[part] as number];
        const middle = end > at ? ((from + until) / 2 - at) / (end - at) : 0;
        add(from, until, bandOf(drop + middle * (dropNext - drop)));
      }
    }
  }
  return found;
}

/** The rails of an installation by what is lost on the way to them. */
export function dropStretches({ network, electric: { voltage } }: Installation): Stretch[] {
  const voltages = network.verdict === 'works' ? network.nodeVoltages : null;
  const dropAt = (node: number): number | null => {
    const there = voltages?.[node] ?? null;
    return there === null ? null : (100 * (voltage - there)) / voltage;
  };
  return network.circuit.sections.flatMap((section) => stretchesOf(section, dropAt));
}
