import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { CellValue } from './CellValue.tsx';
import type { Column } from './columns.ts';
import { cellsOf } from './documentCells.ts';
import { PagedTable } from './PagedTable.tsx';
import type { Addition } from './plan/importPlan.ts';
import { useColumnLabel } from './useColumnLabel.ts';

interface AdditionsTableProps {
  columns: readonly Column[];
  additions: readonly Addition[];
}

/** The articles that an import would add, with all that the file says of them. */
export function AdditionsTable({ columns, additions }: AdditionsTableProps) {
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  const shown = columns.filter(({ kind, stored }) => kind !== 'id' && stored !== 'title');
  /** What is as if nothing had been said is left out; whether an article is offered always stands there. */
  const valuesOf = ({ fields }: Addition) =>
    cellsOf(fields, shown).flatMap((value, index) => {
      const column = shown[index] as Column;
      return value || (column.stored === 'active' && value === false) ? [{ column, value }] : [];
    });
  return (
    <PagedTable
      label={translate('spreadsheet.import.additions', { count: additions.length })}
      heads={['row', 'article', 'values'].map((head) => translate(`spreadsheet.table.${head}`))}
      items={additions}
      rowsOf={(addition) => (
        <TableRow key={addition.row}>
          <TableCell sx={{ width: 64 }}>{addition.row}</TableCell>
          <TableCell component="th" scope="row" sx={{ minWidth: 160, fontWeight: 600 }}>
            {addition.title}
          </TableCell>
          <TableCell sx={{ minWidth: 240 }}>
            <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
              {valuesOf(addition).map(({ column, value }) => (
                <Box key={column.name} sx={{ display: 'flex', gap: 0.75 }}>
                  <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                    {labelOf(column)}
                  </Box>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    <CellValue column={column} value={value} />
                  </Box>
                </Box>
              ))}
            </Box>
          </TableCell>
        </TableRow>
      )}
    />
  );
}
