import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { CellValue } from './CellValue.tsx';
import { PagedTable } from './PagedTable.tsx';
import type { Change } from './plan/importPlan.ts';
import { useColumnLabel } from './useColumnLabel.ts';

interface ChangesTableProps {
  changes: readonly Change[];
}

const LONG_TEXT = { minWidth: 120, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** What an import would change, field by field: what is there now, and what would be. */
export function ChangesTable({ changes }: ChangesTableProps) {
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  return (
    <PagedTable
      label={translate('spreadsheet.import.changes', { count: changes.length })}
      heads={['row', 'article', 'field', 'before', 'after'].map((head) =>
        translate(`spreadsheet.table.${head}`),
      )}
      items={changes}
      rowsOf={({ row, title, changes: fields }) =>
        fields.map(({ column, before, after }, index) => (
          <TableRow key={`${row} ${column.name}`}>
            {index === 0 && (
              <>
                <TableCell rowSpan={fields.length} sx={{ width: 64 }}>
                  {row}
                </TableCell>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  rowSpan={fields.length}
                  sx={{ minWidth: 160, fontWeight: 600 }}
                >
                  {title}
                </TableCell>
              </>
            )}
            <TableCell sx={{ minWidth: 140 }}>{labelOf(column)}</TableCell>
            <TableCell sx={{ ...LONG_TEXT, color: 'text.secondary' }}>
              <CellValue column={column} value={before} />
            </TableCell>
            <TableCell sx={LONG_TEXT}>
              <CellValue column={column} value={after} />
            </TableCell>
          </TableRow>
        ))
      }
    />
  );
}
