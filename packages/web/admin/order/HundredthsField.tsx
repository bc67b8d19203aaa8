import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';

interface HundredthsFieldProps {
  label: string;
  value: number | null;
  max: number;
  unit: string;
  onChange: (hundredths: number) => void;
}

/** Null if no number within bounds. */
function hundredthsOf(written: string, max: number): number | null {
  if (!/^\s*\d{0,8}([.,]\d{0,2})?\s*$/.test(written)) return null;
  const hundredths = Math.round(Number(written.trim().replace(',', '.')) * 100);
  return hundredths <= max ? hundredths : null;
}

/** Typed text remains until blur, and rejected text is named below. */
export function HundredthsField({ label, value, max, unit, onChange }: HundredthsFieldProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const [written, setWritten] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const shown = value === null ? '' : (value / 100).toLocaleString(locale, { useGrouping: false });
  const isWrong = written !== null && hundredthsOf(written, max) === null;
  const wrong = isWrong ? written : refused;
  const most = `${(max / 100).toLocaleString(locale)} ${unit}`;
  return (
    <TextField
      value={written ?? shown}
      error={wrong !== null}
      helperText={wrong !== null && translate('order.notTaken', { written: wrong, most })}
      onChange={({ target }) => {
        setRefused(null);
        setWritten(target.value);
        const hundredths = hundredthsOf(target.value, max);
        if (hundredths !== null) onChange(hundredths);
      }}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        if (isWrong) setRefused(written);
        setWritten(null);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', 'aria-label': label, style: { textAlign: 'right' } },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
      sx={{
        m: 0,
        width: unit === '%' ? 84 : 116,
        '& .MuiFormHelperText-root': { mx: 0 },
        '& .MuiInputBase-root': { pr: 1 },
        '& .MuiInputBase-input': { px: 1, py: 0.5 },
        '& .MuiInputAdornment-root': { ml: 0 },
      }}
    />
  );
}
