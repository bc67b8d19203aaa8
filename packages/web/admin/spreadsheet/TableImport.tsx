import { Alert, LinearProgress } from '@mui/material';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { type ChosenFile, ImportBody } from './FileImport.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { Imported } from './importReason.ts';
import type { FoundTargets } from './targets.ts';
import { plannedCount, useImport } from './useImport.ts';

interface TableImportProps {
  chosen: ChosenFile<FoundTargets>;
  onImported(imported: Imported): void;
}

export function TableImport({ chosen, onImported }: TableImportProps) {
  const translate = useTranslate();
  const { targets, passedOver } = chosen.content;
  const state = useImport(chosen.name, targets, onImported);
  const { fault, lists = [] } = state;
  const [first, ...others] = lists;
  const count = lists.reduce((sum, { plan }) => sum + plannedCount(plan), 0);
  return (
    <>
      <ImportBody
        chosen={chosen}
        failure={state.failure}
        isBusy={state.isApplying}
        isDisabled={count === 0}
        words={translate('spreadsheet.import.apply', { smart_count: count })}
        apply={state.apply}
      >
        {fault && (
          <Alert severity="error">
            {[fault.sheet, translate(`spreadsheet.faults.${fault.key}`, fault.values)]
              .filter(Boolean)
              .join(': ')}
          </Alert>
        )}
        {fault?.table.sheet && (fault.key === 'noColumns' || fault.key === 'columnTwice') && (
          <ColumnMapping
            {...fault.table}
            sheet={fault.table.sheet}
            isAtFault
            onMap={(index, column) => state.map(fault.table.index, index, column)}
          />
        )}
        {state.catalogueError && <RetryNotice onRetry={state.retryCatalogue} />}
        {!first && !fault && !state.catalogueError && (
          <LinearProgress aria-label={translate('spreadsheet.import.reading')} />
        )}
        {first && (
          <ImportPreview
            fileName={chosen.name}
            lists={[first, ...others]}
            passedOver={passedOver}
            typeKeys={state.typeKeys}
            onMap={state.map}
          />
        )}
      </ImportBody>
      {state.question}
    </>
  );
}
