import { formatShare } from '@lumitor/domain/translation/figures';
import { Chip, TableCell } from '@mui/material';
import { useLocale } from 'react-admin';
import { HundredthsField } from './HundredthsField.tsx';

interface DiscountCellProps {
  label: string;
  /** Hundredths of a percent; null if the summarized lines differ. */
  value: number | null;
  /** Null for a fixed discount. */
  onChange: ((hundredths: number) => void) | null;
  isQuiet?: boolean;
}

export function DiscountCell({ label, value, onChange, isQuiet = false }: DiscountCellProps) {
  const language = useLocale().toUpperCase();
  return (
    <TableCell align="right">
      {onChange ? (
        <HundredthsField label={label} value={value} max={10_000} unit="%" onChange={onChange} />
      ) : value ? (
        !isQuiet && <Chip size="small" label={formatShare(value, language)} sx={{ borderRadius: 1 }} />
      ) : (
        !isQuiet && '–'
      )}
    </TableCell>
  );
}
