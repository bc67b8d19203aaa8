import { type Affine, UNMOVED } from './affine.ts';
import type { DxfRecord } from './dxfRecord.ts';

type Vector3 = readonly [number, number, number];

const cross = ([a, b, c]: Vector3, [d, e, f]: Vector3): Vector3 => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
];

function unit([x, y, z]: Vector3): Vector3 {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** DXF arbitrary axis algorithm: normals closer than 1/64 to the z axis use the y axis instead. */
const STEEP = 1 / 64;

export function normalOf(record: DxfRecord): Vector3 {
  const normal: Vector3 = [record.figure(210, 0), record.figure(220, 0), record.figure(230, 1)];
  return Math.hypot(...normal) > 1e-12 ? unit(normal) : [0, 0, 1];
}

/**
 * Map from the axes of a tilted entity to the floor plan, seen from above.
 * @param height over the origin, along the normal
 */
export function planeOf(record: DxfRecord, height: number): Affine {
  const normal = normalOf(record);
  const [x, y, z] = normal;
  if (x === 0 && y === 0 && z === 1) return UNMOVED;
  const isSteep = Math.abs(x) < STEEP && Math.abs(y) < STEEP;
  const first = unit(cross(isSteep ? [0, 1, 0] : [0, 0, 1], normal));
  const second = cross(normal, first);
  return { a: first[0], b: first[1], c: second[0], d: second[1], e: x * height, f: y * height };
}

export const acrossIn = (normal: Vector3, way: Vector3, share: number): Vector3 => {
  const [x, y, z] = cross(normal, way);
  return [x * share, y * share, z * share];
};
