import type { Box } from '../kinds/rail/axis.ts';
import { wallsOf } from '../kinds/room/outline.ts';
import { outwardOf } from '../kinds/room/outlineShape.ts';
import type { Cm } from '../units.ts';
import type { ShadowBox as Body } from './boxes.ts';
import type { LitRoom } from './scene.ts';

export type SurfaceVector = readonly [number, number, number];

export type RoomSurface = 'floor' | 'ceiling' | 'walls' | 'solids';

export interface SurfaceSide {
  part: RoomSurface;
  solid?: number;
  corner: SurfaceVector;
  normal: SurfaceVector;
  along: SurfaceVector;
  up: SurfaceVector;
  width: Cm;
  height: Cm;
}

export const reflectanceOf = (
  { part, solid = 0 }: Pick<SurfaceSide, 'part' | 'solid'>,
  { reflectance, solids }: Pick<LitRoom, 'reflectance' | 'solids'>,
): number => (part === 'solids' ? (solids?.[solid]?.reflectance ?? 0) : reflectance[part]);

export function sidesOf({ outline, height }: Pick<LitRoom, 'outline' | 'height'>, box: Box): SurfaceSide[] {
  const level = (part: 'floor' | 'ceiling', z: number, up: 1 | -1): SurfaceSide => ({
    part,
    corner: [box.minX, box.minY, z],
    normal: [0, 0, up],
    along: [1, 0, 0],
    up: [0, 1, 0],
    width: box.maxX - box.minX,
    height: box.maxY - box.minY,
  });
  const walls = wallsOf(outline).map(({ start, along, length }, wall): SurfaceSide => {
    const out = outwardOf(outline, wall);
    return {
      part: 'walls',
      corner: [start.x, start.y, 0],
      normal: [0 - out.x, 0 - out.y, 0],
      along: [along.x, along.y, 0],
      up: [0, 0, 1],
      width: length,
      height,
    };
  });
  return [level('floor', 0, 1), level('ceiling', height, -1), ...walls];
}

export function facesOf({ x, y, z, ux, uy, a, b, c }: Body, solid: number): SurfaceSide[] {
  const [along, across]: [SurfaceVector, SurfaceVector] = [
    [ux, uy, 0],
    [0 - uy, ux, 0],
  ];
  const corner = (u: number, w: number, up: number): SurfaceVector => [
    x + u * ux - w * uy,
    y + u * uy + w * ux,
    z + up,
  ];
  const against = ([dx, dy, dz]: SurfaceVector): SurfaceVector => [0 - dx, 0 - dy, 0 - dz];
  const common = { part: 'solids', solid } as const;
  const upright = { ...common, up: [0, 0, 1], height: 2 * c } as const;
  const level = { ...common, along, up: across, width: 2 * a, height: 2 * b };
  return [
    { ...upright, along: across, width: 2 * b, corner: corner(-a, -b, -c), normal: against(along) },
    { ...upright, along: across, width: 2 * b, corner: corner(a, -b, -c), normal: along },
    { ...upright, along, width: 2 * a, corner: corner(-a, -b, -c), normal: against(across) },
    { ...upright, along, width: 2 * a, corner: corner(-a, b, -c), normal: across },
    { ...level, corner: corner(-a, -b, -c), normal: [0, 0, -1] },
    { ...level, corner: corner(-a, -b, c), normal: [0, 0, 1] },
  ];
}
