import { memo } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import { type Area, backgroundSizeZoom, SCALE, toScreen } from '../../visitor/projection.ts';
import styles from './Grid.module.css';

/** The metric grid under the drawing: a strong line each tile, three fine ones between. */
export const Grid = memo(function Grid({ view, area }: { view: View; area: Area }) {
  const tile = backgroundSizeZoom(view.zoom) * SCALE * view.zoom;
  const origin = toScreen({ x: 0, y: 0 }, view, area);
  const { width, height } = area;
  const x = `${(origin.x + width / 2) % tile}px`;
  const y = `${(origin.y + height / 2) % tile}px`;
  return (
    <div
      className={styles.grid}
      style={{
        left: -width / 2,
        top: -height / 2,
        width: 2 * width,
        height: 2 * height,
        backgroundSize: `${tile}px ${tile}px, ${tile}px ${tile}px, ${tile / 4}px ${tile / 4}px, ${tile / 4}px ${tile / 4}px`,
        backgroundPosition: `${x} 0, 0 ${y}, ${x} 0, 0 ${y}`,
      }}
    />
  );
});
