import { useTranslate } from '../words/useTranslate.ts';
import { CellValue } from './CellValue.tsx';
import type { Column } from './columns.ts';
import { cellsOf } from './documentCells.ts';
import { Facts } from './Facts.tsx';
import type { Addition } from './plan/importPlan.ts';
import { RowsTable } from './RowsTable.tsx';
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
  const factsOf = ({ fields }: Addition) =>
    cellsOf(fields, shown).flatMap((value, index) => {
      const column = shown[index] as Column;
      if (!value && column.stored !== 'active') return [];
      return [
        { key: column.name, label: labelOf(column), value: <CellValue column={column} value={value} /> },
      ];
    });
  return (
    <RowsTable
      label={translate('spreadsheet.import.additions', { count: additions.length })}
      heads={['values']}
      rows={additions}
      linesOf={(addition) => [[<Facts key="facts" facts={factsOf(addition)} />]]}
      factsOf={factsOf}
    />
  );
}
