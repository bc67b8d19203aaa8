import { wallsOf } from '@lumitor/domain/kinds/room/outline';
import { MAX_CORNERS, MIN_CORNERS } from '@lumitor/domain/kinds/room/outlineShape';
import { addCorner, removeCorner, setWallLength } from '@lumitor/domain/kinds/room/reshape';
import type { Room } from '@lumitor/domain/kinds/room/room';
import type { Cm } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { setRoom } from '../../../visitor/room.ts';
import { isPart, selectPart, useSelectedPart } from '../../../visitor/selected.ts';
import type { RoomPart } from '../../../visitor/selection.ts';
import { NumberField } from '../../NumberField.tsx';
import { FoldingSection } from './FoldingSection.tsx';
import styles from './Room.module.css';

export const WALL: { min: Cm; max: Cm } = { min: 1, max: 20_000 };

export function WallList({ room }: { room: Room }) {
  const { t } = useTranslation();
  const selected = useSelectedPart();
  const count = room.outline.length;
  return (
    <FoldingSection
      title={t('room.walls')}
      note={String(count)}
      isForced={selected?.kind === 'wall' || selected?.kind === 'corner'}
    >
      {() => (
        <ol className={styles.list}>
          {wallsOf(room.outline).map(({ length }, index) => {
            const part: RoomPart = { kind: 'wall', index };
            const number = index + 1;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a wall is its place in the outline
              <li key={index} className={styles.wall} data-selected={isPart(selected, part) || undefined}>
                <button
                  type="button"
                  className={styles.number}
                  aria-label={t('room.selectWall', { number })}
                  aria-pressed={isPart(selected, part)}
                  onClick={() => selectPart(part)}
                >
                  {number}
                </button>
                <NumberField
                  label={t('room.wallLength', { number })}
                  hideLabel
                  value={length}
                  {...WALL}
                  digits={1}
                  suffix="cm"
                  onFocus={() => selectPart(part)}
                  onChange={(value) => setRoom(setWallLength(room, index, value))}
                />
                <IconButton
                  size="small"
                  icon="plus"
                  label={t('room.addCorner', { number })}
                  disabledReason={
                    count >= MAX_CORNERS ? t('room.mostCorners', { count: MAX_CORNERS }) : undefined
                  }
                  onClick={() => setRoom(addCorner(room, index, length / 2))}
                />
                <IconButton
                  size="small"
                  icon="minus"
                  label={t('room.removeCorner', { number })}
                  disabledReason={count <= MIN_CORNERS ? t('room.threeCorners') : undefined}
                  onClick={() => setRoom(removeCorner(room, index))}
                />
              </li>
            );
          })}
        </ol>
      )}
    </FoldingSection>
  );
}
