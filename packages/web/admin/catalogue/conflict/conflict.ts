import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { type Aspect, differingAspects, withAspect } from '../../articles/aspects.ts';
import type { ChangedFields } from '../../data/changes.ts';

export type ConflictSide = 'stored' | 'mine';

export interface Disagreement {
  aspect: Aspect;
  proposed: ConflictSide;
}

/** The default side is mine if I changed the field since `base`. */
export function disagreements(
  collection: CatalogueCollection,
  base: ChangedFields,
  stored: ChangedFields,
  mine: ChangedFields,
): Disagreement[] {
  const changed = new Set(differingAspects(collection, base, mine).map(({ key }) => key));
  return differingAspects(collection, stored, mine).map((aspect) => ({
    aspect,
    proposed: changed.has(aspect.key) ? 'mine' : 'stored',
  }));
}

export const settledConflict = (
  disputed: readonly Disagreement[],
  choices: Readonly<Record<string, ConflictSide>>,
  stored: ChangedFields,
  mine: ChangedFields,
): ChangedFields =>
  disputed
    .filter(({ aspect, proposed }) => (choices[aspect.key] ?? proposed) === 'mine')
    .reduce((fields, { aspect }) => withAspect(fields, aspect, mine), stored);
