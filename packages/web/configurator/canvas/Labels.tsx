import { memo } from 'react';
import type { View } from '../store/configuratorStore.ts';
import styles from './Labels.module.css';
import type { Layers } from './layers.ts';
import { type Area, rotated, SCALE, toScreen } from './projection.ts';

/** From the axis to the middle of the label, in pixels. */
const OFFSET = 28;
/** A run shorter than this on screen, in pixels, has no room for its length. */
const LEAST_RUN = 30;
/** More labels than this at once are noise. */
const MOST_LABELS = 160;
/** Between two labels, in pixels. */
const GAP = 4;
const HEIGHT = 22;

const ORIGIN = { x: 0, y: 0 };

interface LabelProps {
  stepId: string;
  x: number;
  y: number;
  length: number;
  isBent: boolean;
}

const halfOf = ({ length, isBent }: Pick<LabelProps, 'length' | 'isBent'>): number =>
  String(length).length * 4 + (isBent ? 19 : 10);

/** A click on it types another length: see `stepOfLabel`. */
const Label = memo(function Label({ stepId, x, y, length, isBent }: LabelProps) {
  const half = halfOf({ length, isBent });
  return (
    <g transform={`translate(${x} ${y})`} data-step={stepId} className={styles.label}>
      <rect x={-half} y={-HEIGHT / 2} width={2 * half} height={HEIGHT} rx={HEIGHT / 2} />
      {isBent && <path d={`M${-half + 10} 3a6 6 0 0 1 12 0`} />}
      <text x={isBent ? 8 : 0} y={4.5}>
        {length}
      </text>
    </g>
  );
});

/** The step whose length a part of the drawing is; undefined where it is none. */
export const stepOfLabel = (on: Element): string | undefined =>
  on.closest<SVGGElement>('[data-step]')?.dataset.step;

/** Those that do not lie on one another: of two, the one of the longer run. */
function thinned(labels: readonly LabelProps[]): LabelProps[] {
  const kept: LabelProps[] = [];
  for (const label of labels) {
    const half = halfOf(label);
    const isFree = kept.every(
      (other) =>
        Math.abs(other.y - label.y) >= HEIGHT + GAP ||
        Math.abs(other.x - label.x) >= half + halfOf(other) + GAP,
    );
    if (isFree) kept.push(label);
    if (kept.length === MOST_LABELS) break;
  }
  return kept;
}

/** The length of each run in sight, upright whatever the rotation (D12). @param labels the longest first */
export function Labels({ labels, view, area }: { labels: Layers['labels']; view: View; area: Area }) {
  const scale = SCALE * view.zoom;
  // Whole pixels from a common origin: where the view only moves, the origin does and no label.
  const origin = toScreen(ORIGIN, view, area);
  const inSight: LabelProps[] = [];
  for (const label of labels) {
    if (label.length * scale < LEAST_RUN) break;
    const at = toScreen(label, view, area);
    if (Math.abs(at.x - area.width / 2) > area.width || Math.abs(at.y - area.height / 2) > area.height)
      continue;
    const aside = rotated(label.aside, view.rotate);
    const x = at.x - origin.x + aside.x * (OFFSET + (label.isBent ? 0 : Math.abs(aside.x) * 6));
    const { stepId, length, isBent } = label;
    inSight.push({
      stepId,
      length,
      isBent,
      x: Math.round(x),
      y: Math.round(at.y - origin.y + aside.y * OFFSET),
    });
  }
  return (
    <g transform={`translate(${Math.round(origin.x)} ${Math.round(origin.y)})`}>
      {thinned(inSight).map((label) => (
        <Label key={label.stepId} {...label} />
      ))}
    </g>
  );
}
