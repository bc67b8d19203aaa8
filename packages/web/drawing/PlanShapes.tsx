import type { Pen, PlanShape } from '@lumitor/domain/kinds/shape';
import { pathOf } from '@lumitor/domain/paths/path';
import { memo } from 'react';
import styles from './PlanShapes.module.css';

/** Classes of each pen, the lowest first. */
const CLASSES_OF: Readonly<Record<Pen, readonly (string | undefined)[]>> = {
  wall: [styles.wall],
  wallFace: [],
  gap: [styles.gap],
  frame: [styles.frame],
  leaf: [styles.leaf],
  swing: [styles.swing],
  cut: [styles.cut],
  outline: [styles.outline],
  above: [styles.above],
  area: [styles.area],
  rail: [styles.railEdge, styles.rail],
  seam: [styles.seam],
  node: [styles.node],
  cap: [styles.cap],
  body: [styles.body],
  blackBody: [styles.blackBody],
  whiteBody: [styles.whiteBody],
  lens: [styles.lens],
  aim: [styles.aim],
  throw: [styles.aim],
  dimensionLine: [],
  extension: [],
  tick: [],
  arrow: [],
  origin: [],
};

/** Shapes of a plan. @param shapes must be referentially stable */
export const PlanShapes = memo(function PlanShapes({ shapes }: { shapes: readonly PlanShape[] }) {
  return (
    <g className={styles.shapes}>
      {shapes.flatMap(({ pen, outlines }) => {
        const d = pathOf(outlines);
        return CLASSES_OF[pen].map((className) => (
          <path key={`${pen} ${className}`} className={className} d={d} />
        ));
      })}
    </g>
  );
});
