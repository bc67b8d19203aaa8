import { type ChosenFilter, orderFilters } from '@lumitor/domain/order/orderFilters';
import { ORDER_STATUSES } from '@lumitor/domain/settings/orders';
import type { ReactElement } from 'react';
import { AutocompleteInput, BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { useLineNames } from '../../data/settings.ts';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { useStatusName } from './useStatusName.ts';

type Choices = readonly { id: string; name: string }[];

function useChoices(): Readonly<Record<ChosenFilter, Choices>> {
  const translate = useTranslate();
  const nameOf = useStatusName();
  const lineNames = useLineNames();
  const { reflinks = [] } = useReflinks();
  const email = useStore(sessionStore, (session) => session.email);
  return {
    status: ORDER_STATUSES.map((id) => ({ id, name: nameOf(id) })),
    assignee: [
      { id: email, name: email },
      { id: 'none', name: translate('orders.nobody') },
    ],
    parent: [{ id: 'none', name: translate('sales.noReflink') }, ...reflinks],
    line: Object.entries(lineNames).map(([id, name]) => ({ id, name })),
  };
}

/** Inputs of the filters; react-admin writes their values into the address. */
export function useOrderFilters(): ReactElement[] {
  const translate = useTranslate();
  const choices = useChoices();
  const inputOf = ([name, filter]: (typeof orderFilters)[number]): ReactElement => {
    const { address = name } = filter;
    const input = {
      source: address,
      label: translate(`orders.filters.${name}`),
      ...(filter.isAlwaysShown && { alwaysOn: true }),
    };
    switch (filter.kind) {
      case 'search':
        return <TextInput key={address} {...input} type="search" sx={{ width: 340, maxWidth: '100%' }} />;
      case 'choice': {
        const Input = filter.isSearched ? AutocompleteInput : SelectInput;
        const values = [...choices[name as ChosenFilter]];
        return <Input key={address} {...input} choices={values} translateChoice={false} />;
      }
      case 'flag':
        return <BooleanInput key={address} {...input} defaultValue />;
      case 'day':
        return <DateInput key={address} {...input} />;
      case 'amount':
        return <NumberInput key={address} {...input} min={0} />;
    }
  };
  return orderFilters.map(inputOf);
}
