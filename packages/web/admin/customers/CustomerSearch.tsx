import { customerName, type ListedCustomer } from '@lumitor/domain/customers/customer';
import type { Ms } from '@lumitor/domain/units';
import { List, ListItem, ListItemButton, ListItemText, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { fetchCustomers } from './customers.ts';

const SEARCH_DELAY: Ms = 250;
const AT_MOST = 8;

/** Breaks between its parts only. */
export const contactOf = ({ emails, phones, taxNumber }: ListedCustomer): string =>
  [emails[0], phones[0]?.replaceAll(' ', '\u00a0'), taxNumber].filter(Boolean).join('\u00a0· ');

interface CustomerSearchProps {
  label: string;
  without?: string | undefined;
  onChoose(customer: ListedCustomer): void;
}

/** Finds a customer while typing. */
export function CustomerSearch({ label, without, onChoose }: CustomerSearchProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ['customers', 'search', q],
    enabled: q !== '',
    queryFn: () =>
      fetchCustomers({
        filter: { q },
        pagination: { page: 1, perPage: AT_MOST },
        sort: { field: 'name', order: 'ASC' },
      }),
    retry: false,
  });
  const found = q === '' ? [] : ((data?.data ?? []) as ListedCustomer[]).filter(({ id }) => id !== without);
  return (
    <>
      <TextField
        autoFocus
        type="search"
        label={label}
        helperText={translate('customers.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Text role="status" variant="caption" component="p">
        {q !== '' &&
          data &&
          translate(found.length > 0 ? 'customers.found' : 'customers.noneFound', { count: found.length })}
      </Text>
      <List dense disablePadding>
        {found.map((customer) => (
          <ListItem key={customer.id} disablePadding divider>
            <ListItemButton onClick={() => onChoose(customer)}>
              <ListItemText primary={customerName(customer)} secondary={contactOf(customer)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
