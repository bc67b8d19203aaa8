import { type FloorPlan, isOn, pointOf, pointsIn } from '@lumitor/domain/floorPlan/floorPlan';

/** So many points share one path: few enough nodes, small enough that what is out of sight is not painted. */
const CHUNK = 3000;

/** Millimetres are fine enough. */
const write = (value: number): number => Math.round(value * 10) / 10;

/** The lines of layers as SVG paths, in centimetres. @param every the n-th line alone, where all are too many */
export function linePaths(plan: FloorPlan, hidden: ReadonlySet<number>, every = 1): string[] {
  const paths: string[] = [];
  let path: string[] = [];
  let points = 0;
  const end = () => {
    if (path.length > 0) paths.push(path.join(''));
    path = [];
    points = 0;
  };
  for (let line = 0; line < plan.closed.length; line += every) {
    if (!isOn(plan, line, hidden)) continue;
    const [from, to] = pointsIn(plan, line);
    for (let index = from; index < to; index++) {
      const { x, y } = pointOf(plan, index);
      path.push(`${index === from ? 'M' : 'L'}${write(x)} ${write(y)}`);
    }
    if (plan.closed[line] === 1) path.push('Z');
    points += to - from;
    if (points >= CHUNK) end();
  }
  end();
  return paths;
}
