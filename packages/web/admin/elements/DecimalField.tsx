import { InputAdornment, TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { decimalSign, parseNumber, typedNumber } from './numbers.ts';

interface DecimalFieldProps {
  label: string;
  /** The typed text if it is not a number. */
  value: unknown;
  onChange(value: number | string): void;
  onBlur?(): void;
  isMoney?: boolean;
  suffix?: string | undefined;
  fault?: string | undefined;
  hint?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  empty?: 0 | '';
}

/** Invalid input stays text, which no schema accepts as an amount. */
function readTyped(text: string, locale: string): number | string {
  const value = parseNumber(text, decimalSign(locale));
  return typeof value === 'number' ? value : text;
}

const rounded = (value: number): number => Math.round(Number((value * 100).toPrecision(15))) / 100;

/** The text stays as typed until blur. */
export function DecimalField(props: DecimalFieldProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    isMoney = false,
    suffix,
    fault,
    hint,
    inputRef,
    isRequired,
    isDisabled = false,
    empty = 0,
  } = props;
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof value === 'number' ? typedNumber(value, locale, isMoney) : String(value ?? '');
  return (
    <TextField
      label={label}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const isEmpty = target.value.trim() === '';
        onChange(isEmpty ? empty : readTyped(target.value, locale));
      }}
      onBlur={() => {
        setTyped(null);
        if (isMoney && typeof value === 'number' && rounded(value) !== value) onChange(rounded(value));
        onBlur?.();
      }}
      error={Boolean(fault)}
      helperText={fault ?? hint}
      inputRef={inputRef}
      required={isRequired ?? false}
      disabled={isDisabled}
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
        input: suffix ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } : {},
      }}
    />
  );
}
