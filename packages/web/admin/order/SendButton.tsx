import { type Offer, offerNumber } from '@lumitor/domain/order/offer';
import Send from '@mui/icons-material/SendOutlined';
import { Alert, Button, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { today } from '../elements/dates.ts';
import { FormDialog } from '../elements/FormDialog.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { OrderActs, OrderAtWork } from './useOrder.ts';

interface SendButtonProps extends OrderAtWork {
  offer: Offer;
  /** The work goes on here: the form that issued the offer is gone. */
  isNext: boolean;
  acts: OrderActs;
}

/** Sends an offer by mail, after a look at where it goes. */
export function SendButton({ work, enquiries, offer, isNext, acts }: SendButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [to, setTo] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const { position } = offer;
  const isOver = offer.validUntil < today();
  const isSent = work.events.some((event) => event.kind === 'offerSent' && event.data.position === position);
  const send = async (address: string) => {
    if (!(await acts.sendOffer(position, { to: address, message }))) return;
    setTo(null);
    notify('order.sentTo', { type: 'info', messageArgs: { to: address } });
  };
  const close = () => setTo(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Send />}
        autoFocus={isNext}
        // Clear of the bar that stays above the page.
        sx={{ scrollMarginTop: 64 }}
        onClick={() => setTo(enquiries.find(({ email }) => email)?.email ?? work.email)}
      >
        {translate(isSent ? 'order.sendAgain' : 'order.send')}
      </Button>
      {to !== null && (
        <FormDialog
          isCheckedByBrowser
          title={translate('order.sendTitle', { number: offerNumber(work.number, position) })}
          submit={translate('order.send')}
          submitProps={{ disabled: acts.isWorking || isOver }}
          onSubmit={() => send(to)}
          onClose={close}
        >
          <DialogContentText>{translate('order.sendMeaning')}</DialogContentText>
          {isOver && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {translate('failures.offerOver')}
            </Alert>
          )}
          <TextField
            required
            type="email"
            label={translate('order.email')}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            sx={{ mt: 2 }}
          />
          <TextField
            multiline
            minRows={3}
            label={translate('order.message')}
            helperText={translate('order.messageHint')}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            slotProps={{ htmlInput: { maxLength: 5_000 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
