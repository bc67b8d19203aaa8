import {
  type FloorPlan,
  hiddenOf,
  isFill,
  isOn,
  pointOf,
  pointsIn,
} from '@lumitor/domain/floorPlan/floorPlan';

/** So many lines show what a plan is like, and so many points of one. */
const [LINES, POINTS] = [4000, 40];

/** Millimetres are fine enough. */
const write = (value: number): number => Math.round(value * 10) / 10;

/** The lines of a floor plan that its file shows, as one SVG path in centimetres, to be seen small; of many every n-th. */
export function linePath(plan: FloorPlan): string {
  const every = Math.ceil(plan.closed.length / LINES);
  const hidden = new Set(hiddenOf(plan));
  let path = '';
  for (let line = 0; line < plan.closed.length; line += every) {
    if (isFill(plan, line) || !isOn(plan, line, hidden)) continue;
    const [from, to] = pointsIn(plan, line);
    const step = Math.ceil((to - from) / POINTS);
    for (let index = from; index < to; index += step) {
      const { x, y } = pointOf(plan, index);
      path += `${index === from ? 'M' : 'L'}${write(x)} ${write(y)}`;
    }
    if (plan.closed[line] === 1) path += 'Z';
  }
  return path;
}
