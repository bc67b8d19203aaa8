import { distance } from '../../math/points.ts';
import type { LuminairePlacement } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import { pointAt } from '../rail/axis.ts';
import { findPlaced } from '../rail/geometry.ts';
import type { Point } from '../rail/heading.ts';
import { geometryOf } from '../rail/layout.ts';
import type { Arrangement, Luminaire } from './arrangement.ts';

export type DesiredPlacement = Pick<LuminairePlacement, 'bindingId' | 'stepId' | 'at' | 'turn' | 'tilt'> & {
  luminaire?: Luminaire;
};

export function nearestAutomatic(
  luminaires: readonly Luminaire[],
  bindingId: string,
  to: Point,
): Luminaire | undefined {
  const away = (luminaire: Luminaire): number => distance(luminaire, to);
  return luminaires
    .filter((luminaire) => !luminaire.isPlaced && luminaire.bindingId === bindingId)
    .toSorted((a, b) => away(a) - away(b))[0];
}

export function becoming(
  desired: readonly DesiredPlacement[],
  before: Arrangement,
  { layout }: Plan,
): DesiredPlacement[] {
  const geometry = geometryOf(layout);
  const taken = new Set(desired.map(({ luminaire }) => luminaire?.id));
  return desired.map((one) => {
    const axis = findPlaced(geometry, one.stepId)?.axis;
    if (one.luminaire || !axis) return one;
    const free = before.luminaires.filter(({ id }) => !taken.has(id));
    const nearest = nearestAutomatic(free, one.bindingId, pointAt(axis, one.at));
    if (!nearest) return one;
    taken.add(nearest.id);
    return { ...one, luminaire: nearest };
  });
}
