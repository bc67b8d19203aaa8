import { fittedOpening, setOpening } from '@lumitor/domain/kinds/opening/positions';
import { wallOf } from '@lumitor/domain/kinds/room/outline';
import { isClockwise } from '@lumitor/domain/kinds/room/outlineShape';
import {
  type Hinge,
  MAX_OPENINGS,
  MIN_OPENING,
  OPENING_KINDS,
  type Opening,
  type OpeningKind,
  type Room,
} from '@lumitor/domain/kinds/room/room';
import type { Cm } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import flow from '../../../ui/layout.module.css';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { newStepId } from '../../../visitor/editing.ts';
import { setRoom } from '../../../visitor/room.ts';
import { selectPart, useSelectedPart } from '../../../visitor/selected.ts';
import { NumberField } from '../../NumberField.tsx';
import { focusPanel } from '../choice/ChoicePanel.tsx';
import { Section } from '../choice/Section.tsx';
import { PartItem } from './PartItem.tsx';
import styles from './Room.module.css';
import { openingName } from './roomNames.ts';

const WIDTH: Record<OpeningKind, Cm> = { door: 90, window: 150 };

function OpeningRow({ room, opening, name }: { room: Room; opening: Opening; name: string }) {
  const { t } = useTranslation();
  const { length } = wallOf(room.outline, opening.wall);
  /** Seen from inside, a clockwise wall starts on the left. */
  const sides: Hinge[] = isClockwise(room.outline) ? ['begin', 'end'] : ['end', 'begin'];
  const set = (change: Partial<Opening>) => setRoom(setOpening(room, { ...opening, ...change }));
  return (
    <PartItem
      part={{ kind: 'opening', id: opening.id }}
      name={name}
      note={t('room.openingNote', { wall: opening.wall + 1, width: opening.width })}
    >
      {() => (
        <>
          <div className={styles.three}>
            <Select
              label={t('room.onWall')}
              value={String(opening.wall)}
              options={room.outline.map((_, wall) => ({ value: String(wall), label: String(wall + 1) }))}
              onChange={(wall) => set({ wall: Number(wall) })}
            />
            <NumberField
              label={t('room.openingAt')}
              value={opening.at}
              min={0}
              max={Math.floor(length)}
              digits={1}
              onChange={(at) => set({ at })}
            />
            <NumberField
              label={t('room.openingWidth')}
              value={opening.width}
              min={MIN_OPENING}
              max={Math.floor(length)}
              onChange={(width) => set({ width })}
            />
          </div>
          <div className={styles.ends}>
            {opening.kind === 'door' && (
              <Segmented<Hinge>
                label={t('room.hinge')}
                value={opening.hinge ?? 'begin'}
                options={sides.map((value, index) => ({
                  value,
                  label: t(index === 0 ? 'room.hinge_left' : 'room.hinge_right'),
                }))}
                onChange={(hinge) => set({ hinge })}
              />
            )}
            <IconButton
              size="small"
              icon="trash"
              label={t('room.removeOpening', { name })}
              onClick={({ currentTarget }) => {
                focusPanel(currentTarget);
                setRoom({ ...room, openings: room.openings.filter((other) => other !== opening) });
              }}
            />
          </div>
        </>
      )}
    </PartItem>
  );
}

export function OpeningList({ room }: { room: Room }) {
  const { t } = useTranslation();
  const selected = useSelectedPart();
  const wall = selected?.kind === 'wall' && selected.index < room.outline.length ? selected.index : 0;
  const isFull = room.openings.length >= MAX_OPENINGS;
  const added = (kind: OpeningKind): Opening | null => {
    const at = wallOf(room.outline, wall).length / 2;
    return fittedOpening({ id: newStepId(), kind, wall, at, width: WIDTH[kind] }, room.outline);
  };
  const add = (kind: OpeningKind) => {
    const opening = added(kind);
    if (!opening || !setRoom({ ...room, openings: [...room.openings, opening] })) return;
    selectPart({ kind: 'opening', id: opening.id });
  };
  return (
    <Section title={t('room.openings')}>
      {room.openings.length > 0 && (
        <ul className={styles.list}>
          {room.openings.map((opening) => (
            <OpeningRow key={opening.id} room={room} opening={opening} name={openingName(room, opening, t)} />
          ))}
        </ul>
      )}
      <div className={flow.wideRow}>
        {OPENING_KINDS.map((kind) => {
          const none = added(kind) ? undefined : t('room.noPlace');
          return (
            <Button
              key={kind}
              size="small"
              icon="plus"
              aria-label={t(`room.add_${kind}`)}
              disabledReason={isFull ? t('room.mostOpenings', { count: MAX_OPENINGS }) : none}
              onClick={() => add(kind)}
            >
              {t(`room.kind_${kind}`)}
            </Button>
          );
        })}
      </div>
    </Section>
  );
}
