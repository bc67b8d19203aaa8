import { type Hint, hintsFor } from '@lumitor/domain/light/hints';
import { useMemo } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { usePlan } from '../../visitor/configuratorStore.ts';
import card from '../WorkCard.module.css';
import styles from './Readings.module.css';
import { useChosenTables, useScene } from './useScene.ts';

export default function Hints({ id }: { id: string }) {
  const { t } = useTranslation();
  const plan = usePlan();
  const tables = useChosenTables(plan);
  const scene = useScene(plan, tables);
  const isReady = tables.state === 'ready';
  const hints = useMemo(() => (isReady ? hintsFor(scene, id) : []), [isReady, scene, id]);
  const text = (hint: Hint): string => {
    const [distance, target] = [Math.round(hint.distance), Math.round(hint.target)];
    if (hint.kind !== 'accent') return t(`hints.${hint.kind}`, { distance, wanted: target });
    const [angle, targetDistance] = [Math.round(hint.angle), Math.round(hint.targetDistance)];
    const index = plan.areas.findIndex(({ id: areaId }) => areaId === hint.areaId);
    const area = plan.areas[index]?.name || t('room.areaName', { number: index + 1 });
    return t('hints.accent', { area, angle, wanted: target, distance, wantedDistance: targetDistance });
  };
  if (hints.length === 0) return null;
  return (
    <ul className={classes(card.hint, styles.hints)} aria-label={t('hints.title')}>
      {hints.map((hint) => (
        <li key={hint.kind}>{text(hint)}</li>
      ))}
    </ul>
  );
}
