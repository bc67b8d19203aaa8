import { memo } from 'react';
import type { View } from '../../visitor/configuratorStore.ts';
import { type Area, backgroundSizeZoom, SCALE } from '../../visitor/projection.ts';
import styles from './Grid.module.css';

/** From the edges of the free area, in pixels. */
const INSIDE = { left: 16, bottom: 12 };

const inWords = (centimetres: number): string =>
  centimetres < 100 ? `${centimetres} cm` : `${centimetres / 100} m`;

/** As long as a tile of the grid. */
export default memo(function ScaleBar({ view, insets }: { view: View; insets: Area['insets'] }) {
  const tile = backgroundSizeZoom(view.zoom);
  return (
    <div
      className={styles.bar}
      style={{
        left: insets.left + INSIDE.left,
        bottom: insets.bottom + INSIDE.bottom,
        width: tile * SCALE * view.zoom,
      }}
      aria-hidden="true"
    >
      {inWords(tile)}
    </div>
  );
});
