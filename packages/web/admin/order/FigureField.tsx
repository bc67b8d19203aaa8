import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { type DecimalSign, decimalSign, parseNumber } from '../elements/numbers.ts';
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
  /** Why a number within bounds is wrong. */
  fault?: string | undefined;
  onChange: (value: number) => void;
}

interface Bounds {
  min: number;
  max: number;
  decimals: 0 | 2;
}

/** Null if no number within bounds; without decimals, an empty text is none. */
function figureOf(written: string, { min, max, decimals }: Bounds, decimal: DecimalSign): number | null {
  const text = written.trim().replace(/(\d)[.,]$/, '$1') || (decimals === 0 ? '' : '0');
  const number = parseNumber(text, decimal);
  if (typeof number !== 'number') return null;
  const figure = Math.round(number * 10 ** decimals);
  const isExact = Math.abs(number * 10 ** decimals - figure) < 1e-6;
  return isExact && figure >= min && figure <= max ? figure : null;
}

/** Typed text remains until blur. Rejected text is named below, and the figure before it stays. */
export function FigureField(props: FigureFieldProps) {
  const { label, value, unit, min = 0, max, decimals = 2, isLabelled = false, fault, onChange } = props;
  const bounds = { min, max, decimals };
  const locale = useLocale();
  const translate = useTranslate();
  const [written, setWritten] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  const scale = 10 ** decimals;
  const shown = value === null ? '' : (value / scale).toLocaleString(locale, { useGrouping: false });
  const read = (text: string) => figureOf(text, bounds, decimalSign(locale ?? 'pl'));
  const isWrong = written !== null && read(written) === null;
  const wrong = isWrong ? written : refused;
  const most = [(max / scale).toLocaleString(locale), unit].filter(Boolean).join('\u00a0');
  return (
    <TextField
      value={written ?? shown}
      {...(isLabelled && { label })}
      error={wrong !== null || fault !== undefined}
      helperText={
        wrong === null ? fault : translate('order.notTaken', { written: wrong, least: min / scale, most })
      }
      onChange={({ target }) => {
        setRefused(null);
        setWritten(target.value);
        // A rejected text starts with digits that would be another figure: 1 of 1e9.
        const figure = read(target.value) ?? before;
        if (figure !== null) onChange(figure);
      }}
      onFocus={({ target }) => {
        setBefore(value);
        target.select();
      }}
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
