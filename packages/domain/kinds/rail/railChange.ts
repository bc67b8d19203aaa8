import type { Cm } from '../../units.ts';
import type { LayoutEdit } from './edit.ts';
import { findPlaced } from './geometry.ts';
import { turnedBy } from './heading.ts';
import { branchOf } from './islands.ts';
import { geometryOf, type Layout } from './layout.ts';
import { sheetMotion } from './sheetMotion.ts';

export interface RailChange {
  gone: ReadonlySet<string>;
  /** Lengths of rails whose start and end changed places: positions on them reverse (D42b). */
  turned: ReadonlyMap<string, Cm>;
  mirrored: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Null if every position stays valid. */
export function railChange(before: Layout, after: Layout, edit: LayoutEdit): RailChange | null {
  if (before.steps === after.steps) return null;
  if (edit.kind === 'mirrorIsland') {
    const length = before.steps.find(({ id }) => id === edit.stepId)?.frameLength ?? 0;
    return {
      gone: NONE,
      turned: new Map([[edit.stepId, length]]),
      mirrored: branchOf(before.steps, edit.stepId),
    };
  }
  const left = new Set(after.steps.map(({ id }) => id));
  const gone = new Set(before.steps.flatMap(({ id }) => (left.has(id) ? [] : [id])));
  if (gone.size === 0) return null;
  const quarters = sheetMotion(before, edit)?.quarters ?? 0;
  const [was, is] = [geometryOf(before), geometryOf(after)];
  const turned = is.placed.flatMap(({ step, axis }): [string, Cm][] => {
    const old = findPlaced(was, step.id)?.axis;
    return !old || axis.heading === turnedBy(old.heading, quarters) ? [] : [[step.id, axis.length]];
  });
  return { gone, turned: new Map(turned), mirrored: NONE };
}
