import type { DrawnLight } from '@lumitor/domain/drawing/printedLight';
import type { Point } from '@lumitor/domain/layout/heading';
import { boundsOfOutline } from '@lumitor/domain/room/outline';
import { useId } from 'react';
import { Bands } from '../light/Bands.tsx';

/** About so wide a drawing is shown, in pixels. */
const WIDE = 600;

/** Illuminance within the walls of a room, to stand in an SVG whose unit is the centimetre. */
export function RoomLight({ light, outline }: { light: DrawnLight; outline: readonly Point[] }) {
  const clip = useId();
  const { minX, maxX } = boundsOfOutline(outline) ?? { minX: 0, maxX: 0 };
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <clipPath id={clip}>
        <polygon points={points} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <polygon points={points} style={{ fill: 'var(--lux-0)' }} />
        <Bands {...light} pixel={Math.max(1, (maxX - minX) / WIDE)} />
      </g>
    </>
  );
}
