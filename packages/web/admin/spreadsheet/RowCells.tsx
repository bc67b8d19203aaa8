import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '../frame/useTranslate.ts';

interface NamedRow {
  row: number;
  title: string;
}

/** The first cells of an article's rows: where it is in the file, and its name. */
export function RowCells({ row, title, span = 1 }: NamedRow & { span?: number }) {
  const translate = useTranslate();
  return (
    <>
      <TableCell rowSpan={span} sx={{ width: 64 }}>
        {row}
      </TableCell>
      <TableCell
        component="th"
        scope={span > 1 ? 'rowgroup' : 'row'}
        rowSpan={span}
        sx={{ minWidth: 160, fontWeight: 600 }}
      >
        {title || translate('spreadsheet.table.untitled')}
      </TableCell>
    </>
  );
}

/** The same in a single column, with all that there is to say of it below. */
export function StackedRow({ row, title, children }: NamedRow & { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="div">
          {translate('spreadsheet.table.rowNumber', { row })}
        </Typography>
        <Typography component="div" sx={{ fontWeight: 600, mb: 0.5 }}>
          {title || translate('spreadsheet.table.untitled')}
        </Typography>
        {children}
      </TableCell>
    </TableRow>
  );
}
