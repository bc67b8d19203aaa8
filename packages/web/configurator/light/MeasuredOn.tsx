import { SITTING, STANDING } from '@lumitor/domain/light/around';
import type { LightSurface } from '@lumitor/domain/light/scene';
import { useTranslation } from '../../translation/useTranslation.ts';
import { lightStore, useLight } from '../../visitor/lightStore.ts';
import { useAreas, useRoom } from '../../visitor/room.ts';
import styles from './Readings.module.css';

const keyOf = (surface: LightSurface): string => Object.values(surface).join(' ');

export function MeasuredOn() {
  const { t } = useTranslation();
  const shown = useLight((state) => state.surface);
  const room = useRoom();
  const areas = useAreas();
  if (!room) return null;
  const surfaces: { label: string; surface: LightSurface }[] = [
    { label: t('light.onPlane', { height: room.plane }), surface: { kind: 'plane' } },
    { label: t('light.onFloor'), surface: { kind: 'floor' } },
    { label: t('light.onCeiling'), surface: { kind: 'ceiling' } },
    ...room.outline.map((_, wall) => ({
      label: t('light.onWall', { number: wall + 1 }),
      surface: { kind: 'wall', wall } as const,
    })),
    ...[SITTING, STANDING].map((height) => ({
      label: t('light.onFaces', { height }),
      surface: { kind: 'cylindrical', height } as const,
    })),
    ...areas.map(({ id, name }, index) => ({
      label: name || t('room.areaName', { number: index + 1 }),
      surface: { kind: 'area', id } as const,
    })),
  ];
  return (
    <select
      aria-label={t('light.surface')}
      className={styles.surface}
      value={keyOf(shown)}
      onChange={({ target }) =>
        lightStore.setState({
          surface: surfaces.find(({ surface }) => keyOf(surface) === target.value)?.surface ?? {
            kind: 'plane',
          },
        })
      }
    >
      {surfaces.map(({ label, surface }) => (
        <option key={keyOf(surface)} value={keyOf(surface)}>
          {label}
        </option>
      ))}
    </select>
  );
}
