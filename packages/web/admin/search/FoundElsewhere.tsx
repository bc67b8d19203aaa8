import { customerName, type ListedCustomer } from '@lumitor/domain/customers/customer';
import type { OrderList } from '@lumitor/domain/order/orderWork';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents, type Ms } from '@lumitor/domain/units';
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type RaRecord, useBasename, useDataProvider, useLocale } from 'react-admin';
import { Link } from 'react-router';
import type { AdminDocument } from '../data/documents.ts';
import { useMay } from '../data/useMay.ts';
import { momentIn } from '../elements/dates.ts';
import { Text } from '../elements/layout.tsx';
import { useStatusName } from '../orders/useStatusName.ts';
import { usePeople } from '../people/usePeople.ts';
import { useWords } from '../words/useTranslate.ts';

const SEARCH_DELAY: Ms = 250;

const AT_MOST_EACH = 8;

export function useDebounced(words: string): string {
  const [debounced, setDebounced] = useState(words.trim());
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words.trim()), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [words]);
  return debounced;
}

interface Found<Row> {
  rows: readonly Row[];
  total: number | undefined;
}

function useFoundIn<Row extends RaRecord>(
  resource: string,
  filter: object,
  isEnabled: boolean,
): Found<Row> | undefined {
  const provider = useDataProvider();
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  const { data } = useQuery({
    queryKey: ['search', resource, filter],
    enabled: isEnabled,
    queryFn: async () => {
      const pagination = { page: 1, perPage: AT_MOST_EACH };
      const { data: rows, total } = await provider.getList<Row>(resource, { filter, pagination, sort });
      return { rows, total };
    },
    retry: false,
  });
  return isEnabled ? data : undefined;
}

interface FoundPerson {
  kind: 'klienci' | 'reflinks' | 'emaile' | 'konta';
  key: string;
  name: string;
  email: string;
  page: string;
}

function useFoundOrders(words: string) {
  const { read } = useMay('sales');
  return useFoundIn<OrderList['orders'][number]>('zamowienia', { q: words }, read && words !== '');
}

/** Name or e-mail contains the words; newsletter e-mails match by prefix. */
function useFoundPeople(words: string): FoundPerson[] {
  const isEnabled = useMay('sales').read && words !== '';
  const mayReadAccounts = useMay('people').read;
  const mayReadCustomers = useMay('customers').read;
  const partners = useFoundIn<AdminDocument<'reflinks'>>('reflinks', { search: words }, isEnabled);
  const emails = useFoundIn<AdminDocument<'emails'>>(
    'emaile',
    { search: words },
    mayReadCustomers && words !== '',
  );
  const customers = useFoundIn<ListedCustomer>('klienci', { q: words }, mayReadCustomers && words !== '');
  const accounts = usePeople(mayReadAccounts && words !== '').data?.accounts ?? [];
  const has = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  const personOf = (kind: FoundPerson['kind'], id: string, name: string, email: string): FoundPerson => ({
    kind,
    key: `${kind} ${id}`,
    name,
    email,
    page: kind === 'konta' ? kind : `${kind}/${encodeURIComponent(id)}`,
  });
  return [
    ...(customers?.rows ?? []).map((customer) =>
      personOf('klienci', customer.id, customerName(customer), customer.emails[0] ?? ''),
    ),
    ...(partners?.rows ?? []).map(({ id, name, email }) => personOf('reflinks', id, name, email)),
    ...(emails?.rows ?? []).map(({ id, email }) => personOf('emaile', id, '', email)),
    ...(mayReadAccounts && words !== '' ? accounts : [])
      .filter(({ email }) => has(email))
      .map(({ email }) => personOf('konta', email, '', email)),
  ];
}

const Row = ({ to, primary, secondary }: { to: string; primary: string; secondary: string }) => (
  <ListItem disablePadding divider>
    <ListItemButton component={Link} to={to}>
      <ListItemText primary={primary} secondary={secondary} />
    </ListItemButton>
  </ListItem>
);

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} variant="h3" component="h2" px={2} pt={2}>
        {title}
      </Text>
      <List disablePadding>{children}</List>
    </section>
  );
}

export function FoundElsewhere({ words }: { words: string }) {
  const word = useWords('search');
  const basename = useBasename();
  const locale = useLocale() ?? 'pl';
  const statusOf = useStatusName();
  const orders = useFoundOrders(words);
  const people = useFoundPeople(words);
  const total = orders?.total ?? 0;
  return (
    <>
      {total > 0 && orders && (
        <Group title={word('orders', { count: total })}>
          {orders.rows.map(({ id, number, name, customer, email, status, createdAt, net, currency }) => (
            <Row
              key={id}
              to={`${basename}/zamowienia/${encodeURIComponent(id)}`}
              primary={[number, name].filter(Boolean).join(' · ')}
              secondary={[
                customer,
                email,
                statusOf(status),
                momentIn(createdAt, locale),
                formatMoney(cents(net), currency, locale.toUpperCase()),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
          {total > AT_MOST_EACH && (
            <Row
              to={`${basename}/zamowienia?${new URLSearchParams({ filter: JSON.stringify({ q: words }) })}`}
              primary={word('allOrders', { count: total })}
              secondary=""
            />
          )}
        </Group>
      )}
      {people.length > 0 && (
        <Group title={word('people')}>
          {people.map(({ kind, key, name, email, page }) => (
            <Row
              key={key}
              to={`${basename}/${page}`}
              primary={name || email}
              secondary={[name && email, word(`kinds.${kind}`)].filter(Boolean).join(' · ')}
            />
          ))}
        </Group>
      )}
    </>
  );
}
