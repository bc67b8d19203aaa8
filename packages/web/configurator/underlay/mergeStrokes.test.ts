import { expect, it } from 'vitest';
import { mergeStroke } from './mergeStrokes.ts';

const OPERATORS = { constructPath: 91, stroke: 20 };
const SET_WIDTH = 2;
const FILL = 22;

const line = (x: number, y: number, operator = OPERATORS.stroke) => [
  operator,
  [Float32Array.of(0, x, y, 1, x + 1, y + 1)],
  Float32Array.of(x, y, x + 1, y + 1),
];
function run(fnArray: number[], argsArray: unknown[]) {
  const list = { fnArray, argsArray };
  return fnArray.flatMap((_, index) => {
    if (mergeStroke(list, index, OPERATORS)) return [];
    const [, data, box] = argsArray[index] as ReturnType<typeof line>;
    return [[...(data as Float32Array[]).map((points) => [...points]), [...(box as Float32Array)]]];
  });
}

it('consecutive strokes become one path with a common box', () => {
  const path = OPERATORS.constructPath;
  expect(run([path, path, path], [line(5, 0), line(0, 7), line(2, 2)])).toEqual([
    [
      [0, 5, 0, 1, 6, 1, 0, 0, 7, 1, 1, 8, 0, 2, 2, 1, 3, 3],
      [0, 0, 6, 8],
    ],
  ]);
});

it('a filled path or a changed pen ends a merged path', () => {
  const path = OPERATORS.constructPath;
  expect(run([path, path], [line(0, 0), line(1, 1, FILL)])).toHaveLength(2);
  expect(run([path, path], [line(0, 0, FILL), line(1, 1)])).toHaveLength(2);
  const list = { fnArray: [path, SET_WIDTH, path], argsArray: [line(0, 0), [3], line(1, 1)] };
  expect(mergeStroke(list, 0, OPERATORS)).toBe(false);
});

it('merged paths have limited length', () => {
  const paths = run(
    Array.from({ length: 100 }, () => OPERATORS.constructPath),
    Array.from({ length: 100 }, (_, index) => line(index, 0)),
  );
  expect(paths.map(([points]) => points?.length)).toEqual([198, 198, 198, 6]);
});
