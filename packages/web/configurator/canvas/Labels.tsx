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

const ORIGIN = { x: 0, y: 0 };

interface LabelProps {
  x: number;
  y: number;
  text: string;
  isBent: boolean;
}

const Label = memo(function Label({ x, y, text, isBent }: LabelProps) {
  const half = text.length * 4 + (isBent ? 19 : 10);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-11} width={2 * half} height={22} rx={11} className={styles.pill} />
      {isBent && <path d={`M${-half + 10} 3a6 6 0 0 1 12 0`} className={styles.arc} />}
      <text x={isBent ? 8 : 0} y={4.5} className={styles.text}>
        {text}
      </text>
    </g>
  );
});

/** The length of each run in sight, upright whatever the rotation (D12). */
export function Labels({ labels, view, area }: { labels: Layers['labels']; view: View; area: Area }) {
  const scale = SCALE * view.zoom;
  // Whole pixels from a common origin: where the view only moves, the origin does and no label.
  const origin = toScreen(ORIGIN, view, area);
  const shown = labels.flatMap((label) => {
    if (label.length * scale < LEAST_RUN) return [];
    const at = toScreen(label, view, area);
    if (
      at.x < -area.width / 2 ||
      at.x > 1.5 * area.width ||
      at.y < -area.height / 2 ||
      at.y > 1.5 * area.height
    )
      return [];
    const aside = rotated(label.aside, view.rotate);
    const x = at.x - origin.x + aside.x * (OFFSET + (label.isBent ? 0 : Math.abs(aside.x) * 6));
    return [{ ...label, x: Math.round(x), y: Math.round(at.y - origin.y + aside.y * OFFSET) }];
  });
  if (shown.length > MOST_LABELS) return null;
  return (
    <g transform={`translate(${Math.round(origin.x)} ${Math.round(origin.y)})`}>
      {shown.map(({ stepId, x, y, length, isBent }) => (
        <Label key={stepId} x={x} y={y} text={String(length)} isBent={isBent} />
      ))}
    </g>
  );
}
