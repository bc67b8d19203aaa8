import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { ownLanguageName } from '../elements/languageNames.ts';

interface Props {
  code: string;
  onRemove(): void;
  onClose(): void;
}

/** Before a language is removed: what goes with it, and what stays. */
export function RemovalDialog({ code, onRemove, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby="removal-title"
      aria-describedby="removal-about"
    >
      <DialogTitle id="removal-title">
        {translate('languages.removal.title', { language: ownLanguageName(code) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="removal-about">{translate('languages.removal.about')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('languages.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onRemove}>
          {translate('languages.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
