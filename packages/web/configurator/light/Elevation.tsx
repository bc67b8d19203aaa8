import { useId } from 'react';
import { Bands } from '../../light/Bands.tsx';
import { bandColour } from '../../light/bandColour.ts';
import type { ShownLight } from '../../light/shownLights.ts';
import styles from './Readings.module.css';

/** So high it is shown, in pixels (`Readings.module.css`). */
const SHOWN = 72;

/** Light on a wall or an upright area, seen from before it. */
export function Elevation({ light, target }: { light: ShownLight; target: number | null }) {
  const clip = useId();
  const { x, y, stepX, stepY, columns, rows } = light.map;
  const [width, height] = [columns * stepX, rows * stepY];
  const box = { x: x - stepX / 2, y: y - stepY / 2, width, height };
  return (
    <svg
      aria-hidden="true"
      className={styles.elevation}
      viewBox={`${box.x} ${-box.y - height} ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <clipPath id={clip}>
        <rect {...box} />
      </clipPath>
      {/* Heights are counted upwards. */}
      <g transform="scale(1 -1)" clipPath={`url(#${clip})`}>
        <rect {...box} className={styles.darkest} style={{ fill: bandColour(light.scale.colours, 0) }} />
        <Bands bands={light.bands} target={target} colours={light.scale.colours} pixel={height / SHOWN} />
      </g>
    </svg>
  );
}
