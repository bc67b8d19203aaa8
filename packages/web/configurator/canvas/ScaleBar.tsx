import type { View } from '../store/configuratorStore.ts';
import { backgroundSizeZoom, SCALE } from './projection.ts';
import styles from './ScaleBar.module.css';

const inWords = (centimetres: number): string =>
  centimetres < 100 ? `${centimetres} cm` : `${centimetres / 100} m`;

/** As long as a tile of the grid. */
export function ScaleBar({ view }: { view: View }) {
  const tile = backgroundSizeZoom(view.zoom);
  return (
    <div className={styles.bar} style={{ width: tile * SCALE * view.zoom }} aria-hidden="true">
      {inWords(tile)}
    </div>
  );
}
