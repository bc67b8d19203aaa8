import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { WordIn } from '../frame/messages.ts';
import { useTranslate } from '../frame/useTranslate.ts';
import { CellValue } from './CellValue.tsx';
import { Facts } from './Facts.tsx';
import { PagedTable } from './PagedTable.tsx';
import type { Change, FieldChange } from './plan/importPlan.ts';
import { RowCells, StackedRow } from './RowCells.tsx';
import { useColumnLabel } from './useColumnLabel.ts';
import { useIsNarrow } from './useIsNarrow.ts';

const LONG_TEXT = { minWidth: 120, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

function BeforeAndAfter({ column, before, after }: FieldChange) {
  return (
    <>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        <CellValue column={column} value={before} />
      </Box>
      {' → '}
      <Box component="ins" sx={{ textDecoration: 'none' }}>
        <CellValue column={column} value={after} />
      </Box>
    </>
  );
}

/** What an import would change, field by field: what is there now, and what would be. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const labelOf = useColumnLabel();
  const stacked = ({ row, title, changes: fields }: Change) => (
    <StackedRow key={row} row={row} title={title}>
      <Facts
        facts={fields.map((field) => ({
          key: field.column.name,
          label: labelOf(field.column),
          value: <BeforeAndAfter {...field} />,
        }))}
      />
    </StackedRow>
  );
  const rowsOf = ({ row, title, changes: fields }: Change) =>
    fields.map(({ column, before, after }, index) => (
      <TableRow key={`${row} ${column.name}`}>
        {index === 0 && <RowCells row={row} title={title} span={fields.length} />}
        <TableCell sx={{ minWidth: 140 }}>{labelOf(column)}</TableCell>
        <TableCell sx={{ ...LONG_TEXT, color: 'text.secondary' }}>
          <CellValue column={column} value={before} />
        </TableCell>
        <TableCell sx={LONG_TEXT}>
          <CellValue column={column} value={after} />
        </TableCell>
      </TableRow>
    ));
  const heads: WordIn<'spreadsheet.table'>[] = isNarrow
    ? ['article']
    : ['row', 'article', 'field', 'before', 'after'];
  return (
    <PagedTable
      label={translate('spreadsheet.import.changes', { count: changes.length })}
      heads={heads.map((head) => translate(`spreadsheet.table.${head}`))}
      items={changes}
      rowsOf={isNarrow ? stacked : rowsOf}
    />
  );
}
