import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Lux, Px } from '@lumitor/domain/units';
import { useId } from 'react';
import { Bands } from '../../light/Bands.tsx';
import { bandColour } from '../../light/bandColour.ts';
import { labelsOn, ringsOf } from '../../light/isolineLabels.ts';
import type { ShownLight } from '../../light/shownLights.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { useLight } from '../../visitor/lightStore.ts';
import styles from './Readings.module.css';
import { separateFigures } from './separateFigures.ts';

const SHOWN: { width: Px; height: Px } = { width: 302, height: 96 };
const INSIDE: { across: Px; down: Px } = { across: 16, down: 8 };

export function Elevation({ light, target }: { light: ShownLight; target: Lux | null }) {
  const { language } = useTranslation();
  const showsFigures = useLight((state) => state.showsFigures);
  const clip = useId();
  const { x, y, stepX, stepY, columns, rows } = light.map;
  const [width, height] = [columns * stepX, rows * stepY];
  const box = { x: x - stepX / 2, y: y - stepY / 2, width, height };
  const scale = Math.min(SHOWN.height / height, SHOWN.width / width);
  const onScreen = (at: { x: number; y: number }) => ({
    x: (at.x - box.x) * scale,
    y: (box.y + height - at.y) * scale,
  });
  const isFree = (at: { x: number; y: number }): boolean =>
    Math.abs(at.x - (width * scale) / 2) <= (width * scale) / 2 - INSIDE.across &&
    Math.abs(at.y - (height * scale) / 2) <= (height * scale) / 2 - INSIDE.down;
  const written = showsFigures
    ? separateFigures(light.grid.map(({ lux, ...at }) => ({ lux, ...onScreen(at) })).filter(isFree))
    : labelsOn(
        light.bands.map(({ lux, path }) => ({
          lux,
          isTarget: lux === target,
          rings: ringsOf(path).map((ring) => ring.map(onScreen)),
        })),
        isFree,
      );
  return (
    <svg
      aria-hidden="true"
      className={styles.elevation}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width * scale} ${height * scale}`}
    >
      <clipPath id={clip}>
        <rect {...box} />
      </clipPath>
      <g
        transform={`scale(${scale} ${-scale}) translate(${-box.x} ${-box.y - height})`}
        clipPath={`url(#${clip})`}
      >
        <rect {...box} className={styles.darkest} style={{ fill: bandColour(light.scale.colours, 0) }} />
        <Bands bands={light.bands} target={target} colours={light.scale.colours} pixel={1 / scale} />
      </g>
      {written.map(({ x, y, lux }) => (
        <text key={`${x} ${y}`} className={styles.onElevation} x={x} y={y + 4}>
          {formatNumber(lux < 10 ? lux : Math.round(lux), language)}
        </text>
      ))}
    </svg>
  );
}
