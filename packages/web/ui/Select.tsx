import type { Px } from '@lumitor/domain/units';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'size'>,
    Omit<FieldProps, 'children'> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  children?: ReactNode;
  width?: Px;
}

export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  className,
  options,
  children,
  width,
  onChange,
  ...select
}: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} hideLabel={hideLabel ?? false}>
      {(control) => (
        <span className={styles.box} style={{ width }}>
          <select
            {...select}
            {...control}
            className={styles.select}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
            {children}
          </select>
          <Icon name="chevronDown" size={16} />
        </span>
      )}
    </Field>
  );
}
