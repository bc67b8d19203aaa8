import {
  cornersOf,
  OBSTACLE_KINDS,
  OBSTACLE_LIMITS,
  type Obstacle,
} from '@lumitor/domain/kinds/obstacle/obstacle';
import { boundsOfOutline } from '@lumitor/domain/kinds/room/outlineShape';
import type { Room } from '@lumitor/domain/kinds/room/room';
import type { Cm } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import flow from '../../../ui/layout.module.css';
import { Select } from '../../../ui/Select.tsx';
import { setObstacle } from '../../../visitor/room.ts';
import { NumberField } from '../../NumberField.tsx';

export interface Shown {
  obstacle: Obstacle;
  room: Room;
}

const set = (obstacle: Obstacle, change: Partial<Obstacle>) => setObstacle({ ...obstacle, ...change });

/** Distances from the room's left and upper edge on the plan. */
function PlaceFields({ obstacle, room }: Shown) {
  const { t } = useTranslation();
  const [own, all] = [boundsOfOutline(cornersOf(obstacle)), boundsOfOutline(room.outline)];
  if (!own || !all) return null;
  const greatest = (side: Cm, room: Cm): Cm => Math.max(0, Math.floor(room - side));
  return (
    <>
      <NumberField
        label={t('obstacles.left')}
        value={own.minX - all.minX}
        min={0}
        max={greatest(own.maxX - own.minX, all.maxX - all.minX)}
        digits={1}
        onChange={(left) => set(obstacle, { x: obstacle.x + left - (own.minX - all.minX) })}
      />
      <NumberField
        label={t('obstacles.top')}
        value={own.minY - all.minY}
        min={0}
        max={greatest(own.maxY - own.minY, all.maxY - all.minY)}
        digits={1}
        onChange={(top) => set(obstacle, { y: obstacle.y + top - (own.minY - all.minY) })}
      />
    </>
  );
}

export function ObstacleFields({ obstacle, room }: Shown) {
  const { t } = useTranslation();
  const { width, depth, heading, from, to, reflectance, kind } = obstacle;
  const side = { min: OBSTACLE_LIMITS.side[0], max: OBSTACLE_LIMITS.side[1], digits: 1 };
  return (
    <>
      <Select
        label={t('obstacles.kind')}
        value={kind}
        options={OBSTACLE_KINDS.map((value) => ({ value, label: t(`parts.obstacle_${value}`) }))}
        onChange={(value) => set(obstacle, { kind: value, made: undefined })}
      />
      <div className={flow.pair}>
        <NumberField
          label={t('obstacles.width')}
          value={width}
          {...side}
          suffix="cm"
          onChange={(value) => set(obstacle, { width: value })}
        />
        <NumberField
          label={t('obstacles.depth')}
          value={depth}
          {...side}
          suffix="cm"
          onChange={(value) => set(obstacle, { depth: value })}
        />
        <NumberField
          label={t('obstacles.from')}
          value={from}
          min={0}
          max={to - 1}
          digits={1}
          suffix="cm"
          onChange={(value) => set(obstacle, { from: value })}
        />
        <NumberField
          label={t('obstacles.to')}
          value={to}
          min={from + 1}
          max={room.height}
          digits={1}
          suffix="cm"
          onChange={(value) => set(obstacle, { to: value })}
        />
        <PlaceFields obstacle={obstacle} room={room} />
        <NumberField
          label={t('obstacles.heading')}
          value={heading}
          min={0}
          max={359}
          digits={1}
          suffix="°"
          onChange={(value) => set(obstacle, { heading: value })}
        />
        <NumberField
          label={t('obstacles.reflectance')}
          value={reflectance}
          min={OBSTACLE_LIMITS.reflectance[0]}
          max={OBSTACLE_LIMITS.reflectance[1]}
          digits={2}
          onChange={(value) => set(obstacle, { reflectance: value })}
        />
      </div>
    </>
  );
}
