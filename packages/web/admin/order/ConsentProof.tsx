import { Button, DialogContentText, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { momentIn } from '../elements/dates.ts';
import { TitledDialog } from '../elements/FormDialog.tsx';
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
      {isOpen && (
        <TitledDialog
          title={translate('order.proofTitle')}
          fullWidth={false}
          maxWidth="sm"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>}
        >
          <DialogContentText sx={{ color: 'text.primary', whiteSpace: 'pre-wrap' }}>
            {consent}
          </DialogContentText>
          <Typography variant="caption" component="p">
            {translate('order.proofOf', { at: time, address })}
          </Typography>
        </TitledDialog>
      )}
    </>
  );
}
