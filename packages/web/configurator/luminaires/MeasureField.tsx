import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { TextField } from '../../ui/TextField.tsx';
import { settleTyping } from '../store/editing.ts';

export interface MeasureFieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Null where several differ. */
  value: number | null;
  unit?: string;
  /** What the field is found by in a form. */
  name?: string;
  min: number;
  max: number;
  /** Waits with what is typed until the field is left, or Enter. */
  isLate?: boolean;
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
  const { label, hideLabel, hint, name, value, unit, min, max, isLate, disabledReason, onChange, className } =
    props;
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
    if (!isLate && number >= min && number <= max) onChange(number);
  };
  const settle = () => {
    if (problem) return;
    const isChanged = read !== null && !Number.isNaN(read) && typed !== shown(value, language);
    if (!isLate || !isChanged || onChange(read)) setTyped(null);
    settleTyping();
  };
  return (
    <TextField
      className={className}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      name={name}
      data-field={name}
      value={typed ?? shown(value, language)}
      suffix={unit}
      inputMode="decimal"
      autoComplete="off"
      error={problem}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      onChange={type}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
