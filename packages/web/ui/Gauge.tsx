import { classes } from './classes.ts';
import styles from './Gauge.module.css';

export interface GaugeProps {
  label: string;
  value: number;
  max: number;
  text: string;
  className?: string | undefined;
}

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
