import { TO_LIGHT } from './finish.ts';
import type { Shape } from './shape.ts';
import type { Vec } from './vector.ts';
import { closed, flat, hull, type Spot, viewOf } from './view.ts';

const SIZE = 960;

interface Picture {
  /** Pixels of the 960 px square for a millimetre. */
  scale: number;
  /** Where the middle of the shapes goes in the square. */
  place?: Spot;
  /** Height of the ground on which shadows fall; without it things hang. */
  ground?: number;
}

function shadowOf(points: readonly Vec[], ground: number): Vec[] {
  return points.map(([x, y, z]) => {
    const drop = Math.max(0, z - ground) / TO_LIGHT[2];
    return [x - TO_LIGHT[0] * drop, y - TO_LIGHT[1] * drop, ground];
  });
}

/** The picture of an article, as the source of an SVG: studio background, shadows, then the shapes in order. */
export function picture(shapes: readonly Shape[], { scale, place = [480, 480], ground }: Picture): string {
  const spots = shapes.flatMap(({ extent }) => extent.map(flat));
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const centre: Spot = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const view = viewOf(scale, centre, place);
  const shadows =
    ground === undefined
      ? ''
      : shapes
          .flatMap(({ pieces }) => pieces)
          .map((piece) => closed(hull(shadowOf(piece, ground).map(view.at))))
          .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" stroke-linejoin="round">`,
    '<radialGradient id="studio" cx=".32" cy=".22" r="1"><stop stop-color="#aea9a0"/><stop offset="1" stop-color="#85817a"/></radialGradient>',
    `<path d="M0 0H${SIZE}V${SIZE}H0Z" fill="url(#studio)"/>`,
    shadows && `<path d="${shadows}" fill="#5d5953" opacity=".55"/>`,
    ...shapes.map((shape) => shape.draw(view)),
    '</svg>',
  ].join('');
}
