import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { HttpError, Title, useBasename, useLocale } from 'react-admin';
import { Link, useParams } from 'react-router';
import { CartTrial } from '../cart/CartTrial.tsx';
import { momentIn } from '../elements/dates.ts';
import { PlacedAlert, PlacedButton, PlacedField, Row, Spaced, Stacked } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { CustomerCard } from './CustomerCard.tsx';
import { DifferencesCard } from './DifferencesCard.tsx';
import { EventsCard } from './EventsCard.tsx';
import { FilesCard } from './FilesCard.tsx';
import { InvoiceCard } from './InvoiceCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderSection } from './OrderSection.tsx';
import { PricesCard } from './PricesCard.tsx';
import { SiteCard } from './SiteCard.tsx';
import { type OrderActs, type OrderAtWork, useActsOn, useOrder } from './useOrder.ts';
import { useShownOffer } from './useShownOffer.ts';

function NotesCard({ work, acts }: { work: OrderWork; acts: OrderActs }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [text, setText] = useState('');
  const notes = work.events.flatMap((event) => (event.kind === 'note' ? [event] : []));
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() && (await acts.act({ kind: 'note', text: text.trim() }))) setText('');
  };
  return (
    <OrderSection title={translate('order.notes')} action={translate('order.shopOnly')}>
      <Stacked gap={1.5} px={2} pb={2}>
        {notes.map(({ id, at, by, data }) => (
          <div key={id}>
            <Spaced isVerbatim isBreakable>
              {data.text}
            </Spaced>
            <Typography variant="caption">
              {by}, {momentIn(at, locale)}
            </Typography>
          </div>
        ))}
        <Writing area="sales">
          <Row component="form" onSubmit={add} align="flex-start" isWrapped={false}>
            <PlacedField
              multiline
              label={translate('order.addNote')}
              value={text}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { maxLength: 5_000 } }}
              m={0}
            />
            <PlacedButton
              type="submit"
              variant="outlined"
              disabled={!text.trim() || acts.isWorking}
              height={40}
            >
              {translate('order.add')}
            </PlacedButton>
          </Row>
        </Writing>
      </Stacked>
    </OrderSection>
  );
}

/** Buyer of the last offer, else the enquirer. */
const clientOf = ({ work, enquiries: [enquiry] }: OrderAtWork): string =>
  work.offers.at(-1)?.buyer?.split('\n')[0] || enquiry?.name || '';

function LaterRevision({ work }: Pick<OrderAtWork, 'work'>) {
  const translate = useTranslate();
  const latest = work.revisions.at(-1);
  if (work.isLatest || !latest) return null;
  return (
    <PlacedAlert
      severity="info"
      mb={2}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={`../${encodeURIComponent(latest.id)}`}
          relative="path"
        >
          {translate('order.toLatest')}
        </Button>
      }
    >
      {translate('order.isRevised', { number: latest.number })}
    </PlacedAlert>
  );
}

function Order(order: OrderAtWork) {
  const translate = useTranslate();
  const acts = useActsOn(order.page.id);
  const shown = useShownOffer(order);
  return (
    <>
      <OrderHead {...order} acts={acts} shown={shown} />
      <LaterRevision work={order.work} />
      <Stacked columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' }} align="start">
        <Stacked>
          <Stacked columns={{ xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.45fr) minmax(0, 1fr)' }}>
            <OrderCard page={order.page} client={clientOf(order)} />
            <CustomerCard {...order} acts={acts} />
          </Stacked>
          <PricesCard {...order} acts={acts} shown={shown} />
          {order.work.status === 'won' && order.work.isLatest && <InvoiceCard {...order} />}
          {order.page.hasCart && (
            <OrderSection title={translate('cart.title')}>
              <Spaced px={2} pb={2}>
                <CartTrial order={order.page.id} />
              </Spaced>
            </OrderSection>
          )}
          {order.site && order.site.size > 0 && <SiteCard page={order.page} site={order.site} acts={acts} />}
          {order.page.revises && <DifferencesCard page={order.page} before={order.page.revises} />}
        </Stacked>
        <Stacked>
          <EventsCard {...order} />
          <NotesCard work={order.work} acts={acts} />
          <FilesCard {...order} acts={acts} />
        </Stacked>
      </Stacked>
    </>
  );
}

/** The order itself never changes (D29). */
export function AdminOrderPage() {
  const translate = useTranslate();
  const basename = useBasename();
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrder(id);
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <Spaced py={2} minWidth={0}>
      <Title title={translate('resources.zamowienia.name')} />
      {data && <Order key={id} {...data} />}
      {!data && isMissing && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" component={Link} to={`${basename}/zamowienia`}>
              {translate('order.back')}
            </Button>
          }
        >
          {translate('order.notFound')}
        </Alert>
      )}
      {!data && error && !isMissing && (
        <RetryNotice onRetry={refetch}>{translate('order.failed')}</RetryNotice>
      )}
      {!data && !error && (
        <div role="status" aria-label={translate('list.loading')}>
          <Skeleton variant="rounded" height={480} />
        </div>
      )}
    </Spaced>
  );
}
