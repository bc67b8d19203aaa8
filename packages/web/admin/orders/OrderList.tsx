import type { OrderSum } from '@lumitor/domain/order/orderWork';
import { formatMoney } from '@lumitor/domain/quote/money';
import { ORDER_STATUSES } from '@lumitor/domain/settings/orders';
import { cents } from '@lumitor/domain/units';
import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  FilterButton,
  List,
  Pagination,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useLocale,
} from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { useLineNames } from '../../data/settings.ts';
import { useMay } from '../data/useMay.ts';
import { ListRows } from '../elements/ListRows.tsx';
import { Text } from '../elements/layout.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderBulkActions } from './OrderBulkActions.tsx';
import { OrderExports } from './OrderExports.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useStatusName } from './useStatusName.ts';

function useOrderFilters() {
  const translate = useTranslate();
  const nameOf = useStatusName();
  const lineNames = useLineNames();
  const { reflinks = [] } = useReflinks();
  const email = useStore(sessionStore, (session) => session.email);
  const partners = [{ id: 'none', name: translate('sales.noReflink') }, ...reflinks];
  const assignees = [
    { id: email, name: email },
    { id: 'none', name: translate('orders.nobody') },
  ];
  return [
    <TextInput
      key="q"
      alwaysOn
      source="q"
      type="search"
      label={translate('orders.search')}
      sx={{ width: 340, maxWidth: '100%' }}
    />,
    <SelectInput
      key="status"
      alwaysOn
      source="status"
      label={translate('orders.status')}
      choices={ORDER_STATUSES.map((id) => ({ id, name: nameOf(id) }))}
      translateChoice={false}
    />,
    <BooleanInput key="enquired" source="enquired" label={translate('orders.onlyEnquired')} defaultValue />,
    <SelectInput
      key="assignee"
      source="assignee"
      label={translate('orders.assignee')}
      choices={assignees}
      translateChoice={false}
    />,
    <AutocompleteInput
      key="parent"
      source="parent"
      label={translate('sales.reflink')}
      choices={partners}
      translateChoice={false}
    />,
    <SelectInput
      key="line"
      source="line"
      label={translate('orders.column.line')}
      choices={Object.entries(lineNames).map(([id, name]) => ({ id, name }))}
      translateChoice={false}
    />,
    <DateInput key="since" source="since" label={translate('sales.since')} />,
    <DateInput key="until" source="until" label={translate('sales.until')} />,
    <BooleanInput key="exceeded" source="exceeded" label={translate('orders.onlyExceeded')} defaultValue />,
  ];
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
