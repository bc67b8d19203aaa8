import type { Geometry } from '@lumitor/domain/layout/geometry';
import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import { findProblems, type LayoutProblem } from '@lumitor/domain/layout/problems';

const found = new WeakMap<Geometry, LayoutProblem[]>();

/** What cannot be built as drawn (D10), sought once for each layout. */
export function problemsOf(layout: Layout): LayoutProblem[] {
  const geometry = geometryOf(layout);
  const known = found.get(geometry);
  if (known) return known;
  const problems = findProblems(geometry);
  found.set(geometry, problems);
  return problems;
}
