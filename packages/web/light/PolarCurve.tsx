import { DEGREE } from '@lumitor/domain/math/angle';
import type { PhotometricTable } from '@lumitor/domain/photometry/photometricTable';
import { polarCurve } from '@lumitor/domain/photometry/polarCurve';
import type { Candela, Deg, Px } from '@lumitor/domain/units';
import styles from './PolarCurve.module.css';

const RADIUS: Px = 90;
const MARGIN: Record<'small' | 'large', Px> = { small: 6, large: 20 };
/** A narrower picture would not show the rings. */
const LEAST_HALF_WIDTH: Px = 40;

/** Lines from the light centre; 0 is straight down. */
const RAYS: readonly Deg[] = [0, 30, 60, 90, 120, 150, 180];
interface PolarCurveProps {
  table: PhotometricTable;
  label: string;
  /** Label of every second ring; absent for a small curve without labels. */
  ringLabel?: (intensity: Candela) => string;
}

/** C0-C180 is solid, C90-C270 dashed if it differs. */
export function PolarDiagram({ table, label, ringLabel }: PolarCurveProps) {
  const curve = polarCurve(table, RADIUS);
  const margin = ringLabel ? MARGIN.large : MARGIN.small;
  const halfWidth =
    margin + (ringLabel ? RADIUS : Math.min(RADIUS, Math.max(LEAST_HALF_WIDTH, curve.halfWidth)));
  const above = margin + (curve.isUpward ? RADIUS : 0);
  const [width, height] = [2 * halfWidth, above + RADIUS + margin];
  const rays = RAYS.filter((angle) => curve.isUpward || angle <= 90);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.curve}
      width={width}
      height={height}
      viewBox={`${-halfWidth} ${-above} ${width} ${height}`}
    >
      {curve.rings.map(({ candela, radius }) => (
        <path
          key={candela}
          className={styles.grid}
          d={`M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0${curve.isUpward ? `A${radius} ${radius} 0 0 0 ${-radius} 0` : ''}`}
        />
      ))}
      {rays.flatMap((angle) =>
        [-1, 1].map((sign) => (
          <line
            key={`${sign} ${angle}`}
            className={styles.grid}
            x2={sign * RADIUS * Math.sin(angle * DEGREE)}
            y2={RADIUS * Math.cos(angle * DEGREE)}
          />
        )),
      )}
      <path className={styles.c0} d={curve.c0} />
      {curve.c90 && <path className={styles.c90} d={curve.c90} />}
      {ringLabel && (
        <g className={styles.figures}>
          {curve.rings
            .filter((_, index, { length }) => index % 2 === (length - 1) % 2)
            .map(({ candela, radius }) => (
              <text key={candela} x={-radius} y={-5}>
                {ringLabel(candela)}
              </text>
            ))}
          <text x={RADIUS} y={-5}>
            cd
          </text>
          {rays
            .filter((angle) => angle % 180 !== 90)
            .map((angle) => (
              <text
                key={angle}
                x={(RADIUS + 11) * Math.sin(angle * DEGREE)}
                y={(RADIUS + 11) * Math.cos(angle * DEGREE) + 3}
              >
                {angle}°
              </text>
            ))}
        </g>
      )}
    </svg>
  );
}
