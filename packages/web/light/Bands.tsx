import type { Isoband } from '@lumitor/domain/light/isolines';
import { HOT_BAND } from '@lumitor/domain/light/thresholds';
import { memo, useId } from 'react';
import styles from './Bands.module.css';

export interface BandsProps {
  /** Rising. */
  bands: readonly Isoband[];
  /** lx; its line is the heavy one. */
  target: number | null;
  /** Of a pixel, in centimetres. */
  pixel?: number;
}

/**
 * Illuminance over a surface in false colour, to stand in an SVG whose unit is the surface's centimetre; hatched where it
 * is above the scale.
 */
export const Bands = memo(function Bands({ bands, target, pixel = 1 }: BandsProps) {
  const hatch = useId();
  const hot = bands[HOT_BAND - 1]?.path;
  return (
    <g className={styles.bands}>
      {bands.map(({ lux, path }, index) => (
        <path
          key={lux}
          d={path}
          fillRule="evenodd"
          data-target={lux === target || undefined}
          style={{ fill: `var(--lux-${Math.min(index + 1, HOT_BAND - 1)})` }}
        />
      ))}
      {hot && (
        <>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${pixel}) rotate(45)`}
          >
            <line className={styles.hatch} x1="3" y1="0" x2="3" y2="6" />
          </pattern>
          <path d={hot} fillRule="evenodd" fill={`url(#${hatch})`} />
        </>
      )}
    </g>
  );
});
