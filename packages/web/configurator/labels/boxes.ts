import { axisFrames } from '@lumitor/domain/drawing/covers';
import { coversOf, type DrawnKindName } from '@lumitor/domain/kinds/drawnKinds';
import { luminaireFrames } from '@lumitor/domain/kinds/luminaire/shapes';
import { dimensionsOf } from '@lumitor/domain/kinds/room/shapes';
import { frameAround, framesAlong, type LabelFrame } from '@lumitor/domain/paths/frame';
import { shownKinds } from '@lumitor/domain/plan/kindGroups';
import type { Px } from '@lumitor/domain/units';
import { enlarged, RAIL } from '../canvas/layers.ts';
import { unitAt } from '../kinds/luminaire/symbols.ts';
import { dimensionPlace, LEAST_WALL } from '../room/dimensionPlace.ts';
import { LOWER_KINDS, UPPER_KINDS } from '../room/drawnKinds.ts';
import { numberPlaces } from '../room/wallNumbers.ts';
import type { LabelContext } from './labelContext.ts';

const AROUND_RAIL: Px = 2;
const END: Px = 17;
const HATCH: Px = 6;
const BADGE: Px = 18;
const FAULT: Px = 34;

export const squareAt = ({ x, y }: { x: number; y: number }, side: Px): LabelFrame =>
  frameAround(x, y, side, side);

let latest: (Pick<LabelContext, 'geometry' | 'view' | 'area'> & { boxes: LabelFrame[] }) | undefined;

/** Those of the latest rails and view are cached: while a rail is drawn, thousands would be computed per frame. */
export function railBoxes(context: LabelContext): LabelFrame[] {
  const { geometry, view, area, on, scale } = context;
  if (latest?.geometry === geometry && latest.view === view && latest.area === area) return latest.boxes;
  const width = enlarged(scale) * RAIL * scale + AROUND_RAIL;
  const boxes = [
    ...geometry.placed.flatMap(({ axis }) => axisFrames(axis, context, width)),
    ...geometry.openEnds.map((end) => squareAt(on(end), END)),
  ];
  latest = { geometry, view, area, boxes };
  return boxes;
}

export function luminaireBoxes({ luminaires, symbol, view, on, scale }: LabelContext): LabelFrame[] {
  const unit = unitAt(scale) * scale;
  return luminaires.flatMap(({ bindingId, heading, turn, tilt, reach, throwsTo, ...luminaire }) => {
    const forward = heading + turn + view.rotate;
    const aim = { heading: heading + view.rotate, forward, throwsTo, tilt };
    return luminaireFrames(symbol(bindingId), { ...on(luminaire), ...aim, reach: reach * scale }, unit);
  });
}

const kindBoxes = (context: LabelContext, wall: Px, kinds: readonly DrawnKindName[]): LabelFrame[] =>
  coversOf(context.plan, context, { wall, line: 1, hatch: HATCH }, shownKinds(context.plan, kinds));

export const lowerBoxes = (context: LabelContext): LabelFrame[] =>
  kindBoxes(context, LEAST_WALL, LOWER_KINDS);

export const upperBoxes = (context: LabelContext): LabelFrame[] => kindBoxes(context, 0, UPPER_KINDS);

export const wallNumberBoxes = ({ plan, view, area }: LabelContext): LabelFrame[] =>
  numberPlaces(plan, view, area).map((at) => squareAt(at, BADGE));

export const wallDimensionBoxes = ({ plan: { room }, view, area }: LabelContext): LabelFrame[] =>
  (room ? dimensionsOf(room.outline) : []).flatMap((wall) => {
    const { from, to } = dimensionPlace(wall, view, area);
    return framesAlong(from, to, 3, 12);
  });

export const faultBoxes = ({ findings, on }: LabelContext): LabelFrame[] =>
  findings.flatMap(({ weight, kind, points }) =>
    weight !== 'advice' || kind === 'drop' ? points.map((point) => squareAt(on(point), FAULT)) : [],
  );
