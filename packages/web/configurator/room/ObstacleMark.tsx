import type { Point } from '@lumitor/domain/layout/heading';
import { cornersOf, type Obstacle } from '@lumitor/domain/room/obstacle';
import { beforeFront } from '@lumitor/domain/room/obstaclePlaces';
import type { View } from '../../visitor/configuratorStore.ts';
import { SCALE, type ScreenPoint } from '../../visitor/projection.ts';
import { turnHandle } from './obstacleHand.ts';
import styles from './Room.module.css';

const write = ({ x, y }: ScreenPoint): string => `${x} ${y}`;

interface ObstacleMarkProps {
  obstacle: Obstacle;
  view: View;
  put: (point: Point) => ScreenPoint;
}

/** Around the obstacle that is selected, and what it is turned by before its front. */
export function ObstacleMark({ obstacle, view, put }: ObstacleMarkProps) {
  const handle = put(turnHandle(obstacle, 1 / (SCALE * view.zoom)));
  const around = cornersOf(obstacle).map((corner) => write(put(corner)));
  return (
    <g>
      <path className={styles.turned} d={`M${write(put(beforeFront(obstacle, 0)))}L${write(handle)}`} />
      <path className={styles.highlight} d={`M${around.join('L')}Z`} />
      <circle className={styles.corner} cx={handle.x} cy={handle.y} r={7} />
    </g>
  );
}
