import type { Isoband } from '@lumitor/domain/light/isolines';
import type { Scale } from '@lumitor/domain/light/scale';
import type { Cm, Lux } from '@lumitor/domain/units';
import { memo, useId } from 'react';
import styles from './Bands.module.css';
import { bandColour } from './bandColour.ts';

export interface BandsProps {
  bands: readonly Isoband[];
  /** The target's line is drawn heavier. */
  target: Lux | null;
  /** Absent: colours of the theme. */
  colours?: Scale['colours'];
  pixel?: Cm;
}

/** Illuminance on a surface as colour bands, for an SVG in centimetres; hatched above the scale. */
export const Bands = memo(function Bands({ bands, target, colours = null, pixel = 1 }: BandsProps) {
  const hatch = useId();
  const hot = bands.at(-1)?.path;
  return (
    <g className={styles.bands} data-false-colour={colours !== null || undefined}>
      {bands.map(({ lux, path }, index) => (
        <path
          key={lux}
          d={path}
          fillRule="evenodd"
          data-target={lux === target || undefined}
          style={{ fill: bandColour(colours, index + 1) }}
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
