import type { Pen, PlanShape } from '../kinds/shape.ts';
import { pathOf } from '../paths/path.ts';

/** SVG path of each pen; empty where nothing is drawn. */
export const shapePaths = (shapes: readonly PlanShape[]): Partial<Record<Pen, string>> =>
  Object.fromEntries(shapes.map(({ pen, outlines }) => [pen, pathOf(outlines)]));
