import type { Px } from '@lumitor/domain/units';
import { memo } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import {
  backgroundSizeZoom,
  type CanvasArea,
  SCREEN_SCALE,
  type ScreenPoint,
  sheetFrame,
  toScreen,
} from '../../visitor/projection.ts';
import styles from './Grid.module.css';

function linesOf({ x, y }: ScreenPoint, step: Px, { width, height }: CanvasArea): string {
  let lines = '';
  for (let at = x % step; at < 2 * width; at += step) lines += `M${at} 0V${2 * height}`;
  for (let at = y % step; at < 2 * height; at += step) lines += `M0 ${at}H${2 * width}`;
  return lines;
}

/** Lines instead of gradients, which paint slowly without a GPU. */
export const Grid = memo(function Grid({ view, area }: { view: View; area: CanvasArea }) {
  const tile = backgroundSizeZoom(view.zoom) * SCREEN_SCALE * view.zoom;
  const { x, y } = toScreen({ x: 0, y: 0 }, view, area);
  const origin = { x: x + area.width / 2, y: y + area.height / 2 };
  return (
    <svg aria-hidden="true" className={styles.grid} style={sheetFrame(area).style}>
      <path d={linesOf(origin, tile / 4, area)} className={styles.fine} />
      <path d={linesOf(origin, tile, area)} />
    </svg>
  );
});
