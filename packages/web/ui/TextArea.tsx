import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'>,
    Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({ label, hideLabel, hint, error, className, onChange, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} hideLabel={hideLabel ?? false}>
      {(control) => (
        <span className={styles.box} data-invalid={control['aria-invalid']}>
          <textarea
            rows={4}
            {...input}
            {...control}
            className={classes(styles.input, styles.area)}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
