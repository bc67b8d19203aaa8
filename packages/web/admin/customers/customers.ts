import type {
  Customer,
  CustomerFields,
  CustomerList,
  CustomerPage,
  ListedCustomer,
  MergeRequest,
} from '@lumitor/domain/customers/customer';
import { append } from '@lumitor/domain/math/lists';
import { useQuery } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import { adminRequest, requestChange, requestOnce } from '../data/changes.ts';

const PATH = '/api/customers';
/** Page limit of the service. */
const LONGEST = 1_000;

const pathOf = (id: string, rest = ''): string => `${PATH}/${encodeURIComponent(id)}${rest}`;

const readCustomers = async (query: Record<string, string>): Promise<CustomerList> =>
  (await adminRequest(`${PATH}?${new URLSearchParams(query)}`)) as CustomerList;

const filtered = ({ q = '' }: { q?: string }): Record<string, string> => (q.trim() ? { q: q.trim() } : {});

export async function fetchCustomers({ pagination, sort, filter }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 50 } = pagination ?? {};
  const { customers, total } = await readCustomers({
    ...filtered(filter),
    ...(sort && { sort: sort.field, direction: sort.order.toLowerCase() }),
    offset: String((page - 1) * perPage),
    limit: String(perPage),
  });
  return { data: customers, total };
}

export async function allCustomers(filter: { q?: string }): Promise<ListedCustomer[]> {
  const found: ListedCustomer[] = [];
  for (let total = 1; found.length < total; ) {
    const query = { ...filtered(filter), offset: String(found.length), limit: String(LONGEST) };
    const page = await readCustomers(query);
    if (page.customers.length === 0) break;
    append(found, page.customers);
    total = page.total;
  }
  return found;
}

export const useCustomer = (id: string) =>
  useQuery({
    queryKey: ['customers', 'page', id],
    queryFn: async () => (await adminRequest(pathOf(id))) as CustomerPage,
    retry: false,
  });

export const postCustomer = async (key: string, fields: CustomerFields): Promise<Customer> =>
  (await requestChange(PATH, { key, fields })) as Customer;

export const saveCustomer = async (id: string, version: number, fields: CustomerFields): Promise<Customer> =>
  (await requestChange(pathOf(id), { version, fields })) as Customer;

export const requestMerge = async (id: string, request: MergeRequest): Promise<Customer> =>
  (await requestChange(pathOf(id, '/merge'), request)) as Customer;

export const giveOrder = (id: string, orderId: string): Promise<unknown> =>
  requestOnce(pathOf(id, '/orders'), { orderId });
