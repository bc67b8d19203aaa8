import { useTranslate } from '../words/useTranslate.ts';
import type { Rejection } from './plan/importPlan.ts';
import { RowsTable } from './RowsTable.tsx';
import { useProblemWords } from './useProblemWords.ts';

/** Rows that an import would leave out, each with the columns at fault and why. */
export function RejectionsTable({ rejections }: { rejections: readonly Rejection[] }) {
  const translate = useTranslate();
  const { columnOf, reasonOf } = useProblemWords();
  return (
    <RowsTable
      label={translate('spreadsheet.import.rejections', { count: rejections.length })}
      heads={['column', 'reason']}
      rows={rejections}
      linesOf={({ problems }) => problems.map((problem) => [columnOf(problem), reasonOf(problem)])}
      factsOf={({ problems }) =>
        problems.map((problem) => ({
          key: `${problem.column} ${problem.key}`,
          label: columnOf(problem),
          value: reasonOf(problem),
        }))
      }
    />
  );
}
