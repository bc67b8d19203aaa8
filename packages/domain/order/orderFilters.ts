import * as v from 'valibot';
import { LINES } from '../catalogue/productLine.ts';
import { ORDER_STATUSES } from '../settings/orders.ts';

export interface OrderFilter {
  /** Input in the administration. */
  kind: 'search' | 'choice' | 'flag' | 'day' | 'amount';
  /** Value in the request. */
  schema: v.GenericSchema<string | undefined, unknown>;
  /** Compared with the value; if absent, the service has a condition for this filter. */
  field?: 'status' | 'assignee' | 'parent' | 'createdAt' | 'net';
  is?: '>=' | '<';
  /** Name in the address of the page, if another. */
  address?: string;
  isAlwaysShown?: boolean;
  /** The values are many, and searched by typing. */
  isSearched?: boolean;
}

const text = v.optional(v.string());
const time = v.optional(
  v.pipe(v.string(), v.isoTimestamp('Must be a time such as 2026-11-21T00:00:00.000Z')),
);
const amount = v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)));
const several = <const Names extends readonly string[]>(names: Names) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',')),
      v.array(v.picklist(names)),
    ),
  );

/** Filters of the list of orders: the request, its condition, the address and the input derive from a line. */
const ORDER_FILTERS = {
  q: {
    kind: 'search',
    schema: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    isAlwaysShown: true,
  },
  status: { kind: 'choice', field: 'status', schema: several(ORDER_STATUSES), isAlwaysShown: true },
  enquired: { kind: 'flag', schema: v.optional(v.picklist(['true', 'false'])) },
  assignee: { kind: 'choice', field: 'assignee', schema: text },
  parent: { kind: 'choice', field: 'parent', schema: text, isSearched: true },
  line: { kind: 'choice', schema: v.optional(v.picklist(LINES)) },
  from: { kind: 'day', field: 'createdAt', is: '>=', address: 'since', schema: time },
  to: { kind: 'day', field: 'createdAt', is: '<', address: 'until', schema: time },
  netFrom: { kind: 'amount', field: 'net', is: '>=', schema: amount },
  exceeded: { kind: 'flag', schema: v.optional(v.literal('true')) },
} as const satisfies Readonly<Record<string, OrderFilter>>;

type Filters = typeof ORDER_FILTERS;
type OrderFilterName = keyof Filters;

export const orderFilterSchemas = Object.fromEntries(
  Object.entries(ORDER_FILTERS).map(([name, { schema }]) => [name, schema]),
) as { [Name in OrderFilterName]: Filters[Name]['schema'] };

/** Filters without a `field`. */
export type OwnCondition = {
  [Name in OrderFilterName]: Filters[Name] extends { field: string } ? never : Name;
}[OrderFilterName];

export type ChosenFilter = {
  [Name in OrderFilterName]: Filters[Name] extends { kind: 'choice' } ? Name : never;
}[OrderFilterName];

export const orderFilters = Object.entries(ORDER_FILTERS) as [OrderFilterName, OrderFilter][];
