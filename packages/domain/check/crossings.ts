import { nearestPlace } from '../layout/axis.ts';
import { type PlacedRail, placedStep, stepNumber } from '../layout/geometry.ts';
import { turnedAbout } from '../layout/heading.ts';
import { geometryOf } from '../layout/layout.ts';
import { MIN_LENGTH } from '../layout/length.ts';
import { findProblems, type LayoutProblem } from '../layout/problems.ts';
import type { Cm } from '../units.ts';
import type { Examined } from './examine.ts';
import { found } from './finding.ts';
import { type FixCandidate, fix, rule } from './rule.ts';

const SPACINGS: readonly Cm[] = [10, 20, 50, 100];

function shortenings({ step, axis, index }: PlacedRail, { at }: LayoutProblem): FixCandidate[] {
  if (step.kind === 'bent') return [];
  const reach = Math.floor(nearestPlace(axis, at));
  return SPACINGS.flatMap((spacing): FixCandidate[] => {
    const length = reach - spacing;
    if (length < MIN_LENGTH || length >= step.frameLength) return [];
    return [fix('shorten', { step: index + 1, length }, { kind: 'setLength', stepId: step.id, length })];
  });
}

const moves = (stepId: string): FixCandidate[] =>
  SPACINGS.flatMap((spacing) =>
    [1, 0, 3, 2].map((heading) =>
      fix(
        'moveIsland',
        { apart: spacing },
        { kind: 'moveIsland', stepId, by: turnedAbout({ x: spacing, y: 0 }, heading) },
      ),
    ),
  );

/** The later rail gives way (D10). */
function fixes({ plan: { layout } }: Examined, problem: LayoutProblem): FixCandidate[] {
  const geometry = geometryOf(layout);
  const [firstId, secondId] = problem.stepIds;
  const [first, second] = [placedStep(geometry, firstId), placedStep(geometry, secondId)];
  const start = geometry.placed.find(({ parent, island }) => parent < 0 && island === second.island);
  return [
    ...(first.island !== second.island && start ? moves(start.step.id) : []),
    ...shortenings(second, problem),
    ...shortenings(first, problem),
    ...[second, first].map(({ index, step }) =>
      fix('removeStep', { step: index + 1 }, { kind: 'remove', stepId: step.id }),
    ),
  ];
}

export const crossings = rule({
  kinds: ['meeting', 'crossing'],
  find({ plan: { layout } }) {
    const geometry = geometryOf(layout);
    return findProblems(geometry).map((problem) => {
      const { kind, stepIds, at } = problem;
      const [first, second] = stepIds;
      const figures = { first: stepNumber(geometry, first), second: stepNumber(geometry, second) };
      const where = stepIds.map((stepId, index) => ({ stepId, points: index === 0 ? [at] : [] }));
      return { ...found(kind, figures, { of: `${first} ${second}`, where }), problem };
    });
  },
  fixes: (examined, { problem }) => fixes(examined, problem),
});
