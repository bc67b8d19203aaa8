import type { Geometry } from '../layout/geometry.ts';
import { innerPlaces } from '../layout/railLengths.ts';
import { type Cut, heldCuts } from './cut.ts';
import { SAME_PLACE } from './feed.ts';

/** Every joint that can be cut, along the steps in their order; joins of ends come last. */
export function jointsOf({ placed, joins }: Geometry): Cut[] {
  const onRuns = placed.flatMap(({ step }) =>
    [...(step.kind === 'start' ? [] : [0]), ...innerPlaces(step.frameLength)].map((at) => ({
      stepId: step.id,
      at,
    })),
  );
  return [...onRuns, ...joins.map(({ first: { stepId, end } }) => ({ stepId, end }))];
}

/** Whether two cuts are of one joint. */
export function isSameCut(geometry: Geometry, a: Cut, b: Cut): boolean {
  if ('at' in a && 'at' in b) return a.stepId === b.stepId && Math.abs(a.at - b.at) <= SAME_PLACE;
  return 'end' in a && 'end' in b && heldCuts(geometry, [a, b]).length === 1;
}
