import { OBSTACLE_LIBRARY } from '@lumitor/domain/kinds/obstacle/library';
import { obstacleNames } from '@lumitor/domain/kinds/obstacle/names';
import { MADE_NAMES, MAX_OBSTACLES, type MadeName } from '@lumitor/domain/kinds/obstacle/obstacle';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { itemAt } from '@lumitor/domain/math/lists';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import flow from '../../../ui/layout.module.css';
import { addObstacle } from '../../../visitor/kinds/obstacleActs.ts';
import { isPart, useSelectedPart } from '../../../visitor/selected.ts';
import { Section } from '../choice/Section.tsx';
import { ObstacleRow } from './ObstacleRow.tsx';
import styles from './Room.module.css';

function Library({ isFull }: { isFull: string | undefined }) {
  const { t } = useTranslation();
  const titleOf = (made: MadeName) => {
    const size = OBSTACLE_LIBRARY[made].size.map((side) => side ?? t('obstacles.toCeiling')).join(' × ');
    return t('obstacles.add', { name: t(`obstacles.made_${made}`), size });
  };
  return (
    <div className={flow.wideRow}>
      {MADE_NAMES.map((made) => (
        <Button
          key={made}
          size="small"
          icon="plus"
          aria-label={titleOf(made)}
          data-tooltip={titleOf(made)}
          disabledReason={isFull}
          onClick={() => addObstacle(made)}
        >
          {t(`obstacles.made_${made}`)}
        </Button>
      ))}
    </div>
  );
}

/** Furniture and columns that block light (D68). */
export function ObstacleList({ room }: { room: Room }) {
  const { t } = useTranslation();
  const selected = useSelectedPart();
  const { obstacles = [] } = room;
  const names = obstacleNames(obstacles, t);
  const isFull =
    obstacles.length >= MAX_OBSTACLES ? t('obstacles.most', { count: MAX_OBSTACLES }) : undefined;
  return (
    <Section title={t('obstacles.title')} hint={obstacles.length === 0 && t('obstacles.hint')}>
      {obstacles.length > 0 && (
        <ul className={styles.list}>
          {obstacles.map((obstacle, index) => (
            <ObstacleRow
              key={obstacle.id}
              obstacle={obstacle}
              room={room}
              isFull={isFull}
              name={itemAt(names, index)}
              isSelected={isPart(selected, { kind: 'obstacle', id: obstacle.id })}
            />
          ))}
        </ul>
      )}
      <Library isFull={isFull} />
    </Section>
  );
}
