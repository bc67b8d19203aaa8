import { MOST_DROP } from '@lumitor/domain/check/voltages';
import type { Installation } from '@lumitor/domain/installation/installation';
import { findPlaced, type Geometry } from '@lumitor/domain/kinds/rail/geometry';
import { itemAt } from '@lumitor/domain/math/lists';
import type { Cm } from '@lumitor/domain/units';

/** Limits in percent of the supply voltage. */
export const BAND_LIMITS = [1, 2, MOST_DROP] as const;

/** Null if no feed reaches the rail, or nothing works. */
export type Band = 0 | 1 | 2 | 3 | null;

export interface VoltageStretch {
  stepId: string;
  from: Cm;
  to: Cm;
  band: Band;
}

function bandOf(drop: number): Band {
  const index = BAND_LIMITS.findIndex((limit) => drop < limit);
  return (index < 0 ? BAND_LIMITS.length : index) as Band;
}

function passedAt(from: Cm, to: Cm, dropFrom: number, dropTo: number): Cm[] {
  return BAND_LIMITS.flatMap((limit) => {
    const share = (limit - dropFrom) / (dropTo - dropFrom);
    return share > 0 && share < 1 ? [from + share * (to - from)] : [];
  }).toSorted((a, b) => a - b);
}

/**
 * Parts of rails by band of voltage drop. The drop is linear between two nodes of the network, so a part is
 * cut where it passes a limit; equal neighbours are merged.
 */
export function dropStretches({ network, electric }: Installation, geometry: Geometry): VoltageStretch[] {
  const voltages = network.verdict === 'works' ? network.nodeVoltages : null;
  const dropAt = (node: number): number | null => {
    const there = voltages?.[node] ?? null;
    return there === null ? null : (100 * (electric.voltage - there)) / electric.voltage;
  };
  const found: VoltageStretch[] = [];
  const add = (stepId: string, from: Cm, to: Cm, band: Band) => {
    const last = found.at(-1);
    if (last?.stepId === stepId && last.band === band && last.to === from) last.to = to;
    else if (to > from) found.push({ stepId, from, to, band });
  };
  const { along } = network.circuit;
  for (const [index, { stepId, at, node }] of along.entries()) {
    const next = along[index + 1];
    const end = next?.stepId === stepId ? next.at : (findPlaced(geometry, stepId)?.step.frameLength ?? at);
    const drop = dropAt(node);
    const dropNext = next?.stepId === stepId && !next.isFirst ? dropAt(next.node) : drop;
    if (drop === null || dropNext === null) add(stepId, at, end, null);
    else {
      const places = [at, ...passedAt(at, end, drop, dropNext), end];
      for (const [part, from] of places.slice(0, -1).entries()) {
        const to = itemAt(places, part + 1);
        const share = end > at ? ((from + to) / 2 - at) / (end - at) : 0;
        add(stepId, from, to, bandOf(drop + share * (dropNext - drop)));
      }
    }
  }
  return found;
}
