import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';

interface FigureFieldProps {
  label: string;
  /** Counted in the last decimal: 12.50 is 1250. */
  value: number | null;
  min?: number;
  max: number;
  decimals?: 0 | 2;
  unit: string;
  /** Shows the label, which is only spoken otherwise. */
  isLabelled?: boolean;
  onChange: (value: number) => void;
}

interface Bounds {
  min: number;
  max: number;
  decimals: 0 | 2;
}

/** Null if no number within bounds. */
function figureOf(written: string, { min, max, decimals }: Bounds): number | null {
  const form = decimals === 0 ? /^\s*\d{1,8}\s*$/ : /^\s*\d{0,8}([.,]\d{0,2})?\s*$/;
  if (!form.test(written)) return null;
  const figure = Math.round(Number(written.trim().replace(',', '.')) * 10 ** decimals);
  return figure >= min && figure <= max ? figure : null;
}

/** Typed text remains until blur, and rejected text is named below. */
export function FigureField(props: FigureFieldProps) {
  const { label, value, unit, min = 0, max, decimals = 2, isLabelled = false, onChange } = props;
  const bounds = { min, max, decimals };
  const locale = useLocale();
  const translate = useTranslate();
  const [written, setWritten] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const scale = 10 ** decimals;
  const shown = value === null ? '' : (value / scale).toLocaleString(locale, { useGrouping: false });
  const isWrong = written !== null && figureOf(written, bounds) === null;
  const wrong = isWrong ? written : refused;
  const most = [(max / scale).toLocaleString(locale), unit].filter(Boolean).join(' ');
  return (
    <TextField
      value={written ?? shown}
      {...(isLabelled && { label })}
      error={wrong !== null}
      helperText={wrong !== null && translate('order.notTaken', { written: wrong, least: min / scale, most })}
      onChange={({ target }) => {
        setRefused(null);
        setWritten(target.value);
        const figure = figureOf(target.value, bounds);
        if (figure !== null) onChange(figure);
      }}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        if (isWrong) setRefused(written);
        setWritten(null);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          inputMode: decimals === 0 ? 'numeric' : 'decimal',
          ...(!isLabelled && { 'aria-label': label }),
          style: { textAlign: 'right' },
        },
        ...(unit && { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
      }}
      sx={{
        m: 0,
        width: isLabelled ? 132 : unit === '%' ? 84 : 116,
        '& .MuiFormHelperText-root': { mx: 0 },
        '& .MuiInputBase-root': { pr: 1 },
        '& .MuiInputBase-input': { px: 1, ...(!isLabelled && { py: 0.5 }) },
        '& .MuiInputAdornment-root': { ml: 0 },
      }}
    />
  );
}
