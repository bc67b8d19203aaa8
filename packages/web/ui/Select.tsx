import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup<Value extends string> {
  group: string;
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'size'>,
    Omit<FieldProps, 'children'> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** In pixels; as wide as its place without. */
  width?: number;
}

const optionOf = ({ value, label, disabled }: SelectOption<string>) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** The browser's own select, dressed. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  className,
  options,
  width,
  onChange,
  ...select
}: SelectProps<Value>) {
  return (
    <Field {...{ label, hint, error, className }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <span className={styles.box} style={{ width }}>
          <select
            {...select}
            {...control}
            className={styles.select}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((one) =>
              'group' in one ? (
                <optgroup key={one.group} label={one.group}>
                  {one.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(one)
              ),
            )}
          </select>
          <Icon name="chevronDown" size={16} />
        </span>
      )}
    </Field>
  );
}
