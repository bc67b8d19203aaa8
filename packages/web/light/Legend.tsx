import type { Scale } from '@lumitor/domain/light/scale';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { CSSProperties } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { bandColour } from './bandColour.ts';
import { figuresShown } from './figuresShown.ts';
import styles from './Legend.module.css';

export interface LegendProps {
  /** The same in words. */
  label: string;
  /** lx, rising. */
  thresholds: readonly number[];
  /** lx */
  target: number | null;
  /** Absent: those of the theme. */
  colours?: Scale['colours'];
}

/** So wide the bar is at least, in pixels: that of the quiet map, and that of false colour where little or more room is. */
const WIDTH = { quiet: 256, narrow: 210, wide: 250 };

/** What the colours of illuminance stand for. */
export function Legend({ label, thresholds, target, colours = null }: LegendProps) {
  const { language } = useTranslation();
  const figures = thresholds.map((lux) => formatNumber(lux, language));
  const targetAt = thresholds.indexOf(target ?? Number.NaN);
  const narrow = figuresShown(figures, targetAt, WIDTH[colours ? 'narrow' : 'quiet']);
  const wide = colours ? figuresShown(figures, targetAt, WIDTH.wide, narrow) : narrow;
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.legend}
      data-false-colour={colours !== null || undefined}
      style={{ '--count': thresholds.length + 1 } as CSSProperties}
    >
      <div className={styles.bands}>
        {[0, ...thresholds].map((from, band) => (
          <i
            key={from}
            data-hot={band === thresholds.length || undefined}
            data-line={from === target || undefined}
            style={{ backgroundColor: bandColour(colours, band) }}
          />
        ))}
      </div>
      <div className={styles.steps}>
        {thresholds.map((lux, at) => (
          <span
            key={lux}
            data-target={lux === target || undefined}
            data-wide={!narrow.has(at) || undefined}
            data-inner={(at > 0 && at < thresholds.length - 1 && at !== targetAt) || undefined}
          >
            {wide.has(at) && figures[at]}
          </span>
        ))}
        <em>lx</em>
      </div>
    </div>
  );
}
