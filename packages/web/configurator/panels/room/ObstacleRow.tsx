import { MAX_AREAS } from '@lumitor/domain/kinds/area/area';
import { frontsOf } from '@lumitor/domain/kinds/obstacle/fronts';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { memo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import flow from '../../../ui/layout.module.css';
import {
  addFronts,
  dropObstacle,
  duplicateObstacle,
  turnObstacle,
} from '../../../visitor/kinds/obstacleActs.ts';
import { useAreas } from '../../../visitor/room.ts';
import { focusPanel } from '../choice/ChoicePanel.tsx';
import { ObstacleFields, type Shown } from './ObstacleFields.tsx';
import { PartItem } from './PartItem.tsx';

interface ObstacleRowProps extends Shown {
  name: string;
  isFull: string | undefined;
  isSelected: boolean;
}

function FrontsButton({ obstacle, name, room }: Shown & { name: string }) {
  const { t } = useTranslation();
  const areas = useAreas();
  const isFull = areas.length >= MAX_AREAS;
  const none = frontsOf(obstacle, room.outline, areas, () => ({ id: '', name: '' })).length === 0;
  return (
    <Button
      size="small"
      icon="plus"
      disabledReason={
        isFull ? t('room.mostAreas', { count: MAX_AREAS }) : none ? t('obstacles.noFront') : undefined
      }
      onClick={() => addFronts(obstacle, (number) => t('obstacles.frontName', { name, number }))}
    >
      {t('obstacles.fronts')}
    </Button>
  );
}

/** Only a selected row shows the room, so the others skip rendering while it is dragged. */
const isShownAlike = (a: ObstacleRowProps, b: ObstacleRowProps): boolean =>
  a.obstacle === b.obstacle &&
  a.name === b.name &&
  a.isFull === b.isFull &&
  a.isSelected === b.isSelected &&
  (a.room === b.room || !b.isSelected);

export const ObstacleRow = memo(function ObstacleRow(props: ObstacleRowProps) {
  const { obstacle, name, isFull } = props;
  const { t, language } = useTranslation();
  const size = [obstacle.width, obstacle.depth].map((side) => formatNumber(side, language)).join(' × ');
  return (
    <PartItem part={{ kind: 'obstacle', id: obstacle.id }} name={name} note={`${size}\u00a0cm`}>
      {() => (
        <>
          <ObstacleFields {...props} />
          <div className={flow.wideRow}>
            <FrontsButton {...props} />
          </div>
          <div className={flow.wideRow}>
            <IconButton
              size="small"
              icon="rotate"
              label={t('obstacles.turn', { name })}
              onClick={() => turnObstacle(obstacle, 1)}
            />
            <IconButton
              size="small"
              icon="copy"
              label={t('obstacles.duplicate', { name })}
              disabledReason={isFull}
              onClick={() => duplicateObstacle(obstacle)}
            />
            <IconButton
              size="small"
              icon="trash"
              label={t('obstacles.remove', { name })}
              onClick={({ currentTarget }) => {
                focusPanel(currentTarget);
                dropObstacle(obstacle);
              }}
            />
          </div>
        </>
      )}
    </PartItem>
  );
}, isShownAlike);
