import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useLocale, useTranslate } from 'react-admin';
import { saveFile } from '../../parts/file.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { catalogueFileName } from './catalogueFile.ts';
import type { Column } from './columns.ts';
import { PagedTable } from './PagedTable.tsx';
import type { Rejection } from './plan/importPlan.ts';
import type { Problem } from './plan/problem.ts';
import { rejectedGrid } from './plan/rejectedGrid.ts';
import type { Sheet } from './sheet/cell.ts';
import { csvOf } from './sheet/writeCsv.ts';

interface RejectionsTableProps {
  resource: CatalogueResource;
  columns: readonly Column[];
  sheet: Sheet;
  rejections: readonly Rejection[];
}

/** Rows that an import would leave out, each with the columns at fault and why; to be saved, mended and imported. */
export function RejectionsTable({ resource, columns, sheet, rejections }: RejectionsTableProps) {
  const translate = useTranslate();
  const locale = useLocale() === 'pl' ? 'pl' : 'en';
  const columnOf = ({ column }: Problem) => column || translate('spreadsheet.table.wholeRow');
  const reasonOf = ({ key, values }: Problem) => translate(`spreadsheet.problems.${key}`, values);
  const save = () => {
    const grid = rejectedGrid(sheet, columns, rejections, {
      row: translate('spreadsheet.note.row'),
      reason: translate('spreadsheet.note.reason'),
      reasonOf: ({ problems }) =>
        problems.map((problem) => `${columnOf(problem)}: ${reasonOf(problem)}`).join(' '),
    });
    const file = new Blob([csvOf(grid, locale)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, catalogueFileName(resource, translate('spreadsheet.note.rejected'), 'csv'));
  };
  return (
    <>
      <Alert
        severity="warning"
        sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        action={
          <Button color="inherit" size="small" startIcon={<FileDownload />} onClick={save}>
            {translate('spreadsheet.import.downloadRejected')}
          </Button>
        }
      >
        {translate('spreadsheet.import.rejected', { smart_count: rejections.length })}
      </Alert>
      <PagedTable
        label={translate('spreadsheet.import.rejections', { count: rejections.length })}
        heads={['row', 'article', 'column', 'reason'].map((head) => translate(`spreadsheet.table.${head}`))}
        items={rejections}
        rowsOf={({ row, title, problems }) =>
          problems.map((problem, index) => (
            <TableRow key={`${row} ${index.toString()}`}>
              {index === 0 && (
                <>
                  <TableCell rowSpan={problems.length} sx={{ width: 64 }}>
                    {row}
                  </TableCell>
                  <TableCell
                    component="th"
                    scope="rowgroup"
                    rowSpan={problems.length}
                    sx={{ minWidth: 160, fontWeight: 600 }}
                  >
                    {title || translate('spreadsheet.table.untitled')}
                  </TableCell>
                </>
              )}
              <TableCell sx={{ minWidth: 120 }}>{columnOf(problem)}</TableCell>
              <TableCell sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>{reasonOf(problem)}</TableCell>
            </TableRow>
          ))
        }
      />
    </>
  );
}
