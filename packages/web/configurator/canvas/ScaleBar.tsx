import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Cm } from '@lumitor/domain/units';
import { memo } from 'react';
import { useLayout, type View } from '../../visitor/configuratorStore.ts';
import { backgroundSizeZoom, type CanvasArea, SCREEN_SCALE } from '../../visitor/projection.ts';
import styles from './Grid.module.css';
import { scaleBarPlace } from './scaleBarPlace.ts';

const inWords = (length: Cm): string => (length < 100 ? `${length} cm` : `${length / 100} m`);

export default memo(function ScaleBar({ view, area }: { view: View; area: CanvasArea }) {
  const { placed } = geometryOf(useLayout());
  const tile = backgroundSizeZoom(view.zoom);
  const width = tile * SCREEN_SCALE * view.zoom;
  const { x, y } = scaleBarPlace(width, placed, view, area);
  return (
    <div className={styles.bar} style={{ left: x, top: y, width }} aria-hidden="true">
      {inWords(tile)}
    </div>
  );
});
