import type { DrawnLight } from '@lumitor/domain/drawing/printedLight';
import type { Point } from '@lumitor/domain/layout/heading';
import { useId } from 'react';
import { Bands } from '../light/Bands.tsx';

/** Illuminance within the walls of a room, to stand in an SVG whose unit is the centimetre. */
export function RoomLight({ light, outline }: { light: DrawnLight; outline: readonly Point[] }) {
  const clip = useId();
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <clipPath id={clip}>
        <polygon points={points} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <polygon points={points} style={{ fill: 'var(--lux-0)' }} />
        <Bands {...light} />
      </g>
    </>
  );
}
