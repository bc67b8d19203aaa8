import type { OrderLink } from '@lumitor/domain/order/orderWork';
import { orderShowsGross } from '@lumitor/domain/order/worth';
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { Fragment, type ReactNode, useState } from 'react';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { downloadPath } from '../../addresses.ts';
import { useMay } from '../data/useMay.ts';
import { momentIn } from '../elements/dates.ts';
import { EmailText } from '../elements/EmailText.tsx';
import { TitledDialog } from '../elements/FormDialog.tsx';
import { languageName } from '../elements/languageNames.ts';
import { Row, Spaced, Text } from '../elements/layout.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderSection } from './OrderSection.tsx';
import type { ListedEnquiry, OrderActs, OrderAtWork } from './useOrder.ts';

function ConsentProof({ enquiry: { at, address, consent } }: { enquiry: ListedEnquiry }) {
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
          <Text isVerbatim>{consent}</Text>
          <Typography variant="caption" component="p">
            {translate('order.proofOf', { at: time, address })}
          </Typography>
        </TitledDialog>
      )}
    </>
  );
}

const OrderLinkTo = ({ order: { id, number } }: { order: OrderLink }) => (
  <Link component={RouterLink} to={`../${encodeURIComponent(id)}`} relative="path">
    {number}
  </Link>
);

function Variant({ order, acts }: { order: OrderLink; acts: OrderActs }) {
  const translate = useTranslate();
  const { write } = useMay('sales');
  return (
    <Row gap={0} columnGap={1}>
      <OrderLinkTo order={order} />
      {write && (
        <Button size="small" disabled={acts.isWorking} onClick={() => acts.takeRevision(order.id)}>
          {translate('order.takeRevision')}
        </Button>
      )}
    </Row>
  );
}

interface CustomerCardProps extends OrderAtWork {
  acts: OrderActs;
}

const ROWS = [
  'customer',
  'name',
  'email',
  'phone',
  'language',
  'partner',
  'saved',
  'consent',
  'revisions',
  'variants',
] as const;

function useRows({
  page,
  work,
  enquiries,
  acts,
}: CustomerCardProps): Partial<Record<(typeof ROWS)[number], ReactNode>> {
  const translate = useTranslate();
  const locale = useLocale();
  const { byId, reflinks } = useReflinks();
  const partner = !work.parent
    ? translate('order.noPartner')
    : (byId.get(work.parent)?.name ?? (reflinks ? translate('sales.removedReflink') : ''));
  const prices = translate(orderShowsGross(page) ? 'order.pricesGross' : 'order.pricesNet');
  const [enquiry] = enquiries;
  const email = enquiry?.email || work.email;
  const notGiven = translate('order.notGiven');
  return {
    customer: <OrderCustomer work={work} acts={acts} />,
    ...(enquiry && {
      name: enquiry.name,
      phone: enquiry.phone ? <Link href={`tel:${enquiry.phone}`}>{enquiry.phone}</Link> : notGiven,
      consent: <ConsentProof enquiry={enquiry} />,
    }),
    email: email ? (
      <Link href={`mailto:${email}`}>
        <EmailText email={email} />
      </Link>
    ) : (
      notGiven
    ),
    language: `${languageName(page.data.language, locale)}, ${prices}`,
    partner,
    saved: (
      <>
        {momentIn(page.createdAt, locale)} ·{' '}
        <Link href={downloadPath(page.id)} target="_blank" rel="noreferrer">
          {translate('order.customerPage')}
        </Link>
      </>
    ),
    ...(work.revisions.length > 1 && {
      revisions: work.revisions.map((each) => (
        <Spaced key={each.id} component="span" display="inline-block" mr={1}>
          {each.id === work.id ? each.number : <OrderLinkTo order={each} />}
        </Spaced>
      )),
    }),
    ...(work.variants.length > 0 && {
      variants: work.variants.map((each) => <Variant key={each.id} order={each} acts={acts} />),
    }),
  };
}

export function CustomerCard(order: CustomerCardProps) {
  const translate = useTranslate();
  const rows = useRows(order);
  const { enquiries } = order;
  return (
    <OrderSection
      title={translate('order.customer')}
      action={
        enquiries.length > 0 && <Chip size="small" variant="outlined" label={translate('order.enquired')} />
      }
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: '6px 24px',
          px: 2,
          pb: 2,
          m: 0,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {ROWS.filter((name) => name in rows).map((name) => (
          <Fragment key={name}>
            <dt>{translate(`order.${name}`)}</dt>
            <dd>{rows[name]}</dd>
          </Fragment>
        ))}
      </Box>
      {enquiries.map(
        ({ id, message }) =>
          message && (
            <Box
              key={id}
              component="blockquote"
              sx={{
                m: 2,
                mt: 0,
                pl: 1.5,
                borderLeft: 2,
                borderColor: 'divider',
                color: 'text.secondary',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {message}
            </Box>
          ),
      )}
    </OrderSection>
  );
}
