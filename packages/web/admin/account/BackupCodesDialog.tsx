import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '../words/useTranslate.ts';
import { BackupCodes } from './BackupCodes.tsx';

/** Shows new backup codes until they are kept. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const id = useId();
  const translate = useTranslate();
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('account.code.newBackupCodes')}</DialogTitle>
      <DialogContent>
        <BackupCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('account.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
