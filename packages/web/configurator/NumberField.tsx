import { useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { TextField } from '../ui/TextField.tsx';
import { settleTyping } from './store/editing.ts';
import { typedLength } from './store/typedLength.ts';

export interface NumberFieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Null where several differ. */
  value: number | null;
  min: number;
  max: number;
  suffix?: string;
  /** How many digits behind the point are shown. */
  digits?: number;
  /** Counts while it is typed; else once the field is left or Enter is pressed, as half a number would move a wall to nowhere. */
  isLive?: boolean;
  /** Why it can't be changed. */
  disabledReason?: string | undefined;
  /** @returns false where it was not taken: then it stays in the field */
  onChange: (value: number) => unknown;
  onFocus?: () => void;
  /** What the field is found by among others. */
  name?: string;
  className?: string;
}

/** A number, with a unit where it has one. What is none, or lies outside, stays in the field with the reason. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, value, min, max, suffix, digits = 0, isLive } = props;
  const { disabledReason, onChange, onFocus, name, className } = props;
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const shown = value?.toLocaleString(language, { maximumFractionDigits: digits, useGrouping: false }) ?? '';
  const read = typed === null || typed === '' ? null : typedLength(typed);
  const isFine = read !== null && read >= min && read <= max;
  const isWrong = read !== null && !isFine && (isLive || isLeft);
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const number = typedLength(text);
    if (isLive && number >= min && number <= max) onChange(number);
  };
  const leave = () => {
    setLeft(true);
    if (read !== null && !isFine) return;
    const isNew = read !== null && typed !== shown && !isLive;
    if (!isNew || onChange(Number(read.toFixed(digits))) !== false) setTyped(null);
    settleTyping();
  };
  return (
    <TextField
      className={className}
      label={label}
      hideLabel={hideLabel ?? false}
      hint={hint}
      name={name}
      data-field={name}
      value={typed ?? shown}
      suffix={suffix}
      inputMode="decimal"
      autoComplete="off"
      error={isWrong ? t('choice.outOfRange', { min, max }) : undefined}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      onChange={type}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.();
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        else if (event.key === 'Escape') setTyped(null);
        else return;
        event.preventDefault();
      }}
    />
  );
}
