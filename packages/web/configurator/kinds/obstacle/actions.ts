import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import { dropObstacle, duplicateObstacle, turnObstacle } from '../../../visitor/kinds/obstacleActs.ts';
import { setObstacle } from '../../../visitor/room.ts';
import { type Act, ARROW_KEYS } from '../../hand/act.ts';
import { SLIDE } from '../../hand/along.ts';
import { ARROWS } from '../../hand/arrows.ts';

export const OBSTACLE_ACTS: readonly Act<Obstacle>[] = [
  {
    ...ARROW_KEYS,
    help: 'keys.moveObstacle',
    do(obstacle, { key, isShift, onPlan }) {
      const way = onPlan(ARROWS[key] ?? { x: 0, y: 0 });
      const by = isShift ? SLIDE.coarse : SLIDE.fine;
      const to = { x: obstacle.x + way.x * by, y: obstacle.y + way.y * by };
      setObstacle({ ...obstacle, ...to }, `obstacle by key ${obstacle.id}`);
    },
  },
  {
    keys: ['o'],
    help: 'keys.turnObstacle',
    do: (obstacle, { isShift }) => turnObstacle(obstacle, isShift ? -1 : 1),
  },
  { keys: ['d'], help: 'keys.duplicateObstacle', do: duplicateObstacle },
  { keys: ['Delete', 'Backspace'], help: 'keys.removeObstacle', do: dropObstacle },
];
