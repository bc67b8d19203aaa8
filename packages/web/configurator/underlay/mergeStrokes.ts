/** What a page of a PDF draws, as pdf.js lists it: numbers of operators, each with its arguments. */
export interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

/** Numbers of the operators that draw a path, and that stroke one. */
export interface PathOperators {
  constructPath: number;
  stroke: number;
}

/** Most numbers of a merged path: a browser takes ten times as long for a line that crosses 1,500 others of its path. */
const MOST = 200;

/** Points of a path that is only stroked, and their box. */
interface Stroke {
  points: Float32Array;
  box: Float32Array;
  /** Puts other points and another box in their place. */
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
 * Adds a stroke to the next one, if that follows at once: nothing between them can change the pen. A page of 600,000 strokes
 * makes as many paths otherwise, each of which lasts until all memory is searched.
 * @returns whether the stroke need not be drawn by itself
 */
export function mergeStroke(list: OperatorList, index: number, operators: PathOperators): boolean {
  const stroke = strokeAt(list, index, operators);
  const next = stroke && strokeAt(list, index + 1, operators);
  if (!next || stroke.points.length + next.points.length > MOST) return false;
  const points = new Float32Array(stroke.points.length + next.points.length);
  points.set(stroke.points);
  points.set(next.points, stroke.points.length);
  const [a, b] = [stroke.box, next.box];
  const box = a.map((value, side) => (side < 2 ? Math.min : Math.max)(value, b[side] ?? value));
  next.replace(points, box);
  return true;
}
