import type { DrawnRail, InstallationDrawing } from '../drawing/installationDrawing.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { append, leastOf } from '../math/lists.ts';
import { distance, times } from '../math/points.ts';
import type { Mm } from '../units.ts';
import { type ChainSide, placeChains } from './chains.ts';
import { type Distance, planDistances } from './distances.ts';
import { type DirectLine, type LinearDimension, placeBetween } from './linear.ts';
import { placeRunning, type RunningDimension } from './running.ts';
import type { DimensionSurface } from './surface.ts';

/** A table shows its figures instead. */
export type MissingDimension =
  | { kind: 'running'; rail: DrawnRail }
  | { kind: 'position'; rails: readonly DrawnRail[] }
  | { kind: 'chain'; side: ChainSide };

export const railsInTable = (missing: readonly MissingDimension[]): Set<string> =>
  new Set(
    missing.flatMap((one) => {
      if (one.kind === 'chain') return [];
      return (one.kind === 'running' ? [one.rail] : one.rails).map(({ stepId }) => stepId);
    }),
  );

export interface PlanDimensions {
  placed: (LinearDimension | RunningDimension)[];
  missing: MissingDimension[];
}

const FROM_PLACES: Mm = 6;
/** Dimension lines this near to a wall are not checked. */
const WALL_INSET: Mm = 0.6;

function directLines(
  { cm, mm }: DimensionSurface,
  { rails, positions }: Distance,
  railInset: number,
): DirectLine[] {
  const wallInset = WALL_INSET * mm;
  const points = rails.flatMap(({ axis, places }) => places.map((at) => pointAt(axis, at)));
  const roomAt = (from: Point): Mm =>
    Math.min(FROM_PLACES, Math.floor((leastOf(points.map((point) => distance(point, from))) * cm) / mm));
  return positions
    .map(({ from, to, toRail }) => ({
      room: roomAt(from),
      line: {
        from: times(from, cm),
        to: times(to, cm),
        length: distance(from, to),
        insets: [railInset, toRail ? railInset : wallInset] as const,
      },
    }))
    .toSorted((a, b) => b.room - a.room)
    .map(({ line }) => line);
}

export interface RailDimensionsProps {
  drawing: Pick<InstallationDrawing, 'rails' | 'room'>;
  surface: DimensionSurface;
  railInset: number;
  sheetOf?: ((point: Point) => number) | undefined;
}

export function placeRailDimensions({
  drawing: { rails, room },
  surface,
  railInset,
  sheetOf,
}: RailDimensionsProps): PlanDimensions {
  const result: PlanDimensions = { placed: [], missing: [] };
  for (const one of planDistances(rails, room, sheetOf)) {
    const placed = placeBetween(surface, directLines(surface, one, railInset));
    if (placed) result.placed.push(placed);
    else result.missing.push({ kind: 'position', rails: one.rails });
  }
  for (const rail of rails) {
    if (rail.places.length === 0) continue;
    const placed = placeRunning(surface, rail);
    if (placed) result.placed.push(placed);
    else result.missing.push({ kind: 'running', rail });
  }
  return result;
}

export function placePlanChains(
  surface: DimensionSurface,
  { chains }: Pick<InstallationDrawing, 'chains'>,
): PlanDimensions {
  const { dimensions, missing } = placeChains(surface, chains);
  const result: PlanDimensions = { placed: [], missing: [] };
  append(result.placed, dimensions);
  append(
    result.missing,
    missing.map((side) => ({ kind: 'chain' as const, side })),
  );
  return result;
}
