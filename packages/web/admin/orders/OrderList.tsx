import type { OrderSum } from '@lumitor/domain/order/orderWork';
import { formatMoney } from '@lumitor/domain/quote/money';
import { ORDER_STATUSES } from '@lumitor/domain/settings/orders';
import { cents } from '@lumitor/domain/units';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import {
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useListContext,
  useLocale,
  useNotify,
} from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { readAllPages } from '../data/documents.ts';
import { useMay } from '../data/useMay.ts';
import { ListRows } from '../elements/ListRows.tsx';
import { Text } from '../elements/layout.tsx';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { allOrders, type OrderWithLines, type StoredOrder } from './listOrders.ts';
import { useOrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { linesCsv, ordersCsv } from './ordersCsv.ts';
import { useOrderActs } from './useOrderActs.tsx';
import { useStatusName } from './useStatusName.ts';

function useMatching() {
  const { filterValues, sort } = useListContext();
  return async (detail?: { detail: string; omit: string }) => {
    const orders = await allOrders(filterValues, sort, detail !== undefined);
    const times = orders.map(({ createdAt }) => createdAt).sort();
    const [first, last] = [times[0], times.at(-1)];
    if (!first || !last) return { orders, documents: [] };
    // The data service queries stored orders by time only.
    const to = new Date(Date.parse(last) + 1).toISOString();
    const stored = await readAllPages(
      'reflinksdownload',
      new URLSearchParams({ from: first, to, ...detail }),
    );
    const byId = new Map(stored.map((document) => [document.id, document]));
    return { orders, documents: orders.flatMap(({ id }) => byId.get(id) ?? []) };
  };
}

function OrderExports() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'pl';
  const { byId } = useReflinks();
  const nameOf = useStatusName();
  const matching = useMatching();
  const makeOrders = async () => {
    const { orders, documents } = await matching();
    return ordersCsv(documents as StoredOrder[], {
      translate,
      locale,
      reflinks: byId,
      origin: location.origin,
      work: new Map(orders.map((order) => [order.id, { ...order, status: nameOf(order.status) }])),
    });
  };
  const makeLines = async () => {
    const { orders, documents } = await matching({ detail: 'true', omit: 'data.steps' });
    const work = new Map(orders.map((order) => [order.id, order]));
    return linesCsv(documents as OrderWithLines[], { translate, locale, work });
  };
  return (
    <>
      <ExportCsvButton fileName={translate('orders.ordersFile')} makeCsv={makeOrders}>
        {translate('orders.exportOrders')}
      </ExportCsvButton>
      <ExportCsvButton fileName={translate('orders.linesFile')} makeCsv={makeLines}>
        {translate('orders.exportLines')}
      </ExportCsvButton>
    </>
  );
}

function OrderBulkActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useStatusName();
  const { selectedIds, onUnselectItems } = useListContext();
  const { act, isWorking, question } = useOrderActs();
  const email = useStore(sessionStore, (session) => session.email);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const count = selectedIds.length;
  const done = async (...acts: Parameters<typeof act> extends [unknown, ...infer Acts] ? Acts : never) => {
    if (isWorking || !(await act(selectedIds, ...acts))) return;
    onUnselectItems();
    notify('orders.changed', { type: 'info', messageArgs: { smart_count: count } });
  };
  return (
    <>
      {question}
      <Button
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {translate('orders.setStatus')}
      </Button>
      <Menu anchorEl={opener} open={opener !== null} onClose={() => setOpener(null)}>
        {ORDER_STATUSES.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setOpener(null);
              void done({ kind: 'status', status });
            }}
          >
            {nameOf(status)}
          </MenuItem>
        ))}
      </Menu>
      <Button startIcon={<PersonAdd />} onClick={() => void done({ kind: 'assignee', assignee: email })}>
        {translate('orders.assignMe')}
      </Button>
      <DeleteButton
        ids={selectedIds.map(String)}
        label={translate('orders.deleteSelected')}
        title={translate('orders.deleteTitle', { smart_count: count })}
        content={translate('orders.deleteContent')}
        done="orders.deleted"
      />
    </>
  );
}

function Sums() {
  const translate = useTranslate();
  const language = (useLocale() ?? 'pl').toUpperCase();
  const { meta, total } = useListContext();
  const sums: OrderSum[] = meta?.sums ?? [];
  if (!total) return null;
  const amounts = sums.map(({ net, currency }) => formatMoney(cents(net), currency, language));
  return (
    <Text role="status" isTabular px={2} py={1}>
      {translate('orders.sum', { smart_count: total, net: amounts.join(' + ') })}
    </Text>
  );
}

export function OrderListPage() {
  const translate = useTranslate();
  const { write } = useMay('sales');
  return (
    <List
      filters={useOrderFilters()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={50}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      empty={false}
      exporter={false}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap', minHeight: 0, alignItems: 'center', width: '100%' }}>
          <FilterButton />
          <EraseButton />
          <OrderExports />
        </TopToolbar>
      }
      sx={{
        '& .RaList-main': { minWidth: 0, width: '100%' },
        '& .RaList-actions': {
          flexDirection: 'column-reverse',
          alignItems: 'stretch',
          bgcolor: 'transparent',
        },
      }}
    >
      <Sums />
      <ListRows nothingYet={translate('orders.nothingYet')}>
        <OrderTable bulkActions={write ? <OrderBulkActions /> : false} />
      </ListRows>
    </List>
  );
}
