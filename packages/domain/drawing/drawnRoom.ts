import type { VerticalArea } from '../kinds/area/area.ts';
import { type Box, boundsOfAll } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { boundsOfOutline } from '../kinds/room/outlineShape.ts';
import type { Room } from '../kinds/room/room.ts';
import { pointOver } from '../kinds/underlay/calibration.ts';
import type { Underlay } from '../kinds/underlay/underlay.ts';
import type { Hideable } from '../plan/hidden.ts';

export type DrawnUnderlay = Underlay & { href: string };

export interface DrawnSurroundings {
  room?: Room | null;
  areas?: readonly VerticalArea[];
  underlay?: DrawnUnderlay | null;
  hidden?: readonly Hideable[];
}

export interface SheetPicture {
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
  transform: string;
  opacity: number;
}

const round = (value: number): number => Number(value.toFixed(2));

/** Without a room the whole floor plan; the rest is clipped. */
export function boundsWith(rails: Box, { room, underlay }: DrawnSurroundings): Box {
  const corners = underlay
    ? [
        [0, 0],
        [underlay.width, 0],
        [0, underlay.height],
        [underlay.width, underlay.height],
      ].map(([x = 0, y = 0]) => pointOver(underlay, { x, y }))
    : [];
  const around = boundsOfOutline(room?.outline ?? corners);
  return (around && boundsOfAll([rails, around])) ?? rails;
}

export const boundsAround = (box: Box, points: readonly Point[]): Box =>
  boundsOfAll([box, ...points.map(({ x, y }) => ({ minX: x, minY: y, maxX: x, maxY: y }))]) ?? box;

export function drawUnderlay(
  { href, width, height, x, y, scale: ofPicture, rotation, opacity }: DrawnUnderlay,
  onSheet: (point: Point) => Point,
  scale: number,
): SheetPicture {
  const middle = onSheet({ x, y });
  const [wide, high] = [width, height].map((pixels) => round(pixels * ofPicture * scale)) as [number, number];
  return {
    href,
    x: round(-wide / 2),
    y: round(-high / 2),
    width: wide,
    height: high,
    transform: `translate(${round(middle.x)} ${round(middle.y)}) rotate(${round(rotation)})`,
    opacity,
  };
}
