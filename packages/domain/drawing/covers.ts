import { type Axis, pointAt } from '../kinds/rail/axis.ts';
import { upTo } from '../math/lists.ts';
import { framesAlong, type LabelFrame, type Onto } from '../paths/frame.ts';

export function axisFrames(axis: Axis, { on, scale, step }: Onto, width: number): LabelFrame[] {
  const count = axis.kind === 'line' ? 1 : Math.max(2, Math.ceil((axis.length * scale) / step));
  const at = (part: number) => on(pointAt(axis, (axis.length * part) / count));
  return upTo(count).flatMap((index) => framesAlong(at(index), at(index + 1), width, step));
}
