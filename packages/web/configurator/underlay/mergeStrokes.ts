export interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

export interface PathOperators {
  constructPath: number;
  stroke: number;
}

/** Browsers paint lines that cross 1,500 others ten times slower. */
const MOST_NUMBERS = 200;

interface Stroke {
  points: Float32Array;
  box: Float32Array;
  replace: (points: Float32Array, box: Float32Array) => void;
}

function strokeAt(
  list: OperatorList,
  index: number,
  { constructPath, stroke }: PathOperators,
): Stroke | null {
  const args = list.argsArray[index];
  if (list.fnArray[index] !== constructPath || !Array.isArray(args) || args[0] !== stroke) return null;
  const [, data, box]: unknown[] = args;
  if (!Array.isArray(data) || !(data[0] instanceof Float32Array) || !(box instanceof Float32Array))
    return null;
  return {
    points: data[0],
    box,
    replace(points, around) {
      data[0] = points;
      args[2] = around;
    },
  };
}

/**
 * Merges a stroke into the next operator if that is a stroke too: with no operator between, the pen is the
 * same. Otherwise 600,000 paths of one page would stay until garbage collection.
 * @returns whether the stroke need not be drawn
 */
export function mergeStroke(list: OperatorList, index: number, operators: PathOperators): boolean {
  const stroke = strokeAt(list, index, operators);
  const next = stroke && strokeAt(list, index + 1, operators);
  if (!next || stroke.points.length + next.points.length > MOST_NUMBERS) return false;
  const points = new Float32Array(stroke.points.length + next.points.length);
  points.set(stroke.points);
  points.set(next.points, stroke.points.length);
  const [a, b] = [stroke.box, next.box];
  const box = a.map((value, side) => (side < 2 ? Math.min : Math.max)(value, b[side] ?? value));
  next.replace(points, box);
  return true;
}
