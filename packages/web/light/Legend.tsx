import { HOT_BAND } from '@lumitor/domain/light/thresholds';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './Legend.module.css';

export interface LegendProps {
  /** The same in words. */
  label: string;
  /** lx, rising. */
  thresholds: readonly number[];
  /** lx */
  target: number | null;
}

/** What the colours of illuminance stand for. */
export function Legend({ label, thresholds, target }: LegendProps) {
  const { language } = useTranslation();
  return (
    <div role="img" aria-label={label} className={styles.legend}>
      <div className={styles.bands}>
        {[0, ...thresholds].map((from, band) => (
          <i
            key={from}
            data-hot={band === HOT_BAND || undefined}
            style={{ backgroundColor: `var(--lux-${Math.min(band, HOT_BAND - 1)})` }}
          />
        ))}
      </div>
      <div className={styles.steps}>
        {thresholds.map((lux) => (
          <span key={lux} data-target={lux === target || undefined}>
            {formatNumber(lux, language)}
          </span>
        ))}
        <em>lx</em>
      </div>
    </div>
  );
}
