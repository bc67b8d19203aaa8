import { classes } from './classes.ts';
import styles from './Gauge.module.css';

export interface GaugeProps {
  label: string;
  value: number;
  max: number;
  /** Value in words, such as "128 W z 200 W". */
  text: string;
  className?: string | undefined;
}

/** Used share of a maximum; red above it. */
export function Gauge({ label, value, max, text, className }: GaugeProps) {
  const share = max > 0 ? value / max : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not let the look of a <meter> be set alike
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
      className={classes(styles.gauge, value > max && styles.exceeded, className)}
    >
      <i style={{ transform: `scaleX(${Math.min(1, share)})` }} />
    </div>
  );
}
