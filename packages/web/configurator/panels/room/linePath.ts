import {
  type FloorPlan,
  hiddenOf,
  isFill,
  isOn,
  pointOf,
  pointsIn,
} from '@lumitor/domain/floorPlan/floorPlan';

const MAX_LINES = 4000;
const MAX_POINTS_PER_LINE = 40;

const toMillimetre = (value: number): number => Math.round(value * 10) / 10;

export function linePath(plan: FloorPlan): string {
  const every = Math.ceil(plan.closed.length / MAX_LINES);
  const hidden = new Set(hiddenOf(plan));
  let path = '';
  for (let line = 0; line < plan.closed.length; line += every) {
    if (isFill(plan, line) || !isOn(plan, line, hidden)) continue;
    const [from, to] = pointsIn(plan, line);
    const step = Math.ceil((to - from) / MAX_POINTS_PER_LINE);
    for (let index = from; index < to; index += step) {
      const { x, y } = pointOf(plan, index);
      path += `${index === from ? 'M' : 'L'}${toMillimetre(x)} ${toMillimetre(y)}`;
    }
    if (plan.closed[line] === 1) path += 'Z';
  }
  return path;
}
