import type { Px } from '@lumitor/domain/units';
import { memo, useEffect } from 'react';
import { classes } from '../../ui/classes.ts';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, sheetFrame, toScreen } from '../../visitor/projection.ts';
import { placedLabels } from '../canvas/placedLabels.ts';
import type { ScreenLabel } from '../canvas/screenLabels.ts';
import type { WorkedOn } from '../useFolding.ts';
import styles from './PlanLabels.module.css';
import { useLabels } from './useLabels.ts';

const ORIGIN = { x: 0, y: 0 };
const BASELINE: Px = 4.5;

const Label = memo(function Label({ label }: { label: Omit<ScreenLabel, 'lead' | 'key'> }) {
  const { kind, text, x, y, width, height, stepId, gapKey, isBent } = label;
  const hasGround = kind === 'length' || kind === 'selected' || kind === 'next' || kind === 'distance';
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-step={stepId}
      data-distance={gapKey}
      className={classes(styles[kind], gapKey && styles.typed)}
    >
      {gapKey && <rect className={styles.hit} x={-22} y={-22} width={44} height={44} />}
      {hasGround && (
        <rect
          className={styles.ground}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={height / 2}
        />
      )}
      {isBent && <path className={styles.bend} d={`M${10 - width / 2} 3a6 6 0 0 1 12 0`} />}
      <text x={isBent ? 8 : 0} y={BASELINE}>
        {text}
      </text>
    </g>
  );
}, isSame);

function isSame(
  { label: a }: { label: Omit<ScreenLabel, 'lead' | 'key'> },
  { label: b }: { label: typeof a },
) {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.text === b.text &&
    a.kind === b.kind &&
    a.isBent === b.isBent &&
    a.gapKey === b.gapKey
  );
}

export interface PlanLabelsProps {
  view: View;
  area: CanvasArea;
  workOn: WorkedOn;
}

export default memo(function PlanLabels({ view, area, workOn }: PlanLabelsProps) {
  const labels = useLabels(view, area, workOn);
  useEffect(() => placedLabels.setState({ labels }), [labels]);
  // Whole pixels from a common origin: if the view only moves, no label changes.
  const origin = toScreen(ORIGIN, view, area);
  const [left, top] = [Math.round(origin.x), Math.round(origin.y)];
  const leads = labels.flatMap(({ lead }) => (lead ? [lead] : []));
  const write = ({ x, y }: { x: number; y: number }) => `${Math.round(x - left)} ${Math.round(y - top)}`;
  return (
    <svg aria-hidden="true" className={styles.labels} {...sheetFrame(area)}>
      <g transform={`translate(${left} ${top})`}>
        <path
          className={styles.lead}
          d={leads.map(([from, to]) => `M${write(from)}L${write(to)}`).join('')}
        />
        {labels.map(({ key, lead: _, ...label }) => (
          <Label
            key={key}
            label={{ ...label, x: Math.round(label.x - left), y: Math.round(label.y - top) }}
          />
        ))}
      </g>
    </svg>
  );
});
