import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import hidden from './VisuallyHidden.module.css';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hideLabel, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': classes(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <Icon name="warning" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
