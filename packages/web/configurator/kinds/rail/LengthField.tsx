import { radiusOf } from '@lumitor/domain/kinds/rail/length';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useLengths } from '../../../visitor/sold.ts';
import styles from './LengthField.module.css';

export interface LengthFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string | undefined;
  bent: boolean;
  hasPresets?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export type LengthPresetsProps = Pick<LengthFieldProps, 'value' | 'onChange'>;

export function LengthPresets({ value, onChange }: LengthPresetsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.presets}>
      {useLengths().map((preset) => (
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
    </div>
  );
}

export function LengthField(props: LengthFieldProps) {
  const { value, onChange, error, hint, bent, hasPresets = true, ref } = props;
  const { t, language } = useTranslation();
  const radius = bent ? radiusOf(typedLength(value)) : Number.NaN;
  const words =
    radius > 0 &&
    t('canvas.radius', { radius: radius.toLocaleString(language, { maximumFractionDigits: 0 }) });
  const lengths = useLengths();
  return (
    <div className={styles.row} style={{ '--presets': hasPresets ? lengths.length : 0 } as CSSProperties}>
      {hasPresets && <LengthPresets value={value} onChange={onChange} />}
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
        hint={[words, hint].filter(Boolean).join('; ') || undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
