import Box from '@mui/material/Box';
import { useTranslate } from '../words/useTranslate.ts';
import { CellValue } from './CellValue.tsx';
import type { Change } from './plan/importPlan.ts';
import { RowsTable } from './RowsTable.tsx';
import { useColumnLabel } from './useColumnLabel.ts';

/** What an import would change, field by field: what is there now, and what would be. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  const fieldsOf = ({ changes: fields }: Change) =>
    fields.map(({ column, before, after }) => ({
      key: column.name,
      label: labelOf(column),
      before: (
        <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
          <CellValue column={column} value={before} />
        </Box>
      ),
      after: (
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          <CellValue column={column} value={after} />
        </Box>
      ),
    }));
  return (
    <RowsTable
      label={translate('spreadsheet.import.changes', { count: changes.length })}
      heads={['field', 'before', 'after']}
      rows={changes}
      linesOf={(change) => fieldsOf(change).map(({ label, before, after }) => [label, before, after])}
      factsOf={(change) =>
        fieldsOf(change).map(({ key, label, before, after }) => ({
          key,
          label,
          value: (
            <>
              {before}
              {' → '}
              {after}
            </>
          ),
        }))
      }
    />
  );
}
