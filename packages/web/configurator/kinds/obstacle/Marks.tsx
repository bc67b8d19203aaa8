import { cornersOf } from '@lumitor/domain/kinds/obstacle/obstacle';
import { beforeFront } from '@lumitor/domain/kinds/obstacle/positions';
import { SCREEN_SCALE } from '../../../visitor/projection.ts';
import { type MarksProps, svgPoint } from '../mark.ts';
import styles from '../marks.module.css';
import { turnHandle } from './hand.ts';

/** Outline of the selected obstacle, with its handle. */
export function ObstacleMarks({ room, selected, isDrawing, view, put }: MarksProps) {
  const obstacle =
    !isDrawing && selected?.kind === 'obstacle' && room?.obstacles?.find(({ id }) => id === selected.id);
  if (!obstacle) return null;
  const handle = put(turnHandle(obstacle, 1 / (SCREEN_SCALE * view.zoom)));
  const around = cornersOf(obstacle).map((corner) => svgPoint(put(corner)));
  return (
    <g>
      <path className={styles.turned} d={`M${svgPoint(put(beforeFront(obstacle, 0)))}L${svgPoint(handle)}`} />
      <path className={styles.highlight} d={`M${around.join('L')}Z`} />
      <circle className={styles.corner} cx={handle.x} cy={handle.y} r={7} />
    </g>
  );
}
