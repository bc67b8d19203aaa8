import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { type Aspect, differingAspects, withAspect } from '../../articles/aspects.ts';
import type { ChangedFields } from '../../data/changes.ts';

export type ConflictSide = 'stored' | 'mine';

/** One field of a conflict, and which side is taken unless somebody chooses. */
export interface Disagreement {
  aspect: Aspect;
  proposed: ConflictSide;
}

/**
 * The fields in which what I have differs from what is stored now. Proposed is mine where I changed
 * the field since `base`, which I had read; else what the other person wrote.
 */
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

/** What is stored, with mine where mine was chosen. */
export const settled = (
  disputed: readonly Disagreement[],
  choices: Readonly<Record<string, ConflictSide>>,
  stored: ChangedFields,
  mine: ChangedFields,
): ChangedFields =>
  disputed
    .filter(({ aspect, proposed }) => (choices[aspect.key] ?? proposed) === 'mine')
    .reduce((fields, { aspect }) => withAspect(fields, aspect, mine), stored);
