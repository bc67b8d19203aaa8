import { Alert, TableCell, TableRow, Typography } from '@mui/material';
import { PagedTable } from '../../spreadsheet/PagedTable.tsx';
import { type PlanPart, PlanTabs } from '../../spreadsheet/PlanTabs.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { cellId } from '../cells.ts';
import type { Rejection, TextSetting, TextsPlan } from './planTexts.ts';

const LONG = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 120 } as const;

/** What an import would do to the texts, before anything is done. */
export function TextsPreview({ fileName, plan }: { fileName: string; plan: TextsPlan }) {
  const translate = useTranslate();
  const words = useWords('translations.file');

  const settingRow = (part: PlanPart) => (setting: TextSetting) => (
    <TableRow key={cellId(setting)}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
        {cellId(setting)}
      </TableCell>
      {part === 'changes' && <TableCell sx={{ ...LONG, color: 'text.secondary' }}>{setting.was}</TableCell>}
      <TableCell sx={LONG}>{setting.text}</TableCell>
    </TableRow>
  );
  const rejectionRow = ({ place: { row, name }, reason }: Rejection) => (
    <TableRow key={`${row} ${name}`}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {row === null ? name : words('row', { row, column: name })}
      </TableCell>
      <TableCell>{translate(`translations.rejected.${reason.key}`, reason.values)}</TableCell>
    </TableRow>
  );
  const labelOf = (each: PlanPart) => words(each, { count: plan[each].length });
  return (
    <>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>
        {plan.unchanged > 0 && ` · ${words('unchanged', { smart_count: plan.unchanged })}`}
        {plan.changes.length + plan.additions.length === 0 && ` · ${words('nothing')}`}
      </Typography>
      {plan.foreign.length > 0 && (
        <Alert severity="warning">{words('foreign', { languages: plan.foreign.join(', ') })}</Alert>
      )}
      <PlanTabs plan={plan} labelOf={labelOf}>
        {(part) =>
          part === 'rejections' ? (
            <>
              <Alert severity="warning">{words('skipped')}</Alert>
              <PagedTable
                label={labelOf(part)}
                heads={[words('where'), words('why')]}
                items={plan.rejections}
                rowsOf={rejectionRow}
              />
            </>
          ) : (
            <PagedTable
              label={labelOf(part)}
              heads={[words('text'), ...(part === 'changes' ? [words('was')] : []), words('becomes')]}
              items={plan[part]}
              rowsOf={settingRow(part)}
            />
          )
        }
      </PlanTabs>
    </>
  );
}
