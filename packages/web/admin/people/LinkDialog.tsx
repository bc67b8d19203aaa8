import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { useLocale } from 'react-admin';
import { CopyLinkButton } from '../elements/CopyLinkButton.tsx';
import { dayOf } from '../elements/dayOf.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { MadeLink } from './usePeople.ts';

/** Shows a link that has just been made, once. */
export function LinkDialog({ made, onClose }: { made: MadeLink; onClose(): void }) {
  const id = useId();
  const translate = useTranslate();
  const locale = useLocale();
  const { email, link, expiresAt, isMailed } = made;
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('people.link.title', { email })}</DialogTitle>
      <DialogContent>
        {isMailed && <DialogContentText gutterBottom>{translate('people.link.mailed')}</DialogContentText>}
        <DialogContentText>
          {translate('people.link.about', { until: dayOf(expiresAt, locale) })}
        </DialogContentText>
        <TextField
          label={translate('people.link.label')}
          value={link}
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => target.select()}
        />
        <CopyLinkButton url={link} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('people.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
