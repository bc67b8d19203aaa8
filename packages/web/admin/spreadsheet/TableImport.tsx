import { Alert, DialogContent, LinearProgress } from '@mui/material';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ImportActions, type ImportKindProps } from './ImportActions.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { Target } from './targets.ts';
import { plannedCount, useImport } from './useImport.ts';

interface TableImportProps extends ImportKindProps {
  targets: readonly Target[];
  passedOver: readonly string[];
}

/** Tables or documents: what they would do, then all of it or nothing. */
export function TableImport({ targets, passedOver, name, onImported, onBusy, ...rest }: TableImportProps) {
  const translate = useTranslate();
  const state = useImport(name, targets, onImported);
  const { isApplying, failure, fault } = state;
  const [first, ...others] = state.lists ?? [];
  const count = (state.lists ?? []).reduce((sum, { plan }) => sum + plannedCount(plan), 0);
  const apply = async () => {
    onBusy(true);
    await state.apply();
    onBusy(false);
  };
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '70vh' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
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
            fileName={name}
            lists={[first, ...others]}
            passedOver={passedOver}
            onMap={state.map}
          />
        )}
      </DialogContent>
      {state.question}
      {isApplying && <LinearProgress aria-label={translate('spreadsheet.import.applying')} />}
      <ImportActions
        {...rest}
        isBusy={isApplying}
        isDisabled={count === 0}
        words={translate('spreadsheet.import.apply', { smart_count: count })}
        onApply={() => void apply()}
      />
    </>
  );
}
