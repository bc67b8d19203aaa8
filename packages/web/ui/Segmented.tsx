import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Segmented.module.css';
import hidden from './VisuallyHidden.module.css';

export interface SegmentedProps<Value extends string> {
  label: ReactNode;
  hideLabel?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  /** `isIcon` hides the label, which is then the name and tooltip. */
  options: readonly { value: Value; label: string; icon?: IconName; isIcon?: boolean }[];
  className?: string | undefined;
}

export function Segmented<Value extends string>({
  label,
  hideLabel,
  value,
  onChange,
  options,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? hidden.hidden : styles.legend}>{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.segment}
            data-tooltip={option.isIcon ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
