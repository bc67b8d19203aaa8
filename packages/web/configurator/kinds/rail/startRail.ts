import { axisFrom } from '@lumitor/domain/kinds/rail/geometry';
import { alongHeading, type Heading, type Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { MIN_LENGTH } from '@lumitor/domain/kinds/rail/length';
import { STRAIGHT_ON, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import { leavesRoom } from '@lumitor/domain/kinds/room/outside';
import { rounded } from '@lumitor/domain/math/points';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { Cm } from '@lumitor/domain/units';
import { configuratorStore, type NextStep, planNow } from '../../../visitor/configuratorStore.ts';
import { edit, moveActiveEnd, newStepId } from '../../../visitor/editing.ts';
import { linePlaceNear } from '../../../visitor/floorPlan.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { withoutStep } from '../../../visitor/selection.ts';
import { headingOnPlan } from '../../hand/arrows.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import type { ToolSurface } from '../../hand/tool.ts';
import { pulled, RAIL_SNAP_DISTANCE, snapped } from './snap.ts';

const { getState, setState } = configuratorStore;

type Start = NonNullable<NextStep['from']>;

/** Nearby floor plan point, else the nearest whole centimetre. */
const startAt = (at: Point, pixel: number): Point =>
  rounded(linePlaceNear(at, RAIL_SNAP_DISTANCE * pixel) ?? at);

/** A run grown west or north has its left end active. */
function lay({ x, y, heading }: Start, length: Cm): boolean {
  const { layout } = planNow();
  const id = newStepId();
  const middle = rounded(alongHeading({ x, y }, heading, length / 2));
  const run = (heading % 2) as Heading;
  const { shape } = getState().next;
  const isFirst = layout.steps.length === 0;
  const isDone = isFirst
    ? edit({
        kind: 'add',
        id,
        end: null,
        shape: { ...STRAIGHT_ON, tArms: tArmsOf(shape) },
        length,
        by: middle,
        ...(run !== 0 && { heading: run }),
      })
    : edit({ kind: 'addIsland', id, origin: middle, heading: run, length, hasT: tArmsOf(shape) !== null });
  if (!isDone) return false;
  if (heading > 1) moveActiveEnd({ stepId: id, end: 'left' });
  setState((state) => ({
    ...withoutStep(state),
    isStartingRun: false,
    next: { length: state.next.length, shape: STRAIGHT_ON },
  }));
  return true;
}

const WAYS: readonly Heading[] = [0, 2, 1, 3];

/** Grows to the right, unless that leaves the room. */
export function startRun(at: Point, { pixel }: Pick<ToolSurface, 'pixel'>): boolean {
  const { room } = planNow();
  const length = typedLength(getState().next.length);
  const from = startAt(at, pixel());
  const starts = WAYS.map((way) => ({ ...from, heading: headingOnPlan(way) }));
  const inside = starts.find(
    (start) =>
      room && length > 0 && !leavesRoom(room.outline, axisFrom(start, start.heading, STRAIGHT_ON, length)),
  );
  return lay(inside ?? (starts[0] as Start), length);
}

export function drawRun(at: ScreenPoint, { placeOf, pixel }: ToolSurface): Dragged {
  const before = getState().next;
  const from = startAt(placeOf(at), pixel());
  let start: Start = { ...from, heading: 0 };
  const rest = () => setState({ next: before, guide: null });
  return {
    move(to, isFree) {
      const point = placeOf(to);
      const by = { x: point.x - from.x, y: point.y - from.y };
      const way: Heading = Math.abs(by.x) >= Math.abs(by.y) ? (by.x >= 0 ? 0 : 2) : by.y >= 0 ? 1 : 3;
      start = { ...from, heading: way };
      const { length } = pulled(way, by);
      const ends: Point[] = [...geometryOf(planNow().layout).openEnds];
      const place = linePlaceNear(point, RAIL_SNAP_DISTANCE * pixel());
      if (place) ends.push(place);
      const drawn = isFree
        ? { length: Math.round(length), guide: null }
        : snapped(from, way, length, ends, pixel());
      setState(({ next }) => ({
        next: { shape: next.shape, length: String(drawn.length), from: start },
        guide: drawn.guide,
        editProblem: null,
      }));
    },
    drop() {
      const length = Number(getState().next.length);
      rest();
      if (length >= MIN_LENGTH) lay(start, length);
    },
    cancel: rest,
  };
}
