import type { LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import { axisFrames } from '@lumitor/domain/drawing/covers';
import { luminaireFrames } from '@lumitor/domain/drawing/luminaireSymbol';
import { coversOf } from '@lumitor/domain/kinds/drawnKinds';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import { append } from '@lumitor/domain/math/lists';
import { frameAround, type LabelFrame } from '@lumitor/domain/paths/frame';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { enlarged, RAIL } from '../canvas/layers.ts';
import { ontoScreen } from '../canvas/screenLabels.ts';
import { unitAt } from '../luminaires/symbols.ts';
import { LEAST_WALL } from '../room/dimensionPlace.ts';
import { LOWER_KINDS } from '../room/drawnKinds.ts';
import { numberPlaces } from '../room/wallNumbers.ts';

const AROUND_RAIL: Px = 2;
const END: Px = 17;
const HATCH: Px = 6;
const BADGE: Px = 18;

export interface DrawnProps {
  plan: Pick<Plan, 'layout' | 'room' | 'areas'>;
  luminaires: readonly Luminaire[];
  symbol: (bindingId: string) => LuminaireSymbol;
  view: View;
  area: CanvasArea;
}

/** Boxes of drawn parts on the screen, which labels must not cover. */
export function drawnFrames({ plan, luminaires, symbol, view, area }: DrawnProps): LabelFrame[] {
  const { layout, room, areas } = plan;
  const onto = ontoScreen(view, area);
  const { on, scale } = onto;
  const rail = enlarged(scale) * RAIL * scale + AROUND_RAIL;
  const unit = unitAt(scale) * scale;
  const { placed, openEnds } = geometryOf(layout);
  const axes = placed.map(({ axis }) => axis);
  const frames = axes.flatMap((axis) => axisFrames(axis, onto, rail));
  for (const end of openEnds) {
    const { x, y } = on(end);
    frames.push(frameAround(x, y, END, END));
  }
  for (const { bindingId, heading, turn, tilt, reach, throwsTo, ...luminaire } of luminaires) {
    const forward = heading + turn + view.rotate;
    const aim = { heading: heading + view.rotate, forward, throwsTo, tilt };
    const seen = { ...on(luminaire), ...aim, reach: reach * scale };
    append(frames, luminaireFrames(symbol(bindingId), seen, unit));
  }
  const sizes = { wall: LEAST_WALL, line: 1, hatch: HATCH };
  append(frames, coversOf({ room, areas }, onto, sizes, LOWER_KINDS));
  if (!room) return frames;
  return [
    ...frames,
    ...numberPlaces(room, axes, view, area).map(({ x, y }) => frameAround(x, y, BADGE, BADGE)),
  ];
}
