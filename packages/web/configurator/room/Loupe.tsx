import type { Px } from '@lumitor/domain/units';
import { type ReactNode, useId } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, type ScreenPoint, transformOf } from '../../visitor/projection.ts';
import styles from './Room.module.css';

const RADIUS: Px = 60;
const ABOVE: Px = 92;
const LARGER = 4;

const CROSS_GAP: Px = 10;
const CROSS = `M${-RADIUS} 0H${-CROSS_GAP}M${CROSS_GAP} 0H${RADIUS}M0 ${-RADIUS}V${-CROSS_GAP}M0 ${CROSS_GAP}V${RADIUS}`;

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
