import {
  AREA_LENGTH,
  lengthOf,
  MAX_AREA_NAME,
  MAX_AREAS,
  reversedArea,
  type VerticalArea,
  withLength,
} from '@lumitor/domain/kinds/area/area';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Cm } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import flow from '../../../ui/layout.module.css';
import { TextField } from '../../../ui/TextField.tsx';
import { removeArea, setArea, useAreas } from '../../../visitor/room.ts';
import { takeTool } from '../../../visitor/roomStore.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { NumberField } from '../../NumberField.tsx';
import { focusPanel } from '../choice/ChoicePanel.tsx';
import { Section } from '../choice/Section.tsx';
import { PartItem } from './PartItem.tsx';
import styles from './Room.module.css';
import { areaName } from './roomNames.ts';

function AreaRow({ area, name, height }: { area: VerticalArea; name: string; height: Cm }) {
  const { t, language } = useTranslation();
  const { id, bottom, top } = area;
  const set = (change: Partial<VerticalArea>) => setArea({ ...area, ...change });
  const [min, max] = AREA_LENGTH;
  const length = formatNumber(lengthOf(area), language);
  return (
    <PartItem part={{ kind: 'area', id }} name={name} note={`${length} × ${top - bottom}\u00a0cm`}>
      {() => (
        <>
          <TextField
            label={t('room.areaTitle')}
            value={area.name}
            maxLength={MAX_AREA_NAME}
            autoComplete="off"
            onChange={(typed) => setArea({ ...area, name: typed }, `name of area ${id}`)}
            onBlur={settleTyping}
          />
          <div className={styles.even}>
            <NumberField
              label={t('room.openingWidth')}
              value={lengthOf(area)}
              digits={1}
              min={min}
              max={max}
              onChange={(value) => setArea(withLength(area, value))}
            />
            <NumberField
              label={t('room.areaBottom')}
              value={bottom}
              min={0}
              max={top - 1}
              onChange={(value) => set({ bottom: value })}
            />
            <NumberField
              label={t('room.areaTop')}
              value={top}
              min={bottom + 1}
              max={height}
              onChange={(value) => set({ top: value })}
            />
          </div>
          <div className={flow.wideRow}>
            <IconButton
              size="small"
              icon="refresh"
              label={t('room.turnArea', { name })}
              onClick={() => setArea(reversedArea(area))}
            />
            <IconButton
              size="small"
              icon="trash"
              label={t('room.removeOpening', { name })}
              onClick={({ currentTarget }) => {
                focusPanel(currentTarget);
                removeArea(id);
              }}
            />
          </div>
        </>
      )}
    </PartItem>
  );
}

export function AreaList({ room }: { room: Room }) {
  const { t } = useTranslation();
  const areas = useAreas();
  const isFull = areas.length >= MAX_AREAS;
  const draw = () => {
    const names = new Set(areas.map(({ name }) => name));
    const numbers = Array.from({ length: MAX_AREAS }, (_, index) =>
      t('room.areaName', { number: index + 1 }),
    );
    takeTool({
      kind: 'area',
      name: numbers.find((name) => !names.has(name)) ?? '',
      start: null,
      isPressed: false,
    });
  };
  return (
    <Section title={t('room.areas')} hint={areas.length === 0 && t('room.areasHint')}>
      {areas.length > 0 && (
        <ul className={styles.list}>
          {areas.map((area) => (
            <AreaRow key={area.id} area={area} name={areaName(areas, area, t)} height={room.height} />
          ))}
        </ul>
      )}
      <div className={flow.wideRow}>
        <Button
          size="small"
          icon="plus"
          disabledReason={isFull ? t('room.mostAreas', { count: MAX_AREAS }) : undefined}
          onClick={draw}
        >
          {t('room.addArea')}
        </Button>
      </div>
    </Section>
  );
}
