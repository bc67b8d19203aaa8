import type { Isoband } from '@lumitor/domain/light/isolines';
import { memo } from 'react';
import styles from './Bands.module.css';

export interface BandsProps {
  /** Rising. */
  bands: readonly Isoband[];
  /** lx; its line is the heavy one. */
  target: number | null;
}

/** Illuminance over a surface in false colour, to stand in an SVG whose unit is the surface's centimetre. */
export const Bands = memo(function Bands({ bands, target }: BandsProps) {
  return (
    <g className={styles.bands}>
      {bands.map(({ lux, path }, index) => (
        <path
          key={lux}
          d={path}
          fillRule="evenodd"
          data-target={lux === target || undefined}
          style={{ fill: `var(--lux-${index + 1})` }}
        />
      ))}
    </g>
  );
});
