import { LONG_RAIL, SHORT_RAIL } from '@lumitor/domain/parts/rails';
import type { Ref } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './LengthField.module.css';

/** Lengths of one click, in centimetres: those of the rails that are sold. */
export const PRESETS: readonly number[] = [SHORT_RAIL, LONG_RAIL];

export interface LengthFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A length in centimetres: the two that are sold by one click, any other typed. */
export function LengthField({ value, onChange, error, hint, ref }: LengthFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      {PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className={styles.preset}
          aria-pressed={value === String(preset)}
          aria-label={t('canvas.lengthPreset', { length: preset })}
          onClick={() => onChange(String(preset))}
        >
          {preset}
        </button>
      ))}
      <TextField
        ref={ref}
        className={styles.field}
        label={t('canvas.length')}
        hideLabel
        value={value}
        onChange={onChange}
        suffix="cm"
        inputMode="decimal"
        autoComplete="off"
        error={error}
        hint={hint}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
