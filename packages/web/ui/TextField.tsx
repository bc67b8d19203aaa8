import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'size'>,
    Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  icon?: IconName;
  suffix?: ReactNode;
}

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  className,
  icon,
  suffix,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} hideLabel={hideLabel ?? false}>
      {(control) => (
        <span className={styles.box} data-invalid={control['aria-invalid']}>
          {icon && <Icon name={icon} size={16} />}
          <input
            type="text"
            {...input}
            {...control}
            className={styles.input}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
