import type { LabelFrame, Onto } from '../paths/frame.ts';
import { areaShapes } from './area/shapes.ts';
import { obstacleShapes } from './obstacle/shapes.ts';
import { openingShapes } from './opening/shapes.ts';
import { roomShapes } from './room/shapes.ts';
import type { CoverSizes, DrawnKind, PlanAround, PlanShape, ShapeSizes } from './shape.ts';

/** Kinds drawn under the rails, lowest first. Painters, labels and visibility iterate over them. */
export const DRAWN_KINDS = {
  room: roomShapes,
  opening: openingShapes,
  obstacle: obstacleShapes,
  area: areaShapes,
} as const satisfies Record<string, DrawnKind>;

export type DrawnKindName = keyof typeof DRAWN_KINDS;
export const DRAWN_KIND_NAMES = Object.keys(DRAWN_KINDS) as readonly DrawnKindName[];

/** Shapes without outlines are left out. */
export const shapesOf = (
  around: PlanAround,
  sizes: ShapeSizes,
  kinds: readonly DrawnKindName[] = DRAWN_KIND_NAMES,
): PlanShape[] =>
  kinds
    .flatMap((name) => DRAWN_KINDS[name].shapes(around, sizes))
    .filter(({ outlines }) => outlines.length > 0);

export const coversOf = (
  around: PlanAround,
  onto: Onto,
  sizes: CoverSizes,
  kinds: readonly DrawnKindName[] = DRAWN_KIND_NAMES,
): LabelFrame[] => kinds.flatMap((name) => DRAWN_KINDS[name].covers(around, onto, sizes));
