import type { Geometry } from '../layout/geometry.ts';
import { innerPlaces } from '../layout/railLengths.ts';
import type { Cut } from './cut.ts';

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
