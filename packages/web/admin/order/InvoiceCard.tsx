import type { FaultPlace, InvoiceSource } from '@lumitor/domain/invoice/invoice';
import { ksefInvoice } from '@lumitor/domain/invoice/ksefInvoice';
import { fullNumber, type InvoiceParty } from '@lumitor/domain/invoice/parties';
import { ublInvoice } from '@lumitor/domain/invoice/ublInvoice';
import { offerNumber } from '@lumitor/domain/order/offer';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, AlertTitle, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useBasename } from 'react-admin';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { useMay } from '../data/useMay.ts';
import { PlainList, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { InvoiceLines, InvoiceSums } from './InvoiceTables.tsx';
import { OrderSection } from './OrderSection.tsx';
import { type ShownInvoice, useInvoice } from './useInvoice.ts';
import { type OrderAtWork, useInvoiceSource } from './useOrder.ts';
import { useAmounts } from './useOrderWords.ts';

function Party({
  side,
  party,
  children,
}: {
  side: 'seller' | 'buyer';
  party: InvoiceParty;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const id = useId();
  const { name, street, postcode, city, country, taxNumber } = party;
  const place = [[postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  const number = taxNumber
    ? translate('invoice.taxNumber', { number: fullNumber(taxNumber) })
    : translate('invoice.noTaxNumber');
  return (
    <section aria-labelledby={id}>
      <Typography variant="caption" component="h3" id={id}>
        {translate(`invoice.${side}`)}
      </Typography>
      <Text isStrong isBreakable>
        {name || translate('invoice.nobody')}
      </Text>
      {[street, place, number].filter(Boolean).map((line) => (
        <Text key={line} variant="body2" isBreakable>
          {line}
        </Text>
      ))}
      {children}
    </section>
  );
}

/** Account number as banks write it. */
const inFours = (account: string): string => account.replace(/.{4}(?=.)/g, '$& ');

/** Page of the administration where a fault is remedied; null: this page. */
function useRemedy({ customer }: InvoiceSource) {
  const translate = useTranslate();
  const basename = useBasename();
  const pages: Partial<Record<FaultPlace, readonly [to: string, name: string]>> = {
    settings: [`${basename}/ustawienia?section=shop`, translate('invoice.editSeller')],
    ...(customer && {
      customer: [`${basename}/klienci/${encodeURIComponent(customer.id)}`, translate('invoice.editBuyer')],
    }),
  };
  return (place: FaultPlace) => {
    const [to, name] = pages[place] ?? [];
    return to ? <TextLink to={to}>{name}</TextLink> : null;
  };
}

function Faults({ shown, source, id }: { shown: ShownInvoice; source: InvoiceSource; id: string }) {
  const translate = useTranslate();
  const remedyAt = useRemedy(source);
  if (shown.faults.length === 0) return null;
  return (
    <Alert severity="warning" id={id}>
      <AlertTitle>{translate('invoice.missing')}</AlertTitle>
      <PlainList component="ul">
        {shown.faults.map(({ kind, place, values }) => (
          <li key={`${kind} ${Object.values(values ?? {})}`}>
            {translate(`invoice.faults.${kind}`, values)} {remedyAt(place)}
          </li>
        ))}
      </PlainList>
    </Alert>
  );
}

function Notices({ shown: { basis, invoice } }: { shown: ShownInvoice }) {
  const translate = useTranslate();
  const { money } = useAmounts(invoice.currency);
  const deposit = basis.offer?.deposit ?? 0;
  return (
    <>
      {basis.kind !== 'accepted' && <Alert severity="info">{translate('invoice.notAccepted')}</Alert>}
      {deposit > 0 && (
        <Alert severity="info">{translate('invoice.deposit', { amount: money(deposit) })}</Alert>
      )}
    </>
  );
}

function Draft({ order, source }: { order: OrderAtWork; source: InvoiceSource }) {
  const translate = useTranslate();
  const shown = useInvoice(order, source);
  const remedyAt = useRemedy(source);
  const faultsId = useId();
  const { basis, form, invoice, faults } = shown;
  const save = () => {
    const now = `${new Date().toISOString().slice(0, 19)}Z`;
    const file = form.format === 'ksef' ? ksefInvoice(invoice, now) : ublInvoice(invoice);
    const name = fileNameOf(translate('invoice.file'), invoice.number, 'xml');
    saveFile(new Blob([file], { type: 'application/xml' }), name);
  };
  return (
    <OrderSection
      title={translate('invoice.title')}
      action={translate(`invoice.basis.${basis.kind}`, {
        number: basis.offer ? offerNumber(order.work.number, basis.offer.position) : '',
      })}
    >
      <Stacked px={2} pb={2}>
        <Notices shown={shown} />
        <Stacked columns={{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} align="start">
          <Party side="seller" party={invoice.seller}>
            {invoice.bankAccount && (
              <Text variant="body2" isBreakable>
                {translate('invoice.account', { number: inFours(invoice.bankAccount) })}
              </Text>
            )}
            {remedyAt('settings')}
          </Party>
          <Party side="buyer" party={invoice.buyer}>
            {remedyAt('customer')}
          </Party>
        </Stacked>
        <Faults shown={shown} source={source} id={faultsId} />
        <InvoiceFields shown={shown} />
      </Stacked>
      <InvoiceSums invoice={invoice} />
      <Spaced px={2} pb={1}>
        <InvoiceLines invoice={invoice} />
      </Spaced>
      <Row gap={2} px={2} py={1.5} line="above">
        <Text variant="caption" flex="1 1 240px">
          {translate('invoice.notStored')}
        </Text>
        <Button
          variant="contained"
          startIcon={<Download />}
          disabled={faults.length > 0}
          aria-describedby={faultsId}
          onClick={save}
        >
          {translate('invoice.download')}
        </Button>
      </Row>
    </OrderSection>
  );
}

function LoadedDraft(order: OrderAtWork) {
  const translate = useTranslate();
  const { data, error, refetch } = useInvoiceSource(order.page.id);
  if (data) return <Draft order={order} source={data} />;
  return (
    <OrderSection title={translate('invoice.title')}>
      <Spaced px={2} pb={2}>
        {error ? (
          <RetryNotice onRetry={refetch}>{translate('invoice.failed')}</RetryNotice>
        ) : (
          <div role="status" aria-label={translate('list.loading')}>
            <Skeleton variant="rounded" height={240} />
          </div>
        )}
      </Spaced>
    </OrderSection>
  );
}

/** Draft of a won order's invoice, for accounting (D76b); it names the customer, as it needs that permission. */
export const InvoiceCard = (order: OrderAtWork) =>
  useMay('customers').read ? <LoadedDraft {...order} /> : null;
