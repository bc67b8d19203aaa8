import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { typedLength } from '../../store/typedLength.ts';

export interface NumberFieldProps {
  label: string;
  hideLabel?: boolean;
  value: number;
  min: number;
  max: number;
  suffix?: string;
  /** How many digits behind the point are shown. */
  digits?: number;
  onChange: (value: number) => void;
  onFocus?: () => void;
}

/** A number that counts once the field is left or Enter is pressed: half a number would move a wall to nowhere. */
export function NumberField({
  label,
  hideLabel,
  value,
  min,
  max,
  suffix,
  digits = 0,
  onChange,
  onFocus,
}: NumberFieldProps) {
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const shown = value.toLocaleString(language, { maximumFractionDigits: digits, useGrouping: false });
  const leave = () => {
    if (typed === null || typed === shown) return setTyped(null);
    const number = typedLength(typed);
    const isFine = number >= min && number <= max;
    setWrong(!isFine);
    if (!isFine) return;
    setTyped(null);
    onChange(Number(number.toFixed(digits)));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    else if (event.key === 'Escape') {
      setTyped(null);
      setWrong(false);
    } else return;
    event.preventDefault();
  };
  return (
    <TextField
      label={label}
      hideLabel={hideLabel ?? false}
      value={typed ?? shown}
      onChange={setTyped}
      suffix={suffix}
      inputMode="decimal"
      autoComplete="off"
      error={isWrong && typed !== null ? t('room.outOfRange', { min, max }) : undefined}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.();
      }}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}
