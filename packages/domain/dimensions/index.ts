export { type BendDimension, placeBend } from './bend.ts';
export { sheetsBy, tableOrigin } from './distances.ts';
export { type LinearDimension, placeAside } from './linear.ts';
export { measuredShapes } from './measured.ts';
export {
  type MissingDimension,
  type PlanDimensions,
  placePlanChains,
  placeRailDimensions,
  railsInTable,
} from './planDimensions.ts';
export type { RunningDimension, RunningFigure } from './running.ts';
export {
  DIMENSION,
  DimensionLines,
  type DimensionSurface,
} from './surface.ts';
export {
  arrowShape,
  type DimensionPart,
  dimensionParts,
  originShape,
  type PlacedDimension,
} from './written.ts';
