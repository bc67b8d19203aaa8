import { UnderlayPicture } from '../../../drawing/UnderlayPicture.tsx';
import type { View } from '../../store/configuratorStore.ts';
import { useUnderlay } from '../../store/room.ts';
import { type Area, transformOf } from '../projection.ts';
import styles from './Room.module.css';
import { sheetFrame } from './sheetFrame.ts';

/** The floor plan, on the sheet that a hand moves: nothing of it is painted anew while it does. */
export function Underlay({ view, area }: { view: View; area: Area }) {
  const underlay = useUnderlay();
  if (!underlay) return null;
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      <g transform={transformOf(view, area)}>
        <UnderlayPicture underlay={underlay} />
      </g>
    </svg>
  );
}
