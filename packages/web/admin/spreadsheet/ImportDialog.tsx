import { collectionOf } from '@lumitor/domain/documents/collections';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { closeUndoNotice, UndoNotice } from '../elements/UndoNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { columnsOf } from './columns.ts';
import { FileChoice } from './FileChoice.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';
import { useIsNarrow } from './useIsNarrow.ts';

/** In milliseconds; afterwards the change history takes an import back. */
const UNDO_FOR = 20_000;

interface ImportDialogProps {
  resource: CatalogueResource;
  onClose: () => void;
}

/** Takes a file into a collection: choose it, see what it would do, then all of it or nothing. */
export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const notify = useNotify();
  const titleId = useId();
  const isNarrow = useIsNarrow();
  const state = useImport(resource, ({ batch, added, changed }) => {
    onClose();
    closeUndoNotice();
    notify(
      <UndoNotice
        words={translate('spreadsheet.import.done', { added, changed })}
        batch={batch}
        collections={[collectionOf(resource.collection, resource.line)]}
      />,
      { autoHideDuration: UNDO_FOR, ClickAwayListenerProps: { mouseEvent: false, touchEvent: false } },
    );
  });
  const { step, plan, sheet, codes, fault, failure } = state;
  const columns = useMemo(() => columnsOf(resource.collection, codes), [resource, codes]);
  const isApplying = step === 'applying';
  const hasFile = sheet !== null && !fault;
  const count = plan ? plan.additions.length + plan.changes.length : 0;
  const name = `${translate(`resources.${resource.name}.name`)}, ${lineNames[resource.line]}`;
  const close = () => {
    // What is on its way can't be called back, and its end must be told.
    if (!isApplying) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={hasFile ? 'lg' : 'md'}
      aria-labelledby={titleId}
      // A file that misses its place must not be opened by the browser instead of this page.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <DialogTitle id={titleId}>{translate('spreadsheet.import.title', { name })}</DialogTitle>
      <DialogContent
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          ...(hasFile && { height: '70vh' }),
        }}
      >
        {failure && (
          <Alert severity="error">{translate(`spreadsheet.failures.${failure.key}`, failure.values)}</Alert>
        )}
        {state.catalogueError && (
          <RetryNotice onRetry={state.retryCatalogue}>
            {translate('spreadsheet.import.loadFailed')}
          </RetryNotice>
        )}
        {!hasFile && (
          <FileChoice
            resource={resource}
            languages={codes}
            isReading={step === 'reading'}
            fault={fault}
            onChoose={state.choose}
          />
        )}
        {hasFile && !plan && !state.catalogueError && (
          <LinearProgress aria-label={translate('spreadsheet.import.reading')} />
        )}
        {hasFile && plan && (
          <ImportPreview
            resource={resource}
            columns={columns}
            sheet={sheet}
            fileName={state.name}
            plan={plan}
          />
        )}
      </DialogContent>
      {isApplying && <LinearProgress aria-label={translate('spreadsheet.import.applying')} />}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& button': { whiteSpace: 'nowrap' } }}>
        {hasFile && (
          <Button onClick={state.forget} disabled={isApplying} sx={{ mr: 'auto' }}>
            {translate('spreadsheet.import.chooseOther')}
          </Button>
        )}
        <Button onClick={close} disabled={isApplying}>
          {translate('spreadsheet.import.cancel')}
        </Button>
        {hasFile && (
          <Button variant="contained" onClick={state.apply} disabled={isApplying || count === 0}>
            {isApplying
              ? translate('spreadsheet.import.applying')
              : translate('spreadsheet.import.apply', { smart_count: count })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
