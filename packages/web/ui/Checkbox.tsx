import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'className' | 'type'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
}

export function Checkbox({ label, checked, onChange, hint, ...input }: CheckboxProps) {
  const hintId = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
