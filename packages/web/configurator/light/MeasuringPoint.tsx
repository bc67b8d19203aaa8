import type { Point } from '@lumitor/domain/layout/heading';
import { luxAt } from '@lumitor/domain/light/luxAt';
import type { LightMap } from '@lumitor/domain/light/scene';
import { formatLux } from '@lumitor/domain/translation/figures';
import type { Cm } from '@lumitor/domain/units';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import type { View } from '../../visitor/configuratorStore.ts';
import { lightStore, useLight } from '../../visitor/lightStore.ts';
import { type CanvasArea, toScreen } from '../../visitor/projection.ts';
import { ARROWS, onDrawing } from '../hand/arrows.ts';
import styles from './LightLayer.module.css';

const STEP: { fine: Cm; coarse: Cm } = { fine: 10, coarse: 50 };

const middleOf = ({ x, y, stepX, stepY, columns, rows }: LightMap): Point => ({
  x: Math.round(x + ((columns - 1) / 2) * stepX),
  y: Math.round(y + ((rows - 1) / 2) * stepY),
});

export function MeasuringPoint({ map, view, area }: { map: LightMap; view: View; area: CanvasArea }) {
  const { t, language } = useTranslation();
  const point = useLight((state) => state.point) ?? middleOf(map);
  const lux = luxAt(map, point);
  const at = toScreen(point, view, area);
  const text = lux === null ? t('light.outside') : formatLux(lux, language);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const way = onDrawing(arrow);
    const by = event.shiftKey ? STEP.coarse : STEP.fine;
    const next = { x: point.x + way.x * by, y: point.y + way.y * by };
    if (luxAt(map, next) !== null) lightStore.setState({ point: next });
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('light.point')}
      aria-description={t('light.pointKeys', STEP)}
      aria-valuemin={0}
      aria-valuemax={Math.max(lux ?? 0, 100_000)}
      aria-valuenow={Math.round(lux ?? 0)}
      aria-valuetext={text}
      className={styles.point}
      style={{ translate: `${at.x}px ${at.y}px` }}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        <path d="M-14 0h9M5 0h9M0 -14v9M0 5v9" />
      </svg>
      <output className={styles.value}>{text}</output>
    </div>
  );
}
