import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import Bolt from '@mui/icons-material/Bolt';
import { Chip, Link, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  SelectPageCheckbox,
  SimpleList,
  useBasename,
  useLocale,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { momentIn } from '../elements/dates.ts';
import { Lamp } from '../elements/Lamp.tsx';
import { Text } from '../elements/layout.tsx';
import { SelectRow } from '../elements/SelectRow.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { OrderRow } from './listOrders.ts';
import { useStatusName } from './useStatusName.ts';

function OrderStatusChip({ order: { status, enquiredAt } }: { order: OrderRow }) {
  const nameOf = useStatusName();
  const isWaiting = status === 'new' && enquiredAt !== null;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={nameOf(status)}
      {...(isWaiting && { icon: <Lamp ml={1} /> })}
    />
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" component="div">
    {children}
  </Typography>
);

function useCells() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'pl';
  const basename = useBasename();
  const lineNames = useLineNames();
  const { byId } = useReflinks();
  return {
    pathOf: (id: string) => `${basename}/zamowienia/${encodeURIComponent(id)}`,
    name: ({ name }: OrderRow) => name || translate('orders.unnamed'),
    about: ({ isMicro, pieces }: OrderRow) =>
      [lineNames[productLineOf(isMicro)], translate('orders.piecesCount', { smart_count: pieces })].join(
        ' · ',
      ),
    time: (iso: string) => momentIn(iso, locale),
    partner: ({ parent }: OrderRow) =>
      parent && (byId.get(parent)?.name ?? translate('sales.removedReflink')),
    net: ({ net, currency }: OrderRow) => formatMoney(cents(net), currency, locale.toUpperCase()),
    exceeded: ({ powerExceeded }: OrderRow) =>
      powerExceeded && (
        <Text variant="caption" component="span" color="error" display="flex" alignItems="center">
          <Bolt fontSize="inherit" />
          {translate('orders.exceeded')}
        </Text>
      ),
  };
}

function NarrowTable() {
  const cells = useCells();
  return (
    <SimpleList<OrderRow>
      rowClick="edit"
      primaryText={(order) => (
        <>
          {order.number} · {cells.name(order)}
        </>
      )}
      secondaryText={(order) => (
        <>
          {[order.customer, order.email, cells.partner(order), cells.about(order)]
            .filter(Boolean)
            .join(' · ')}
          <br />
          {cells.time(order.createdAt)}
          {cells.exceeded(order)}
        </>
      )}
      tertiaryText={(order) => (
        <>
          {cells.net(order)} <OrderStatusChip order={order} />
        </>
      )}
      sx={{
        '& .MuiListItemText-primary, & .MuiListItemText-secondary': { overflowWrap: 'anywhere' },
        '& .RaSimpleList-tertiary': { opacity: 1 },
      }}
    />
  );
}

interface OrderTableProps {
  bulkActions: ReactNode | false;
}

function WideTable({ bulkActions }: OrderTableProps) {
  const translate = useTranslate();
  const cells = useCells();
  return (
    <DataTable<OrderRow>
      rowClick="edit"
      bulkActionButtons={false}
      bulkActionsToolbar={bulkActions ? <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar> : undefined}
    >
      {bulkActions && (
        <DataTable.Col
          label={<SelectPageCheckbox />}
          padding="checkbox"
          onClick={(event) => event.stopPropagation()}
          render={({ number }: OrderRow) => <SelectRow label={translate('orders.select', { number })} />}
        />
      )}
      <DataTable.Col
        source="number"
        label={translate('orders.number')}
        cellClassName="nowrap"
        render={(order: OrderRow) => (
          <Link
            component={RouterLink}
            to={cells.pathOf(order.id)}
            onClick={(event) => event.stopPropagation()}
          >
            {order.number}
          </Link>
        )}
      />
      <DataTable.Col
        source="createdAt"
        label={translate('orders.saved')}
        cellClassName="nowrap"
        render={({ createdAt }: OrderRow) => <time dateTime={createdAt}>{cells.time(createdAt)}</time>}
      />
      <DataTable.Col
        source="name"
        label={translate('orders.layout')}
        cellClassName="breakable"
        render={(order: OrderRow) => (
          <>
            {cells.name(order)}
            <Small>{cells.about(order)}</Small>
            {cells.exceeded(order)}
          </>
        )}
      />
      <DataTable.Col
        source="email"
        label={translate('orders.customer')}
        cellClassName="breakable"
        render={(order: OrderRow) => (
          <>
            {order.customer || order.email || <Small>{translate('orders.noEmail')}</Small>}
            {order.customer && <Small>{order.email}</Small>}
            <Small>{cells.partner(order)}</Small>
          </>
        )}
      />
      <DataTable.Col
        source="status"
        label={translate('orders.status')}
        render={(order: OrderRow) => (
          <>
            <OrderStatusChip order={order} />
            <Small>{order.assignee}</Small>
          </>
        )}
      />
      <DataTable.Col
        source="net"
        label={translate('orders.net')}
        align="right"
        cellClassName="nowrap"
        render={cells.net}
      />
    </DataTable>
  );
}

export function OrderTable({ bulkActions }: OrderTableProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return isNarrow ? <NarrowTable /> : <WideTable bulkActions={bulkActions} />;
}
