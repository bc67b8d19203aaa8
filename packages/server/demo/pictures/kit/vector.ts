/** A point or direction in the studio: x along the rail, y away from the viewer, z up; millimetres. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, factor: number): Vec => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / Math.hypot(...a));
export const middle = (points: readonly Vec[]): Vec =>
  times(points.reduce(add, [0, 0, 0] as Vec), 1 / points.length);

/** Two directions that stand at right angles to `axis` and to each other. */
export function across(axis: Vec): [Vec, Vec] {
  const along = unit(axis);
  const u = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  return [u, cross(along, u)];
}
