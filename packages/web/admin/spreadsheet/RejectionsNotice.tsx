import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button } from '@mui/material';
import { csvFile } from '../../parts/csv.ts';
import { saveFile } from '../../parts/file.ts';
import type { ListResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { catalogueFileName } from './catalogueFile.ts';
import type { Column } from './columns.ts';
import type { Mapping } from './plan/header.ts';
import type { Rejection } from './plan/importPlan.ts';
import { rejectedGrid } from './plan/rejectedGrid.ts';
import type { Sheet } from './sheet/cell.ts';
import { gridCsv } from './sheet/csv.ts';
import { useColumnWords } from './useColumnWords.ts';

interface RejectionsNoticeProps {
  resource: ListResource;
  columns: readonly Column[];
  /** Null where they come from no table: there is none to save them in. */
  sheet: Sheet | null;
  mapping: Mapping;
  rejections: readonly Rejection[];
}

/** Says that rows will be left out, and saves them with the reasons, to be mended and imported. */
export function RejectionsNotice({ resource, columns, sheet, mapping, rejections }: RejectionsNoticeProps) {
  const translate = useTranslate();
  const { language, columnOf, reasonOf } = useColumnWords(columns);
  const save = (from: Sheet) => {
    const words = {
      row: translate('spreadsheet.note.row'),
      reason: translate('spreadsheet.note.reason'),
      reasonOf: ({ problems }: Rejection) =>
        problems.map((problem) => `${columnOf(problem)}: ${reasonOf(problem)}`).join(' '),
    };
    const grid = rejectedGrid(from, columns, rejections, words, mapping);
    const file = csvFile(gridCsv(grid, language));
    saveFile(file, catalogueFileName(resource, translate('spreadsheet.note.rejected'), 'csv'));
  };
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, py: 0.5 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        {translate('spreadsheet.import.rejected', { smart_count: rejections.length })}
        {sheet && (
          <Button color="inherit" size="small" startIcon={<FileDownload />} onClick={() => save(sheet)}>
            {translate('spreadsheet.import.downloadRejected')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
