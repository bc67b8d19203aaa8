import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { sheetName } from './catalogueFile.ts';
import { PlanTable } from './PlanTable.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { type ImportPlan, LEAST_PRICE, lowPrices } from './plan/importPlan.ts';
import { RejectionsNotice } from './RejectionsNotice.tsx';
import { useColumnWords } from './useColumnWords.ts';
import { type PlannedList, plannedCount } from './useImport.ts';

/** Of rows that are remarked. */
const MOST_NAMES = 8;

interface ImportPreviewProps {
  fileName: string;
  lists: readonly [PlannedList, ...PlannedList[]];
  /** Names of parts of the file that are no list of the catalogue. */
  passedOver: readonly string[];
  /** Says by hand what a heading of a list's table means. */
  onMap(list: number, index: number, column: string | null): void;
}

/** What is worth a look in a plan that is taken nevertheless. */
function Remarks({ plan }: { plan: ImportPlan }) {
  const translate = useTranslate();
  const { language } = useColumnWords([]);
  const low = lowPrices(plan);
  return (
    <>
      {plan.unknownColumns.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.unknownColumns', {
            smart_count: plan.unknownColumns.length,
            names: plan.unknownColumns.join(', '),
          })}
        </Alert>
      )}
      {low.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.lowPrices', {
            smart_count: low.length,
            least: LEAST_PRICE.toLocaleString(language, { minimumFractionDigits: 2 }),
            names: low
              .slice(0, MOST_NAMES)
              .map(({ row, title }) => `${row} ${title}`)
              .join(', '),
          })}
        </Alert>
      )}
    </>
  );
}

/** What an import would do, before anything is done: of a whole catalogue one list at a time. */
export function ImportPreview({ fileName, lists, passedOver, onMap }: ImportPreviewProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      lists.findIndex(({ plan }) => plannedCount(plan) + plan.rejections.length > 0),
    ),
  );
  const { resource, columns, sheet, mapping, plan } = lists[chosen] ?? lists[0];
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
      <Remarks plan={plan} />
      {sheet && (
        <ColumnMapping
          {...{ sheet, columns, mapping }}
          isAtFault={false}
          onMap={(index, column) => onMap(chosen, index, column)}
        />
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
                {...{ sheet, mapping }}
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
