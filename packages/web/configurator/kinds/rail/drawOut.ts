import { type Heading, type Point, turnedHeading } from '@lumitor/domain/kinds/rail/heading';
import type { FreeEnd } from '@lumitor/domain/kinds/rail/joins';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { MIN_LENGTH, radiusOf } from '@lumitor/domain/kinds/rail/length';
import { type Shape, STRAIGHT_ON, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import { configuratorStore, type NextStep, planNow } from '../../../visitor/configuratorStore.ts';
import { addNext, firstPlace, moveActiveEnd, setNext } from '../../../visitor/editing.ts';
import { linePlaceNear } from '../../../visitor/floorPlan.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { nearestSoldBend } from '../../../visitor/sold.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { pulled, RAIL_SNAP_DISTANCE, type Snapped, snapped } from './snap.ts';

const { getState, setState } = configuratorStore;

interface Drawn extends Snapped {
  shape: Shape;
}

function drawnTo(end: FreeEnd, at: Point, shape: Shape, pixel: number, isFree: boolean): Drawn {
  const by = { x: at.x - end.x, y: at.y - end.y };
  const pull = pulled(end.heading, by);
  if (shape.kind === 'bent' && !end.isEndOfT) {
    const direction = pull.direction === 'straight' ? shape.direction : pull.direction;
    return {
      shape: { kind: 'bent', direction },
      length: nearestSoldBend(pull.length / radiusOf(1)),
      guide: null,
    };
  }
  const direction = end.isEndOfT ? 'straight' : pull.direction;
  const heading: Heading = turnedHeading(end.heading, direction);
  const { openEnds } = geometryOf(planNow().layout);
  const length = direction === pull.direction ? pull.length : 0;
  const others: Point[] = openEnds.filter((other) => other !== end);
  const place = linePlaceNear(at, RAIL_SNAP_DISTANCE * pixel);
  if (place) others.push(place);
  return {
    shape: { ...STRAIGHT_ON, direction, tArms: tArmsOf(shape) },
    ...(isFree ? { length: Math.round(length), guide: null } : snapped(end, heading, length, others, pixel)),
  };
}

const drawnFirst = (at: Point, shape: Shape, pixel: number, isFree: boolean): Drawn => {
  const from = firstPlace(planNow().room);
  const length = 2 * Math.abs(at.x - from.x);
  const place = linePlaceNear(at, RAIL_SNAP_DISTANCE * pixel);
  // Both sides grow, hence twice the distance from the middle.
  const toPlace = place && { length: 2 * Math.round(Math.abs(place.x - from.x)), guide: place };
  if (toPlace && !isFree) return { shape: { ...STRAIGHT_ON, tArms: tArmsOf(shape) }, ...toPlace };
  return {
    shape: { ...STRAIGHT_ON, tArms: tArmsOf(shape) },
    ...(isFree ? { length: Math.round(length), guide: null } : snapped(from, 0, length, [], pixel)),
  };
};

/** Added on release. @param end null draws the first rail */
export function drawOut(
  end: FreeEnd | null,
  placeOf: (at: ScreenPoint) => Point,
  pixel: () => number,
): Dragged {
  const before: NextStep = getState().next;
  const rest = () => setState({ next: before, guide: null });
  return {
    move(at, isFree) {
      if (end) moveActiveEnd(end);
      const { next } = getState();
      const point = placeOf(at);
      const drawn = end
        ? drawnTo(end, point, next.shape, pixel(), isFree)
        : drawnFirst(point, next.shape, pixel(), isFree);
      setNext({ shape: drawn.shape, length: String(drawn.length) });
      setState({ guide: drawn.guide });
    },
    drop() {
      const isAdded = Number(getState().next.length) >= MIN_LENGTH && addNext();
      rest();
      if (isAdded) setNext({ shape: STRAIGHT_ON });
    },
    cancel: rest,
  };
}
