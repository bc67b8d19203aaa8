import type { Cm } from '../../units.ts';
import { type PlacedRail, placedStep } from './geometry.ts';
import { opposite } from './heading.ts';
import { geometryOf, type Layout } from './layout.ts';
import { reversedChain } from './removeStep.ts';
import { asStart } from './sheetMotion.ts';
import { hasT, type Rail } from './step.ts';

/**
 * Copied rails as islands of their own, in place (D42c). `turned`: rails whose start and end changed places.
 */
export interface RailRuns {
  steps: Rail[];
  turned: ReadonlyMap<string, Cm>;
}

function partsOf({ placed }: { placed: readonly PlacedRail[] }, ids: ReadonlySet<string>): PlacedRail[][] {
  const partOf = new Map<number, PlacedRail[]>();
  const parts: PlacedRail[][] = [];
  for (const place of placed) {
    if (!ids.has(place.step.id)) continue;
    const known = partOf.get(place.parent);
    const part = known ?? [];
    if (!known) parts.push(part);
    part.push(place);
    partOf.set(place.index, part);
  }
  return parts;
}

const isOn = ({ step }: PlacedRail, stepId: string): boolean =>
  step.kind !== 'start' && step.on.stepId === stepId;

function asIsland(part: readonly PlacedRail[]): RailRuns | null {
  const [first] = part;
  if (first?.step.kind === 'start') return { steps: part.map(({ step }) => step), turned: new Map() };
  const root = part.find(({ step }) => step.kind === 'straight');
  if (!root) return null;
  const { id } = root.step;
  // A T is dropped if the rails after it are not copied.
  if (hasT(root.step) && part.some((place) => isOn(place, id))) return null;
  const bends = part.slice(0, part.indexOf(root));
  const end = { stepId: id, end: 'left', heading: opposite(root.axis.heading), isEndOfT: false } as const;
  const before = reversedChain(bends, end);
  if (!before) return null;
  const after = part.slice(bends.length + 1).map((place): Rail => {
    const { step } = place;
    return step.kind !== 'start' && isOn(place, id) ? { ...step, on: { stepId: id, end: 'right' } } : step;
  });
  return {
    steps: [asStart(root), ...before, ...after],
    turned: new Map(bends.map(({ step }) => [step.id, step.frameLength])),
  };
}

/** Null if a group has no straight rail to start with. */
export function railRuns(layout: Layout, ids: ReadonlySet<string>): RailRuns | null {
  const runs = partsOf(geometryOf(layout), ids).map(asIsland);
  if (runs.some((run) => run === null)) return null;
  return {
    steps: runs.flatMap((run) => run?.steps ?? []),
    turned: new Map(runs.flatMap((run) => [...(run?.turned ?? [])])),
  };
}

export function startsOf(layout: Layout, stepIds: readonly string[]): string[] {
  const geometry = geometryOf(layout);
  const islands = new Set(
    stepIds.flatMap((id) => (geometry.indexOf.has(id) ? [placedStep(geometry, id).island] : [])),
  );
  return geometry.placed.flatMap(({ step, island }) =>
    step.kind === 'start' && islands.has(island) ? [step.id] : [],
  );
}
