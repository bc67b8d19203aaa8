import { type Offer, offerNumber } from '@lumitor/domain/order/offer';
import { ORDER_STATUSES, type OrderStatus } from '@lumitor/domain/settings/orders';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Edit from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { Box, Button, DialogContentText, IconButton, TextField } from '@mui/material';
import { Fragment, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { shopProjectPath } from '../../addresses.ts';
import { useMay } from '../data/useMay.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { today } from '../elements/dates.ts';
import { FormDialog } from '../elements/FormDialog.tsx';
import { PlacedAlert, PlacedField, Row, Text } from '../elements/layout.tsx';
import { useStatusName } from '../orders/useStatusName.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { useOfferDownload } from './useOfferDownload.ts';
import type { OrderActs, OrderAtWork } from './useOrder.ts';
import type { ShownOffer } from './useShownOffer.ts';

interface SendButtonProps extends OrderAtWork {
  offer: Offer;
  /** Whether this button continues the work of the removed form, and takes the focus. */
  isNext: boolean;
  acts: OrderActs;
}

function SendButton({ work, enquiries, offer, isNext, acts }: SendButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [to, setTo] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const { position } = offer;
  const isOver = offer.validUntil < today();
  const sent = work.events.filter(
    (event) => event.kind === 'offerSent' && event.data.position === position,
  ).length;
  const [sentBefore, setSentBefore] = useState(sent);
  const send = async (address: string) => {
    if (!(await acts.sendOffer({ position, sent: sentBefore }, { to: address, message }))) return;
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
        onClick={() => {
          setSentBefore(sent);
          setTo(enquiries.find(({ email }) => email)?.email ?? work.email);
        }}
      >
        {translate(sent > 0 ? 'order.sendAgain' : 'order.send')}
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
            <PlacedAlert severity="error" mt={2}>
              {translate('failures.offerOver')}
            </PlacedAlert>
          )}
          <PlacedField
            required
            type="email"
            label={translate('order.email')}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            mt={2}
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

function StatusDot({ status }: { status: OrderStatus }) {
  const isOpen = status === 'new' || status === 'inWork' || status === 'offered';
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        mr: 1,
        borderRadius: '50%',
        border: 2,
        borderColor: isOpen ? 'var(--warm)' : 'text.disabled',
        bgcolor: isOpen ? 'var(--warm)' : status === 'won' ? 'text.disabled' : 'transparent',
      }}
    />
  );
}

interface OrderHeadProps extends OrderAtWork {
  acts: OrderActs;
  shown: ShownOffer;
}

export function OrderHead({ acts, shown, ...order }: OrderHeadProps) {
  const { page, work } = order;
  const translate = useTranslate();
  const { write } = useMay('sales');
  const mayOffer = useMay('offers').write;
  const statusName = useStatusName(page.settings.orders);
  const { offer, isIssued, draft, nextPosition } = shown;
  const { linkTo } = useOfferDownload(order);
  const assignees = [...new Set([...work.assignees, work.assignee])].filter(Boolean);
  return (
    <Row gap={1.5} mb={2}>
      {acts.question}
      <IconButton component={Link} to=".." relative="path" aria-label={translate('order.back')} edge="start">
        <ArrowBack />
      </IconButton>
      <Text component="h2" isStrong fontSize="1.5rem" mr={1}>
        {work.number}
      </Text>
      <ChoiceField
        label={translate('order.status')}
        value={work.status}
        disabled={acts.isWorking || !write}
        onChoose={(status) => acts.act({ kind: 'status', status })}
        choices={ORDER_STATUSES.map((status) => [
          status,
          <Fragment key={status}>
            <StatusDot status={status} />
            {statusName(status)}
          </Fragment>,
        ])}
        width={168}
        m={0}
      />
      <ChoiceField
        label={translate('order.assignee')}
        value={work.assignee}
        disabled={acts.isWorking || !write}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChoose={(assignee) => acts.act({ kind: 'assignee', assignee })}
        choices={[['', translate('order.nobody')], ...assignees.map((email) => [email, email] as const)]}
        width="auto"
        minWidth={128}
        maxWidth={260}
        m={0}
      />
      <Row align="stretch" ml={{ md: 'auto' }}>
        {order.enquiries.some(({ hasProject }) => hasProject) && (
          <Button
            variant="outlined"
            startIcon={<OpenInNew />}
            href={shopProjectPath(page.id)}
            target="_blank"
            rel="noreferrer"
          >
            {translate(write ? 'order.openProject' : 'order.seeProject')}
          </Button>
        )}
        {work.offerLink && (
          <Button
            variant="outlined"
            startIcon={<OpenInNew />}
            href={work.offerLink}
            target="_blank"
            rel="noreferrer"
          >
            {translate('order.offerPage')}
          </Button>
        )}
        {offer && (
          <Button variant="outlined" startIcon={<PictureAsPdf />} {...linkTo(offer.position)}>
            {translate('order.offerPdf')}
          </Button>
        )}
        {offer && mayOffer && (
          // A new key mounts a new button, which takes the focus.
          <SendButton key={String(isIssued)} {...order} offer={offer} isNext={isIssued} acts={acts} />
        )}
        {!draft && mayOffer && work.isLatest && (
          <Button
            variant="contained"
            startIcon={<Edit />}
            disabled={shown.drafting.isLoading}
            autoFocus={shown.latest === 'discarded'}
            onClick={shown.start}
          >
            {nextPosition > 1
              ? translate('order.reviseOffer', { position: nextPosition })
              : translate('order.makeOffer')}
          </Button>
        )}
      </Row>
    </Row>
  );
}
