import { nearestPlace } from '../layout/axis.ts';
import type { PlacedStep } from '../layout/geometry.ts';
import { placedStep, stepNumber } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import { MIN_LENGTH } from '../layout/length.ts';
import { findProblems, type LayoutProblem } from '../layout/problems.ts';
import type { Candidate } from './candidate.ts';
import type { Examined } from './examine.ts';
import { found } from './finding.ts';
import { rule } from './rule.ts';

/** So far apart rails are moved or cut short, in centimetres, the least first. */
const APART = [10, 20, 50, 100];

/** A rail that ends before the other, or before its end there. */
function shortenings({ step, axis }: PlacedStep, { at }: LayoutProblem): Candidate[] {
  if (step.kind === 'bent') return [];
  const reach = Math.floor(nearestPlace(axis, at));
  return APART.flatMap((apart): Candidate[] => {
    const length = reach - apart;
    if (length < MIN_LENGTH || length >= step.frameLength) return [];
    return [
      { kind: 'shorten', figures: { step: 0, length }, edit: { kind: 'setLength', stepId: step.id, length } },
    ];
  });
}

/** An island moved to any side. */
const moves = (stepId: string): Candidate[] =>
  APART.flatMap((apart) =>
    [
      { x: 0, y: apart },
      { x: apart, y: 0 },
      { x: 0, y: -apart },
      { x: -apart, y: 0 },
    ].map(
      (by): Candidate => ({
        kind: 'moveIsland',
        figures: { apart },
        edit: { kind: 'moveIsland', stepId, by },
      }),
    ),
  );

/** What parts rails that cross or meet and do not fit: the one that came later gives way (D10). */
function fixes({ plan: { layout } }: Examined, problem: LayoutProblem): Candidate[] {
  const geometry = geometryOf(layout);
  const [firstId, secondId] = problem.stepIds;
  const [first, second] = [placedStep(geometry, firstId), placedStep(geometry, secondId)];
  const named =
    (rail: PlacedStep) =>
    (one: Candidate): Candidate => ({ ...one, figures: { ...one.figures, step: rail.index + 1 } });
  const start = geometry.placed.find(({ parent, island }) => parent < 0 && island === second.island);
  return [
    ...(first.island !== second.island && start ? moves(start.step.id) : []),
    ...shortenings(second, problem).map(named(second)),
    ...shortenings(first, problem).map(named(first)),
    ...[second, first].flatMap((rail): Candidate[] => [
      {
        kind: 'removeStep',
        figures: { step: rail.index + 1 },
        edit: { kind: 'remove', stepId: rail.step.id },
      },
    ]),
  ];
}

/** Rails that cross, or meet and do not fit (D10). */
export const crossings = rule({
  kinds: ['meeting', 'crossing'],
  find({ plan: { layout } }) {
    const geometry = geometryOf(layout);
    return findProblems(geometry).map((problem) => {
      const { kind, stepIds, at } = problem;
      const [first, second] = stepIds;
      const figures = { first: stepNumber(geometry, first), second: stepNumber(geometry, second) };
      const where = stepIds.map((stepId, index) => ({ stepId, points: index === 0 ? [at] : [] }));
      return { ...found(kind, 'confirm', figures, { of: `${first} ${second}`, where }), problem };
    });
  },
  fixes: (examined, { problem }) => fixes(examined, problem),
});
