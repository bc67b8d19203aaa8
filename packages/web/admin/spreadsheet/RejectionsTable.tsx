import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { WordIn } from '../frame/messages.ts';
import { useTranslate } from '../frame/useTranslate.ts';
import { Facts } from './Facts.tsx';
import { PagedTable } from './PagedTable.tsx';
import type { Rejection } from './plan/importPlan.ts';
import { RowCells, StackedRow } from './RowCells.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useProblemWords } from './useProblemWords.ts';

/** Rows that an import would leave out, each with the columns at fault and why. */
export function RejectionsTable({ rejections }: { rejections: readonly Rejection[] }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { columnOf, reasonOf } = useProblemWords();
  const stacked = ({ row, title, problems }: Rejection) => (
    <StackedRow key={row} row={row} title={title}>
      <Facts
        facts={problems.map((problem) => ({
          key: `${problem.column} ${problem.key}`,
          label: columnOf(problem),
          value: reasonOf(problem),
        }))}
      />
    </StackedRow>
  );
  const rowsOf = ({ row, title, problems }: Rejection) =>
    problems.map((problem, index) => (
      <TableRow key={`${row} ${problem.column} ${problem.key}`}>
        {index === 0 && <RowCells row={row} title={title} span={problems.length} />}
        <TableCell sx={{ minWidth: 120 }}>{columnOf(problem)}</TableCell>
        <TableCell sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>{reasonOf(problem)}</TableCell>
      </TableRow>
    ));
  const heads: WordIn<'spreadsheet.table'>[] = isNarrow
    ? ['article']
    : ['row', 'article', 'column', 'reason'];
  return (
    <PagedTable
      label={translate('spreadsheet.import.rejections', { count: rejections.length })}
      heads={heads.map((head) => translate(`spreadsheet.table.${head}`))}
      items={rejections}
      rowsOf={isNarrow ? stacked : rowsOf}
    />
  );
}
