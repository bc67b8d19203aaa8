import { type ReactNode, useId } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, type ScreenPoint, transformOf } from '../../visitor/projection.ts';
import styles from './Room.module.css';

/** In pixels; the finger is below the loupe. */
const RADIUS = 60;
const ABOVE = 92;
const LARGER = 4;

/** Gap in the middle of the cross, which leaves the aimed point visible. */
const OPEN = 10;
const CROSS = `M${-RADIUS} 0H${-OPEN}M${OPEN} 0H${RADIUS}M0 ${-RADIUS}V${-OPEN}M0 ${OPEN}V${RADIUS}`;

/** Drawing in centimetres, four times enlarged, around the point being set. */
export function Loupe({
  at,
  view,
  area,
  children,
}: {
  at: ScreenPoint;
  view: View;
  area: CanvasArea;
  children: ReactNode;
}) {
  const clip = useId();
  const above = at.y - ABOVE - RADIUS < area.insets.top ? -ABOVE : ABOVE;
  return (
    <g transform={`translate(${at.x} ${at.y - above})`}>
      <clipPath id={clip}>
        <circle r={RADIUS} />
      </clipPath>
      <circle r={RADIUS} className={styles.loupe} />
      <g clipPath={`url(#${clip})`}>
        <g transform={`scale(${LARGER}) translate(${-at.x} ${-at.y})`}>
          <g transform={transformOf(view, area)}>{children}</g>
        </g>
      </g>
      <path className={styles.place} d={CROSS} />
      <circle r={0.75} className={styles.rim} />
      <circle r={RADIUS} className={styles.rim} />
    </g>
  );
}
