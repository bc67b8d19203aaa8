import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, toScreen } from '../../visitor/projection.ts';
import { useSelectionBox } from '../hand/selectionBox.ts';
import layer from './layer.module.css';
import styles from './SelectionBox.module.css';

export default function SelectionBox({ view, area }: { view: View; area: CanvasArea }) {
  const [a, b] = useSelectionBox()?.map((corner) => toScreen(corner, view, area)) ?? [];
  if (!a || !b) return null;
  return (
    <svg aria-hidden="true" className={layer.layer}>
      <rect
        className={styles.box}
        x={Math.min(a.x, b.x)}
        y={Math.min(a.y, b.y)}
        width={Math.abs(a.x - b.x)}
        height={Math.abs(a.y - b.y)}
      />
    </svg>
  );
}
