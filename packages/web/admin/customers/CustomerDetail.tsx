import {
  type Customer,
  type CustomerPage,
  customerName,
  EMPTY_CUSTOMER,
} from '@lumitor/domain/customers/customer';
import { offerNumber } from '@lumitor/domain/order/offer';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import MergeType from '@mui/icons-material/MergeType';
import { Alert, Button, Card, Chip, List, ListItem, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { HttpError, Title, useBasename, useLocale, useNotify, useRedirect } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useRenewal } from '../data/renewal.ts';
import { dayOf, momentIn } from '../elements/dates.ts';
import { Placed, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useStatusName } from '../orders/useStatusName.ts';
import { EraseButton } from '../sales/EraseButton.tsx';
import { FormPage } from '../sales/storedForm.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { postCustomer, saveCustomer, useCustomer } from './customers.ts';
import { MergeDialog } from './MergeDialog.tsx';

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Row minHeight={48} px={2} py={1} rowGap={0}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Spaced ml="auto">{action}</Spaced>
      </Row>
      {children}
    </Card>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <Text color="textSecondary" px={2} pb={2}>
    {children}
  </Text>
);

function useOrderPath(): (id: string) => string {
  const basename = useBasename();
  return (id) => `${basename}/zamowienia/${encodeURIComponent(id)}`;
}

interface RowLine {
  id: string;
  to: string;
  number: string;
  about: readonly (string | false)[];
  more?: string;
  end?: ReactNode;
}

const Lines = ({ lines }: { lines: readonly RowLine[] }) => (
  <Placed as={List} dense disablePadding pb={1}>
    {lines.map(({ id, to, number, about, more, end }) => (
      <ListItem key={id} divider={id !== lines.at(-1)?.id}>
        <Row width="100%" columnGap={2} rowGap={0.5} align="baseline">
          <Spaced minWidth={0} flex="1 1 200px" isBreakable>
            <TextLink to={to}>{number}</TextLink>
            <Typography variant="caption" component="div">
              {about.filter(Boolean).join(' · ')}
            </Typography>
            {more && <Spaced isVerbatim>{more}</Spaced>}
          </Spaced>
          {end}
        </Row>
      </ListItem>
    ))}
  </Placed>
);

function OrdersSection({ orders, sums }: Pick<CustomerPage, 'orders' | 'sums'>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'pl';
  const pathOf = useOrderPath();
  const nameOf = useStatusName();
  const money = (net: number, currency: 'PLN' | 'EUR') =>
    formatMoney(cents(net), currency, locale.toUpperCase());
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  const net = sums.map((sum) => money(sum.net, sum.currency)).join(' + ');
  return (
    <Section
      title={translate('customers.orders')}
      action={count > 0 && translate('customers.worth', { smart_count: count, net })}
    >
      {orders.length === 0 && <Nothing>{translate('customers.noOrders')}</Nothing>}
      <Lines
        lines={orders.map((order) => ({
          id: order.id,
          to: pathOf(order.id),
          number: order.number,
          about: [order.name, momentIn(order.createdAt, locale)],
          end: (
            <>
              <Chip size="small" variant="outlined" label={nameOf(order.status)} />
              <Text component="span" isTabular isUnbroken>
                {money(order.net, order.currency)}
              </Text>
            </>
          ),
        }))}
      />
    </Section>
  );
}

function OffersSection({ offers }: Pick<CustomerPage, 'offers'>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'pl';
  const pathOf = useOrderPath();
  return (
    <Section title={translate('customers.offers')}>
      {offers.length === 0 && <Nothing>{translate('customers.noOffers')}</Nothing>}
      <Lines
        lines={offers.map(({ orderId, number, position, at, net, currency, validUntil }) => ({
          id: `${orderId} ${position}`,
          to: pathOf(orderId),
          number: offerNumber(number, position),
          about: [
            momentIn(at, locale),
            translate('customers.validUntil', { day: dayOf(`${validUntil}T12:00`, locale) }),
          ],
          end: (
            <Text component="span" isTabular isUnbroken>
              {formatMoney(cents(net), currency, locale.toUpperCase())}
            </Text>
          ),
        }))}
      />
    </Section>
  );
}

function EnquiriesSection({ enquiries }: Pick<CustomerPage, 'enquiries'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const pathOf = useOrderPath();
  return (
    <Section title={translate('customers.enquiries')}>
      {enquiries.length === 0 && <Nothing>{translate('customers.noEnquiries')}</Nothing>}
      <Lines
        lines={enquiries.map(({ id, orderId, number, at, name, phone, message, hasProject }) => ({
          id,
          to: pathOf(orderId),
          number,
          about: [name, phone, momentIn(at, locale), hasProject && translate('customers.withProject')],
          more: message,
        }))}
      />
    </Section>
  );
}

function Acts({ customer, onChanged }: { customer: Customer; onChanged(): Promise<unknown> }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [isMerging, setMerging] = useState(false);
  const { id } = customer;
  const name = customerName(customer);
  const person = useMemo(() => ({ customer: id, name }), [id, name]);
  return (
    <Writing area="customers">
      <Button startIcon={<MergeType />} onClick={() => setMerging(true)}>
        {translate('customers.merge')}
      </Button>
      <EraseButton person={person} onErased={() => redirect('list', 'klienci')} />
      {isMerging && (
        <MergeDialog customer={customer} onClose={() => setMerging(false)} onMerged={onChanged} />
      )}
    </Writing>
  );
}

function Stored({ page }: { page: CustomerPage }) {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewal();
  const { customer } = page;
  const changed = () => renew(['reflinksdownload']);
  return (
    <>
      <Row py={1} justify="flex-end">
        <Acts customer={customer} onChanged={changed} />
      </Row>
      <Stacked columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} align="start" mb={4}>
        <Section title={translate('customers.data')}>
          <CustomerForm
            customer={customer}
            save={(fields, version) => saveCustomer(customer.id, version, fields)}
            onSaved={() => {
              notify('customers.saved', { type: 'info' });
              void changed();
            }}
          />
        </Section>
        <Stacked>
          <OrdersSection {...page} />
          <OffersSection {...page} />
          <EnquiriesSection {...page} />
        </Stacked>
      </Stacked>
    </>
  );
}

export function CustomerDetailPage() {
  const translate = useTranslate();
  const basename = useBasename();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCustomer(id);
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <Spaced py={1} minWidth={0}>
      <Title title={data ? customerName(data.customer) : translate('resources.klienci.name')} />
      {data && !isMissing && <Stored key={id} page={data} />}
      {isMissing && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" component={Link} to={`${basename}/klienci`}>
              {translate('customers.back')}
            </Button>
          }
        >
          {translate('customers.notFound')}
        </Alert>
      )}
      {!data && error && !isMissing && <RetryNotice onRetry={refetch} />}
      {!data && !error && (
        <div role="status" aria-label={translate('list.loading')}>
          <Skeleton variant="rounded" height={480} />
        </div>
      )}
    </Spaced>
  );
}

export function CustomerCreatePage() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <FormPage maxWidth={800}>
      <Title title="customers.addTitle" />
      <Section title={translate('customers.data')}>
        <CustomerForm
          isNew
          customer={EMPTY_CUSTOMER}
          save={(fields) => postCustomer(key, fields)}
          onSaved={({ id }) => {
            notify('customers.added', { type: 'info' });
            redirect('edit', 'klienci', id);
          }}
        />
      </Section>
    </FormPage>
  );
}
