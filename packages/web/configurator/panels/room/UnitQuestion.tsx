import {
  type FloorPlan,
  hiddenOf,
  isFill,
  isOn,
  pointOf,
  pointsIn,
} from '@lumitor/domain/floorPlan/floorPlan';
import { OFFERED_UNITS } from '@lumitor/domain/floorPlan/units';
import type { Cm } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import flow from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import type { OpenDxf } from '../../underlay/openDxf.ts';
import { closeFile, takeUnit } from '../../underlay/takeFile.ts';
import styles from './FloorPlan.module.css';
import { metresIn } from './metresIn.ts';

const MAX_LINES = 4000;
const MAX_POINTS_PER_LINE = 40;

const toMillimetre = (value: number): number => Math.round(value * 10) / 10;

function linePath(plan: FloorPlan): string {
  const every = Math.ceil(plan.closed.length / MAX_LINES);
  const hidden = new Set(hiddenOf(plan));
  let path = '';
  for (let line = 0; line < plan.closed.length; line += every) {
    if (isFill(plan, line) || !isOn(plan, line, hidden)) continue;
    const [from, to] = pointsIn(plan, line);
    const step = Math.ceil((to - from) / MAX_POINTS_PER_LINE);
    for (let index = from; index < to; index += step) {
      const { x, y } = pointOf(plan, index);
      path += `${index === from ? 'M' : 'L'}${toMillimetre(x)} ${toMillimetre(y)}`;
    }
    if (plan.closed[line] === 1) path += 'Z';
  }
  return path;
}

const RAIL: Cm = 200;

function AtScale({ plan }: { plan: FloorPlan }) {
  const { width, height } = plan;
  const path = useMemo(() => linePath(plan), [plan]);
  const size = Math.max(width, height, RAIL) / 2;
  const [across, down] = [Math.max(width, RAIL), height + size / 5];
  const margin = size / 20;
  return (
    <svg
      aria-hidden="true"
      className={styles.atScale}
      viewBox={`${-margin} ${-margin} ${across + 2 * margin} ${down + 2 * margin}`}
    >
      <path d={path} />
      <path className={styles.rail} d={`M0 ${down}h${RAIL}`} />
    </svg>
  );
}

function DoorWidth({ plan }: { plan: FloorPlan }) {
  const { t, language } = useTranslation();
  const door = plan.openings.find(({ kind }) => kind === 'door');
  return door ? (
    <span className={text.note}>
      {t('floorPlan.doorWidth', { width: Math.round(door.width).toLocaleString(language) })}
    </span>
  ) : null;
}

export default function UnitQuestion({ file }: { file: OpenDxf }) {
  const { t, language } = useTranslation();
  if ('sure' in file.read) return null;
  const { proposals } = file.read;
  const others = OFFERED_UNITS.filter((unit) => proposals.every((proposal) => proposal.unit !== unit));
  return (
    <section className={flow.stack} aria-label={t('floorPlan.unit')}>
      <p className={text.note}>{t('floorPlan.unitHint')}</p>
      <div className={flow.pair}>
        {proposals.map(({ unit, plan }) => (
          <button key={unit} type="button" className={styles.proposal} onClick={() => void takeUnit(unit)}>
            <AtScale plan={plan} />
            <span className={styles.unit}>{t(`floorPlan.unit_${unit}`)}</span>
            <span>
              {t('floorPlan.size', {
                width: metresIn(plan.width, language),
                depth: metresIn(plan.height, language),
              })}
            </span>
            <DoorWidth plan={plan} />
          </button>
        ))}
      </div>
      <p className={text.note}>{t('floorPlan.otherUnit')}</p>
      <div className={flow.wideRow}>
        {others.map((unit) => (
          <Button key={unit} size="small" onClick={() => void takeUnit(unit)}>
            {t(`floorPlan.unit_${unit}`)}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={closeFile}>
          {t('room.giveUp')}
        </Button>
      </div>
    </section>
  );
}
