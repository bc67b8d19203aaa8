import type { Light } from '@lumitor/domain/light/scene';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../translation/useTranslation.ts';
import { type Area, toScreen } from '../canvas/projection.ts';
import type { View } from '../store/configuratorStore.ts';
import styles from './LightLayer.module.css';

/** From the middle of one figure to the next, in pixels, so that they can be told apart. */
const APART = { across: 38, down: 18 };

/** What the points of the grid measure, upright (D50); where they would touch, every second one or fewer. */
export function GridFigures({ grid, view, area }: { grid: Light['grid']; view: View; area: Area }) {
  const { language } = useTranslation();
  const shown: { x: number; y: number; lux: number }[] = [];
  for (const point of grid) {
    const { x, y } = toScreen(point, view, area);
    const isFree = shown.every(
      (other) => Math.abs(other.x - x) >= APART.across || Math.abs(other.y - y) >= APART.down,
    );
    if (isFree) shown.push({ x, y, lux: point.lux });
  }
  return shown.map(({ x, y, lux }) => (
    <text key={`${x} ${y}`} className={styles.figure} x={x} y={y + 4}>
      {formatNumber(lux < 10 ? lux : Math.round(lux), language)}
    </text>
  ));
}
