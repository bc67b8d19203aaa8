import { Dialog, DialogTitle } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import type { CatalogueResource } from '../data/resources.ts';
import { closeUndoNotice, UndoNotice } from '../elements/UndoNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { sheetName } from './catalogueFile.ts';
import { FileChoice } from './FileChoice.tsx';
import { FilesImport } from './FilesImport.tsx';
import { headingLanguage } from './headings.ts';
import type { Imported } from './importReason.ts';
import { type ReadFile, readFile } from './sheet/readFile.ts';
import { TableImport } from './TableImport.tsx';
import { targetsOf } from './targets.ts';
import { useIsNarrow } from './useIsNarrow.ts';

/** In milliseconds; afterwards the change history takes an import back. */
const UNDO_FOR = 20_000;

interface ImportDialogProps {
  /** The list at hand. */
  resource: CatalogueResource;
  onClose: () => void;
}

/** Takes a file into the catalogue: choose it, see what it would do, then all of it or nothing. */
export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const isNarrow = useIsNarrow();
  const language = headingLanguage(useLocale());
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<{ name: string; read: ReadFile } | null>(null);
  const { name = '', read = null } = chosen ?? {};
  const found = useMemo(
    () => (read?.kind === 'tables' || read?.kind === 'documents' ? targetsOf(read, resource) : null),
    [read, resource],
  );
  const fault =
    read?.kind === 'fault' ? { fault: read.fault, sheet: '' } : found?.ok === false ? found : null;

  const choose = async (file: File) => {
    setReading(true);
    setChosen({ name: file.name, read: await readFile(file) });
    setReading(false);
  };
  const close = () => {
    // What is on its way can't be called back, and its end must be told.
    if (!isBusy) onClose();
  };
  const shared = {
    name,
    onBusy: setBusy,
    onForget: () => setChosen(null),
    onClose: close,
    onImported: ({ batch, collections, added, changed }: Imported) => {
      onClose();
      closeUndoNotice();
      notify(
        <UndoNotice
          words={translate('spreadsheet.import.done', { added, changed })}
          batch={batch}
          collections={collections}
        />,
        { autoHideDuration: UNDO_FOR, ClickAwayListenerProps: { mouseEvent: false, touchEvent: false } },
      );
    },
  };
  const hasFile = read !== null && !fault && !isReading;

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
      <DialogTitle id={titleId}>
        {translate('spreadsheet.import.title', { name: sheetName(resource, language) })}
      </DialogTitle>
      {!hasFile && (
        <FileChoice
          resource={resource}
          isReading={isReading}
          fault={isReading ? null : fault}
          onChoose={(file) => void choose(file)}
          onClose={close}
        />
      )}
      {hasFile && found?.ok && (
        <TableImport {...shared} targets={found.targets} passedOver={found.passedOver} />
      )}
      {hasFile && read.kind === 'files' && <FilesImport {...shared} resource={resource} files={read.files} />}
    </Dialog>
  );
}
