import type { ReactNode } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './TargetGauge.module.css';

export interface TargetGaugeProps {
  label: string;
  sign: ReactNode;
  value: number;
  text: string;
  /** `sign` is the short form, `text` the form in words. Null: no target. */
  target: { value: number; text: string; sign: string; isMost: boolean } | null;
}

/** Length of the bar relative to its target. */
const BEYOND = 1.25;

export function TargetGauge({ label, sign, value, text, target }: TargetGaugeProps) {
  const { t } = useTranslation();
  const figure = (
    <p className={styles.figure}>
      <b>
        {sign} {text}
      </b>
      {target && (
        <span>
          <span className={styles.word}>{t('light.targetWord')} </span>
          {target.sign}
        </span>
      )}
    </p>
  );
  if (!target)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a figure with its name, no field of a form
      <div role="group" aria-label={`${label}: ${text}`} className={styles.gauge}>
        {figure}
      </div>
    );
  const full = target.value * BEYOND;
  const share = (lux: number) => `${(Math.min(1, lux / full) * 100).toFixed(1)}%`;
  const isWrong = target.isMost ? value > target.value : value < target.value;
  const [fine, reached] = [Math.min(value, target.value), Math.max(value, target.value)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not let the look of a <meter> be set alike
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={full}
      aria-valuenow={Math.min(value, full)}
      aria-valuetext={`${text}, ${target.text}`}
      data-most={target.isMost || undefined}
      className={styles.gauge}
    >
      {figure}
      <div className={styles.bar}>
        <i style={{ width: share(isWrong ? fine : value) }} />
        {isWrong && <q style={{ left: share(fine), right: `calc(100% - ${share(reached)})` }} />}
        <s style={{ left: share(target.value) }} />
      </div>
    </div>
  );
}
