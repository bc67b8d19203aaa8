import { stepNumber } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import type { Examined } from './examine.ts';
import { type Finding, found, pointsOn } from './finding.ts';
import { pieceFindingsOf, pieceFixes } from './pieceFixes.ts';
import { rule } from './rule.ts';

/** Luminaires at another position than requested, or at none (D43, D44). */
function find({ plan, arrangement }: Examined): Finding[] {
  const { layout } = plan;
  const geometry = geometryOf(layout);
  return pieceFindingsOf(plan, arrangement).map((piece): Finding => {
    if (piece.kind === 'noRoom') {
      const { bindingId, count } = piece;
      const figures = { article: bindingId, count };
      return { ...found('noRoom', figures, { of: bindingId, sizes: [count] }), piece };
    }
    const { placement, reason } = piece;
    const { id, bindingId, stepId } = placement;
    const figures = { article: bindingId, reason, step: stepNumber(geometry, stepId) };
    const where = geometry.indexOf.has(stepId) ? [{ stepId, points: pointsOn(layout, placement) }] : [];
    return { ...found('dormant', figures, { of: id, where }), piece };
  });
}

export const pieces = rule({
  kinds: ['dormant', 'noRoom'],
  find,
  fixes: ({ plan, bodies }, { piece }, newId) => pieceFixes(plan, piece, bodies, newId),
});
