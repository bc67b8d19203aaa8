import { placedAt } from '../../math/direction.ts';
import { line, type PathOutline } from '../../paths/path.ts';
import type { Deg } from '../../units.ts';
import type { PlanShape } from '../shape.ts';
import type { Point } from './heading.ts';

export interface RailPoint extends Point {
  heading: Deg;
}

export interface RailSymbols {
  seam: { half: number };
  cap: { half: number };
  /** Null: not drawn. */
  node: (kind: 'angle' | 't', at: RailPoint) => PathOutline | null;
}

const acrossRail = (at: RailPoint, half: number): PathOutline => {
  const p = placedAt(at, at.heading);
  return line(p(0, -half), p(0, half));
};

export function jointShapes(
  { kind, ...at }: RailPoint & { kind: 'straight' | 'angle' | 't' },
  { seam, node }: RailSymbols,
): PlanShape[] {
  if (kind === 'straight') return [{ pen: 'seam', outlines: [acrossRail(at, seam.half)] }];
  const outline = node(kind, at);
  return outline ? [{ pen: 'node', outlines: [outline] }] : [];
}

export const capShape = (at: RailPoint, { cap }: RailSymbols): PlanShape => ({
  pen: 'cap',
  outlines: [acrossRail(at, cap.half)],
});
