import { Button, DialogActions } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import type { Imported } from './importReason.ts';

/** What every kind of import is given. */
export interface ImportKindProps {
  /** Of the file. */
  name: string;
  onImported(imported: Imported): void;
  /** Whether something is on its way that can't be called back. */
  onBusy(isBusy: boolean): void;
  /** Back to the choice of a file. */
  onForget(): void;
  onClose(): void;
}

interface ImportActionsProps extends Pick<ImportKindProps, 'onForget' | 'onClose'> {
  isBusy: boolean;
  /** What the import is called, with how much of it there is. */
  words: string;
  isDisabled: boolean;
  onApply(): void;
}

/** The buttons below an import that is ready to be made. */
export function ImportActions({ isBusy, words, isDisabled, onApply, onForget, onClose }: ImportActionsProps) {
  const translate = useTranslate();
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& button': { whiteSpace: 'nowrap' } }}>
      <Button onClick={onForget} disabled={isBusy} sx={{ mr: 'auto' }}>
        {translate('spreadsheet.import.chooseOther')}
      </Button>
      <Button onClick={onClose} disabled={isBusy}>
        {translate('ra.action.cancel')}
      </Button>
      <Button variant="contained" onClick={onApply} disabled={isBusy || isDisabled}>
        {isBusy ? translate('spreadsheet.import.applying') : words}
      </Button>
    </DialogActions>
  );
}
