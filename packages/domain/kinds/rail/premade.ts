import type { Cm } from '../../units.ts';
import type { PremadeOption } from './layout.ts';
import type { Side } from './shape.ts';
import { type Rail, type Shape, STRAIGHT_ON, type StartFrame } from './step.ts';

interface Run {
  length: Cm;
  shape: Shape;
  from?: Side;
}

function runsOf(option: PremadeOption, width: Cm, height: Cm, bent: Cm): Run[] {
  const on = (length: Cm): Run => ({ length, shape: STRAIGHT_ON });
  const corner = (length: Cm): Run => ({ length, shape: { ...STRAIGHT_ON, direction: 'right' } });
  const bend: Run = { length: bent, shape: { kind: 'bent', direction: 'right' } };
  switch (option) {
    case 'option1':
      return [corner(height), corner(width), corner(height)];
    case 'option1Curved':
      return [bend, on(height), bend, on(width), bend, on(height), bend];
    case 'L':
      return [corner(height)];
    case 'U':
      return [corner(height), { length: height, shape: { ...STRAIGHT_ON, direction: 'left' }, from: 'left' }];
    case 'T':
      return [{ ...on(height), from: 'straight' }];
  }
}

/** Steps of a ready-made layout (D9), with the ids `id`, `id.1`, `id.2`. @param width of the start frame */
export function premadeSteps(
  option: PremadeOption,
  width: Cm,
  height: Cm,
  bentLength: Cm,
  id: string,
): Rail[] {
  const start: StartFrame = {
    kind: 'start',
    id,
    frameLength: width,
    hasT: option === 'T',
    origin: { x: 0, y: 0 },
    heading: 0,
  };
  const steps: Rail[] = [start];
  for (const [index, { length, shape, from }] of runsOf(option, width, height, bentLength).entries()) {
    const before = from ? start : (steps.at(-1) as Rail);
    const end = from ?? (index === 0 ? 'right' : 'far');
    steps.push({
      id: `${id}.${index + 1}`,
      frameLength: length,
      on: { stepId: before.id, end },
      ...shape,
    });
  }
  return steps;
}
