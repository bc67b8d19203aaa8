import { ROOM_LIMITS, type Room } from '@lumitor/domain/kinds/room/room';
import { MAX_HANG } from '@lumitor/domain/plan/fields';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../../translation/useTranslation.ts';
import flow from '../../../ui/layout.module.css';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import { edit } from '../../../visitor/editing.ts';
import { isPlanRecessed, planHang } from '../../../visitor/lightCentre.ts';
import { setRoom } from '../../../visitor/room.ts';
import { NumberField } from '../../NumberField.tsx';
import { FoldingSection } from './FoldingSection.tsx';
import styles from './Room.module.css';

const SURFACES: readonly (keyof Room['reflectance'])[] = ['ceiling', 'walls', 'floor'];

export function RoomFigures({ room }: { room: Room }) {
  const { t, language } = useTranslation();
  const { height, plane, maintenance, reflectance } = room;
  const plan = usePlan();
  const [lowest, highest] = ROOM_LIMITS.height;
  const hang = planHang(plan);
  const isRecessed = isPlanRecessed(plan);
  const heights = isRecessed ? height : `${height} · ${formatNumber(hang, language)}`;
  return (
    <FoldingSection title={t('room.heights')} note={`${heights} cm`}>
      {() => (
        <>
          <NumberField
            label={t('room.height')}
            value={height}
            min={lowest}
            max={highest}
            suffix="cm"
            onChange={(value) => setRoom({ ...room, height: value, plane: Math.min(plane, value) })}
          />
          {!isRecessed && (
            <NumberField
              label={t('room.hang')}
              value={hang}
              digits={1}
              min={0}
              max={Math.min(MAX_HANG, height)}
              suffix="cm"
              onChange={(typed) => edit({ kind: 'setHang', hang: typed })}
            />
          )}
          <details className={styles.folded}>
            <summary>{t('room.forLight')}</summary>
            <div className={flow.stack}>
              {SURFACES.map((surface) => (
                <NumberField
                  key={surface}
                  label={t(`room.reflectance_${surface}`)}
                  value={reflectance[surface]}
                  min={ROOM_LIMITS.reflectance[0]}
                  max={ROOM_LIMITS.reflectance[1]}
                  digits={2}
                  onChange={(value) =>
                    setRoom({ ...room, reflectance: { ...reflectance, [surface]: value } })
                  }
                />
              ))}
              <NumberField
                label={t('room.plane')}
                value={plane}
                min={0}
                max={height}
                suffix="cm"
                onChange={(value) => setRoom({ ...room, plane: value })}
              />
              <NumberField
                label={t('room.maintenance')}
                value={maintenance}
                min={ROOM_LIMITS.maintenance[0]}
                max={ROOM_LIMITS.maintenance[1]}
                digits={2}
                onChange={(value) => setRoom({ ...room, maintenance: value })}
              />
            </div>
          </details>
        </>
      )}
    </FoldingSection>
  );
}
