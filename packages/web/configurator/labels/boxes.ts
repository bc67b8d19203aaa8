import { axisFrames } from '@lumitor/domain/drawing/covers';
import { coversOf, type DrawnKindName } from '@lumitor/domain/kinds/drawnKinds';
import { luminaireFrames } from '@lumitor/domain/kinds/luminaire/shapes';
import type { Geometry } from '@lumitor/domain/kinds/rail/geometry';
import { dimensionsOf } from '@lumitor/domain/kinds/room/shapes';
import { frameAround, framesAlong, type LabelFrame } from '@lumitor/domain/paths/frame';
import { shownKinds } from '@lumitor/domain/plan/kindGroups';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import { latest } from '../../visitor/derived.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { enlarged, RAIL } from '../canvas/layers.ts';
import { ontoScreen } from '../canvas/screenLabels.ts';
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

/** Once per view: while a rail is drawn, those of thousands would be computed in each frame. */
const boxesOfRails = latest(({ placed, openEnds }: Geometry, view: View, area: CanvasArea): LabelFrame[] => {
  const onto = ontoScreen(view, area);
  const width = enlarged(onto.scale) * RAIL * onto.scale + AROUND_RAIL;
  return [
    ...placed.flatMap(({ axis }) => axisFrames(axis, onto, width)),
    ...openEnds.map((end) => squareAt(onto.on(end), END)),
  ];
});

export const railBoxes = ({ geometry, view, area }: LabelContext): LabelFrame[] =>
  boxesOfRails(geometry, view, area);

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
