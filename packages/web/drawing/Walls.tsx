import { wallPaths } from '@lumitor/domain/drawing/wallPaths';
import type { Room } from '@lumitor/domain/room/room';
import type { Cm } from '@lumitor/domain/units';
import { useMemo } from 'react';
import styles from './room.module.css';

export function Walls({ room, least }: { room: Room; least?: Cm }) {
  const paths = useMemo(() => wallPaths(room, least), [room, least]);
  return (
    <g className={styles.walls}>
      <path d={paths.walls} className={styles.wall} />
      <path d={paths.gaps} className={styles.gap} />
      <path d={paths.frames} className={styles.frame} />
      <path d={paths.leaves} className={styles.leaf} />
      <path d={paths.swings} className={styles.swing} />
    </g>
  );
}
