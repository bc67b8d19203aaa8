import type { Pen, PlanShape } from '@lumitor/domain/kinds/shape';
import { pathOf } from '@lumitor/domain/paths/path';
import { memo } from 'react';
import styles from './PlanShapes.module.css';

/** Null: not painted on screens. */
const CLASS_OF: Readonly<Record<Pen, string | undefined | null>> = {
  wall: styles.wall,
  wallFace: null,
  gap: styles.gap,
  frame: styles.frame,
  leaf: styles.leaf,
  swing: styles.swing,
  cut: styles.cut,
  outline: styles.outline,
  above: styles.above,
  area: styles.area,
};

/** Shapes of the kinds of a plan, in cm. @param shapes must be referentially stable */
export const PlanShapes = memo(function PlanShapes({ shapes }: { shapes: readonly PlanShape[] }) {
  return (
    <g className={styles.shapes}>
      {shapes.map(({ pen, outlines }) => {
        const className = CLASS_OF[pen];
        return className && <path key={pen} className={className} d={pathOf(outlines)} />;
      })}
    </g>
  );
});
