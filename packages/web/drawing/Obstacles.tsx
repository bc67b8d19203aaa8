import { obstaclePaths } from '@lumitor/domain/drawing/obstacleOutlines';
import type { Room } from '@lumitor/domain/room/room';
import { memo } from 'react';
import styles from './room.module.css';

export const Obstacles = memo(function Obstacles({ obstacles, plane }: Pick<Room, 'obstacles' | 'plane'>) {
  const { cut, edges, above } = obstaclePaths({ obstacles, plane });
  return (
    <g className={styles.obstacles}>
      <path d={cut} className={styles.cut} />
      <path d={edges} />
      <path d={above} className={styles.above} />
    </g>
  );
});
