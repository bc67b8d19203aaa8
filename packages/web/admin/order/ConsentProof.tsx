import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { momentIn } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Enquiry } from './useOrder.ts';

/** When a customer agreed to be answered; and on demand to which words, and from where. */
export function ConsentProof({ enquiry: { at, address, consent } }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const time = momentIn(at, locale);
  return (
    <>
      {time} ·{' '}
      <Link
        component="button"
        onClick={() => setOpen(true)}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {translate('order.proof')}
      </Link>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="consent-proof">
        <DialogTitle id="consent-proof">{translate('order.proofTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ color: 'text.primary', whiteSpace: 'pre-wrap' }}>
            {consent}
          </DialogContentText>
          <Typography variant="caption" component="p">
            {translate('order.proofOf', { at: time, address })}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('order.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
