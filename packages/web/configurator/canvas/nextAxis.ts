import type { Axis } from '@lumitor/domain/kinds/rail/axis';
import { axisFrom } from '@lumitor/domain/kinds/rail/geometry';
import { alongHeading } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { lengthFault } from '@lumitor/domain/kinds/rail/length';
import { STRAIGHT_ON, sameEnd } from '@lumitor/domain/kinds/rail/step';
import type { Plan } from '@lumitor/domain/plan/plan';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { NextStep } from '../../visitor/configuratorStore.ts';
import { firstPlace, possibleShape } from '../../visitor/editing.ts';

/** Null if no rail fits or its length is not sold. */
export function nextAxis({ layout, room }: Pick<Plan, 'layout' | 'room'>, next: NextStep): Axis | null {
  const length = typedLength(next.length);
  const { from } = next;
  const shape = possibleShape(next.shape, layout);
  if (lengthFault(length, shape.kind === 'bent')) return null;
  if (from) return axisFrom(from, from.heading, STRAIGHT_ON, length);
  if (layout.steps.length === 0)
    return axisFrom(alongHeading(firstPlace(room), 0, -length / 2), 0, STRAIGHT_ON, length);
  const end = geometryOf(layout).openEnds.find((open) => sameEnd(open, layout.activeEnd));
  return end ? axisFrom(end, end.heading, shape, length) : null;
}
