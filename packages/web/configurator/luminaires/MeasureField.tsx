import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { TextField } from '../../ui/TextField.tsx';
import { settleTyping } from '../store/editing.ts';

export interface MeasureFieldProps {
  label: string;
  hideLabel?: boolean;
  /** Null where several differ. */
  value: number | null;
  unit: string;
  min: number;
  max: number;
  /** Why it can't be changed. */
  disabledReason?: string | undefined;
  /** Tells whether it was taken; what was not stays in the field. */
  onChange: (value: number) => boolean;
  className?: string;
}

/** As it is shown: a tenth is the finest that anybody measures. */
const shown = (value: number | null, language: string): string =>
  value === null ? '' : String(Math.round(value * 10) / 10).replace('.', language === 'EN' ? '.' : ',');

/** Digits with a comma or a point; NaN for anything else. */
const readMeasure = (typed: string): number => {
  const text = typed.trim().replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
};

/** A number with a unit. What can't be one, or lies outside, stays in the field with the reason. */
export function MeasureField(props: MeasureFieldProps) {
  const { label, hideLabel, value, unit, min, max, disabledReason, onChange, className } = props;
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readMeasure(typed);
  const isOutside = read !== null && (read < min || read > max);
  const problem =
    read === null || typed === ''
      ? undefined
      : Number.isNaN(read)
        ? t('pieces.notNumber', { example: Math.round((min + max) / 2) })
        : isOutside
          ? t('pieces.outOfRange', { min, max })
          : undefined;
  const type = (text: string) => {
    setTyped(text);
    const number = readMeasure(text);
    if (number >= min && number <= max) onChange(number);
  };
  return (
    <TextField
      className={className}
      label={label}
      hideLabel={hideLabel}
      value={typed ?? shown(value, language)}
      suffix={unit}
      inputMode="decimal"
      autoComplete="off"
      error={problem}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      onChange={type}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        if (!problem) setTyped(null);
        settleTyping();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        setTyped(null);
        settleTyping();
      }}
    />
  );
}
