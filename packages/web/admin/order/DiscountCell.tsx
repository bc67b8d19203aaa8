import { formatShare } from '@lumitor/domain/translation/figures';
import { Chip, TableCell } from '@mui/material';
import { useLocale } from 'react-admin';
import { HundredthsField } from './HundredthsField.tsx';

interface DiscountCellProps {
  label: string;
  /** In hundredths of a percent; null: of several lines, not the same of all. */
  value: number | null;
  /** Null where it is fixed. */
  onChange: ((hundredths: number) => void) | null;
  /** Says nothing where it is fixed: the lines below do. */
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

/** From which width on a cell has a column of its own; below it stands under the article's title. */
export const AT = {
  middle: { display: { xs: 'none', md: 'table-cell' } },
  wide: { display: { xs: 'none', sm: 'table-cell' } },
} as const;

/** Shown only where the columns are not. */
export const BELOW = { display: { xs: 'block', md: 'none' } } as const;
