import type { Surface } from '@lumitor/domain/light/scene';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useTranslation } from '../../translation/useTranslation.ts';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { lightStore, useLight } from '../../visitor/lightStore.ts';
import { useAreas } from '../../visitor/room.ts';
import styles from './Readings.module.css';

/** On which surface light is measured. */
export function MeasuredOn() {
  const { t } = useTranslation();
  const surface = useLight((state) => state.surface);
  const room = useConfigurator((state) => currentPlan(state.history).room);
  const areas = useAreas();
  if (!room) return null;
  const surfaces: { value: string; label: string; surface: Surface }[] = [
    { value: 'plane', label: t('light.onPlane', { height: room.plane }), surface: { kind: 'plane' } },
    { value: 'floor', label: t('light.onFloor'), surface: { kind: 'floor' } },
    ...areas.map(({ id, name }, index) => ({
      value: `area ${id}`,
      label: name || t('room.areaName', { number: index + 1 }),
      surface: { kind: 'area' as const, id },
    })),
  ];
  const value = surface.kind === 'area' ? `area ${surface.id}` : surface.kind;
  return (
    <select
      aria-label={t('light.surface')}
      className={styles.surface}
      value={value}
      onChange={({ target }) =>
        lightStore.setState({
          surface: surfaces.find((one) => one.value === target.value)?.surface ?? { kind: 'plane' },
        })
      }
    >
      {surfaces.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  );
}
