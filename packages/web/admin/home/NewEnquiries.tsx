import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { ListedOrder, OrderOverview } from '@lumitor/domain/order/orderWork';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Button, Link, Typography } from '@mui/material';
import { DataTable, useBasename, useLocale, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { useLineNames } from '../../data/settings.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useMay } from '../data/useMay.ts';
import { EmailText } from '../elements/EmailText.tsx';
import { NewCount } from '../elements/Lamp.tsx';
import { Row } from '../elements/layout.tsx';
import { RecordTable } from '../elements/RecordTable.tsx';
import { useOrderActs } from '../orders/useOrderActs.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useFigures } from './figures.ts';
import { HomeCard, Nothing } from './HomeCard.tsx';

function TakeButton({ order: { id, number } }: { order: ListedOrder }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isWorking } = useOrderActs();
  const email = useStore(sessionStore, (session) => session.email);
  const take = async () => {
    const isTaken = await act(
      [id],
      { kind: 'assignee', assignee: email },
      { kind: 'status', status: 'inWork' },
    );
    if (isTaken) notify('dashboard.taken', { type: 'info', messageArgs: { number } });
  };
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={translate('dashboard.takeOf', { number })}
      aria-disabled={isWorking}
      className="unbroken"
      onClick={() => !isWorking && void take()}
    >
      {translate('dashboard.take')}
    </Button>
  );
}

function EnquiryTable({ enquiries }: { enquiries: readonly ListedOrder[] }) {
  const translate = useTranslate();
  const language = (useLocale() ?? 'pl').toUpperCase();
  const basename = useBasename();
  const lineNames = useLineNames();
  const { write } = useMay('sales');
  const { moment } = useFigures();
  return (
    <RecordTable resource="zamowienia" records={enquiries}>
      <DataTable.Col<ListedOrder>
        label={translate('dashboard.number')}
        cellClassName="nowrap"
        render={({ id, number, enquiredAt }) => (
          <>
            <Link component={RouterLink} to={`${basename}/zamowienia/${encodeURIComponent(id)}`}>
              {number}
            </Link>
            <Typography variant="caption" component="div">
              {enquiredAt && moment(enquiredAt)}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<ListedOrder>
        label={translate('dashboard.layout')}
        className="fromSm breakable"
        render={({ name, isMicro, pieces }) => (
          <>
            {name || translate('orders.unnamed')}
            <Typography variant="caption" component="div">
              {lineNames[productLineOf(isMicro)]} · {translate('dashboard.pieces', { count: pieces })}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<ListedOrder>
        label={translate('dashboard.customer')}
        className="fromSm breakable"
        render={({ email }) => <EmailText email={email} />}
      />
      <DataTable.Col<ListedOrder>
        label={translate('orders.net')}
        align="right"
        cellClassName="nowrap"
        render={({ net, currency }) => formatMoney(cents(net), currency, language)}
      />
      <DataTable.Col<ListedOrder>
        label={<VisuallyHidden>{translate('dashboard.take')}</VisuallyHidden>}
        align="right"
        cellClassName="shrunk"
        render={(order) => write && <TakeButton order={order} />}
      />
    </RecordTable>
  );
}

export function NewEnquiries({ enquiries }: Pick<OrderOverview, 'enquiries'>) {
  const translate = useTranslate();
  const basename = useBasename();
  const { count, newest } = enquiries;
  return (
    <HomeCard
      title={
        <Row component="span" display="inline-flex" isWrapped={false}>
          {translate('dashboard.enquiries')}
          <NewCount count={count} />
        </Row>
      }
      action={
        <Button component={RouterLink} to={`${basename}/zamowienia`} size="small" endIcon={<ChevronRight />}>
          {translate('dashboard.allOrders')}
        </Button>
      }
    >
      {newest.length === 0 ? (
        <Nothing>{translate('dashboard.noEnquiries')}</Nothing>
      ) : (
        <EnquiryTable enquiries={newest} />
      )}
    </HomeCard>
  );
}
