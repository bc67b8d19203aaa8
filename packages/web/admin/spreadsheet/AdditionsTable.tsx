import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { WordIn } from '../frame/messages.ts';
import { useTranslate } from '../frame/useTranslate.ts';
import { CellValue } from './CellValue.tsx';
import type { Column } from './columns.ts';
import { cellsOf } from './documentCells.ts';
import { Facts } from './Facts.tsx';
import { PagedTable } from './PagedTable.tsx';
import type { Addition } from './plan/importPlan.ts';
import { RowCells, StackedRow } from './RowCells.tsx';
import { useColumnLabel } from './useColumnLabel.ts';
import { useIsNarrow } from './useIsNarrow.ts';

interface AdditionsTableProps {
  columns: readonly Column[];
  additions: readonly Addition[];
}

/** The articles that an import would add, with all that the file says of them. */
export function AdditionsTable({ columns, additions }: AdditionsTableProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
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
  const heads: WordIn<'spreadsheet.table'>[] = isNarrow ? ['article'] : ['row', 'article', 'values'];
  return (
    <PagedTable
      label={translate('spreadsheet.import.additions', { count: additions.length })}
      heads={heads.map((head) => translate(`spreadsheet.table.${head}`))}
      items={additions}
      rowsOf={(addition) =>
        isNarrow ? (
          <StackedRow key={addition.row} row={addition.row} title={addition.title}>
            <Facts facts={factsOf(addition)} />
          </StackedRow>
        ) : (
          <TableRow key={addition.row}>
            <RowCells row={addition.row} title={addition.title} />
            <TableCell>
              <Facts facts={factsOf(addition)} />
            </TableCell>
          </TableRow>
        )
      }
    />
  );
}
