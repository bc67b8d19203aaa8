import { centimetres } from '../units.ts';
import type { PremadeOption } from './layout.ts';
import type { Direction, Side, Step } from './step.ts';

/** One step to lay: straight on, a corner or a bend, from the step before or the start frame's end. */
interface Run {
  length: number;
  direction: Direction;
  isCurved?: boolean;
  /** The end of the start frame it hangs on; absent: the step before. */
  from?: Side;
}

function runsOf(option: PremadeOption, width: number, height: number, bent: number): Run[] {
  const corner = (length: number): Run => ({ length, direction: 'right' });
  const bend: Run = { length: bent, direction: 'right', isCurved: true };
  const on = (length: number): Run => ({ length, direction: 'straight' });
  switch (option) {
    case 'option1':
      return [corner(height), corner(width), corner(height)];
    case 'option1Curved':
      return [bend, on(height), bend, on(width), bend, on(height), bend];
    case 'L':
      return [corner(height)];
    case 'U':
      return [corner(height), { length: height, direction: 'left', from: 'left' }];
    case 'T':
      return [{ length: height, direction: 'straight', from: 'straight' }];
  }
}

/**
 * The ordinary steps of a ready-made layout (D9); ids are `id`, `id.1`, `id.2` and so on.
 * @param width of the start frame and, in a rectangle, of the side opposite
 * @param bentLength centre-line length of the bent corners of `option1Curved`
 */
export function premadeSteps(
  option: PremadeOption,
  width: number,
  height: number,
  bentLength: number,
  id: string,
): Step[] {
  const start: Step = {
    id,
    frameLength: centimetres(width),
    directionFrameSide: 'left',
    directionFrame: 'default',
    isCurved: false,
    isTLayout: false,
    isTLayoutStart: option === 'T',
    isFrameFromTLayout: false,
  };
  const steps = [start];
  for (const [index, run] of runsOf(option, width, height, bentLength).entries()) {
    const before = run.from ? start : (steps.at(-1) as Step);
    steps.push({
      id: `${id}.${index + 1}`,
      frameLength: centimetres(run.length),
      previousStepId: before.id,
      directionFrameSide: run.from ?? (index === 0 ? 'right' : before.directionFrameSide),
      directionFrame: run.direction,
      isCurved: run.isCurved ?? false,
      isTLayout: false,
      isTLayoutStart: false,
      isFrameFromTLayout: run.from === 'straight',
    });
  }
  return steps;
}

/** Outer size of a rectangle in whole centimetres: bent corners add their radius on each side (D9). */
export function outerSize(option: PremadeOption, width: number, height: number, bentLength: number) {
  const corners = option === 'option1Curved' ? Math.round((4 * bentLength) / Math.PI) : 0;
  return { width: width + corners, height: height + corners };
}
