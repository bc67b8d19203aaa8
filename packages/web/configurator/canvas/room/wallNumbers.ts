import type { Point } from '@lumitor/domain/layout/heading';
import { outwardOf, wallsOf } from '@lumitor/domain/room/outline';
import type { Room } from '@lumitor/domain/room/room';

/** Shares of a wall at which its number stands, the first one clear of doors and windows. */
const PLACES = [0.5, 0.25, 0.75, 0.12, 0.88];

/** Where the number of each wall stands: on it, clear of its doors and windows where there is room. */
export function wallNumbers({ outline, openings }: Room): { at: Point; out: Point; length: number }[] {
  return wallsOf(outline).map(({ begin, along, length }, index) => {
    const own = openings.filter(({ wall }) => wall === index);
    const places = PLACES.map((share) => share * length);
    const place =
      places.find((at) => own.every((one) => Math.abs(one.at - at) > one.width / 2)) ?? length / 2;
    return {
      at: { x: begin.x + along.x * place, y: begin.y + along.y * place },
      out: outwardOf(outline, index),
      length,
    };
  });
}
