export { type BendDimension, placeBend, pointsAdjacent } from './bend.ts';
export { sheetsBy, tableOrigin } from './distances.ts';
export { type LinearDimension, placeAside } from './linear.ts';
export {
  type MissingDimension,
  type PlanDimensions,
  placePlanChains,
  placeRailDimensions,
  railsInTable,
} from './planDimensions.ts';
export type { RunningDimension } from './running.ts';
export {
  DIMENSION,
  DimensionLines,
  type DimensionSurface,
  type DimensionText,
  type Line,
} from './surface.ts';
