import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { sheetName } from './catalogueFile.ts';
import { PlanTable } from './PlanTable.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { RejectionsNotice } from './RejectionsNotice.tsx';
import { useColumnWords } from './useColumnWords.ts';
import { type PlannedList, plannedCount } from './useImport.ts';

interface ImportPreviewProps {
  fileName: string;
  lists: readonly [PlannedList, ...PlannedList[]];
  /** Names of parts of the file that are no list of the catalogue. */
  passedOver: readonly string[];
}

/** What an import would do, before anything is done: of a whole catalogue one list at a time. */
export function ImportPreview({ fileName, lists, passedOver }: ImportPreviewProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      lists.findIndex(({ plan }) => plannedCount(plan) + plan.rejections.length > 0),
    ),
  );
  const { resource, columns, sheet, plan } = lists[chosen] ?? lists[0];
  const { language } = useColumnWords(columns);
  const unchanged = lists.reduce((sum, list) => sum + list.plan.unchanged, 0);
  const isEmpty = lists.every((list) => plannedCount(list.plan) + list.plan.rejections.length === 0);
  return (
    <>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>
        {unchanged > 0 && ` · ${translate('spreadsheet.import.unchanged', { smart_count: unchanged })}`}
        {isEmpty && ` ${translate('spreadsheet.import.nothing')}`}
      </Typography>
      {passedOver.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.passedOver', { names: passedOver.join(', ') })}
        </Alert>
      )}
      {lists.length > 1 && (
        <TextField
          select
          label={translate('spreadsheet.import.list')}
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ maxWidth: 480 }}
        >
          {lists.map((list, index) => (
            <MenuItem key={list.resource.name} value={index}>
              {sheetName(list.resource, language)}
              {' · '}
              {translate('spreadsheet.import.counts', {
                added: list.plan.additions.length,
                changed: list.plan.changes.length,
                rejected: list.plan.rejections.length,
              })}
            </MenuItem>
          ))}
        </TextField>
      )}
      {plan.unknownColumns.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.unknownColumns', {
            smart_count: plan.unknownColumns.length,
            names: plan.unknownColumns.join(', '),
          })}
        </Alert>
      )}
      <PlanTabs
        key={resource.name}
        plan={plan}
        labelOf={(each) => translate(`spreadsheet.import.${each}`, { count: plan[each].length })}
      >
        {(part) => (
          <>
            {part === 'rejections' && (
              <RejectionsNotice
                resource={resource}
                columns={columns}
                sheet={sheet}
                rejections={plan.rejections}
              />
            )}
            <PlanTable plan={plan} part={part} columns={columns} />
          </>
        )}
      </PlanTabs>
    </>
  );
}
