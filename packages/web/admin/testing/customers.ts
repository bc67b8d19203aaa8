import {
  type Customer,
  type CustomerFields,
  type CustomerPage,
  EMPTY_CUSTOMER,
  type ListedCustomer,
} from '@lumitor/domain/customers/customer';

export const customerWith = (fields: Partial<Customer> = {}): Customer => ({
  ...EMPTY_CUSTOMER,
  ...{ id: 'c1', version: 1 },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', changedAt: '2026-11-01T10:00:00.000Z' },
  ...fields,
});

export const ANNA_LIPOWA: Partial<CustomerFields> = {
  name: 'Anna Lipowa',
  emails: ['anna@dom.example'],
  phones: ['+48 600 100 200'],
};

export const listedCustomer = (fields: Partial<ListedCustomer> = {}): ListedCustomer => ({
  ...customerWith(fields),
  ...{ orders: 0, lastOrderAt: null },
  ...fields,
});

export const customerPageWith = (page: Partial<CustomerPage> = {}): CustomerPage => ({
  customer: customerWith(ANNA_LIPOWA),
  ...{ orders: [], sums: [], offers: [], enquiries: [] },
  ...page,
});
