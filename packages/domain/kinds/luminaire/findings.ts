import type { Examined } from '../../check/examine.ts';
import { type Finding, found, pointsOn } from '../../check/finding.ts';
import { rule } from '../../check/rule.ts';
import { stepNumber } from '../rail/geometry.ts';
import { geometryOf } from '../rail/layout.ts';
import { luminaireFixes } from './fixes.ts';
import { luminaireFindingsOf } from './luminaireFinding.ts';

function find({ plan, arrangement }: Examined): Finding[] {
  const { layout } = plan;
  const geometry = geometryOf(layout);
  return luminaireFindingsOf(plan, arrangement).map((luminaire): Finding => {
    if (luminaire.kind === 'noRoom') {
      const { bindingId, count } = luminaire;
      const figures = { article: bindingId, count };
      return { ...found('noRoom', figures, { of: bindingId, sizes: [count] }), luminaire };
    }
    const { placement, reason } = luminaire;
    const { id, bindingId, stepId } = placement;
    const figures = { article: bindingId, reason, step: stepNumber(geometry, stepId) };
    const where = geometry.indexOf.has(stepId) ? [{ stepId, points: pointsOn(layout, placement) }] : [];
    return { ...found('dormant', figures, { of: id, where }), luminaire };
  });
}

export const luminaires = rule({
  kinds: ['dormant', 'noRoom'],
  find,
  fixes: ({ plan, bodies }, { luminaire }, newId) => luminaireFixes(plan, luminaire, bodies, newId),
});
