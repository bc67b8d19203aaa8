import { bodyOf } from '@lumitor/domain/kinds/luminaire/body';
import { pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { headingAt } from '@lumitor/domain/kinds/rail/headingAt';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Px } from '@lumitor/domain/units';
import { arrangementOf, useBodies } from '../../../visitor/arrangement.ts';
import { usePlan, type View } from '../../../visitor/configuratorStore.ts';
import { type CanvasArea, SCREEN_SCALE, toScreen } from '../../../visitor/projection.ts';
import layer from '../../canvas/layer.module.css';
import styles from './PieceMarks.module.css';

const LEAST_WIDTH: Px = 14;
const HEIGHT: Px = 14;

export function DormantMarks({ view, area }: { view: View; area: CanvasArea }) {
  const plan = usePlan();
  const bodies = useBodies();
  const { dormant } = arrangementOf(plan, bodies);
  if (dormant.length === 0) return null;
  const geometry = geometryOf(plan.layout);
  return (
    <svg aria-hidden="true" className={layer.layer}>
      {dormant.map(({ placement: { id, bindingId, stepId, at } }) => {
        const axis = findPlaced(geometry, stepId)?.axis;
        if (!axis) return null;
        const { x, y } = toScreen(pointAt(axis, at), view, area);
        const width = Math.max(LEAST_WIDTH, bodyOf(bodies, bindingId).length * SCREEN_SCALE * view.zoom);
        const [w, h] = [width / 2, HEIGHT / 2];
        return (
          <g key={id} transform={`translate(${x} ${y}) rotate(${headingAt(axis, at) + view.rotate})`}>
            <rect className={styles.dormant} x={-w} y={-h} width={width} height={HEIGHT} rx={4} />
            <path className={styles.crossedOut} d="M-4 -4 4 4M4 -4-4 4" />
          </g>
        );
      })}
    </svg>
  );
}
