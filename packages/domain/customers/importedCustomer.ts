import * as v from 'valibot';
import { type CustomerAddress, type CustomerFields, customerSchema, plainEmail } from './customer.ts';
import { plainTaxNumber } from './taxNumber.ts';

const ADDRESS_COLUMNS = ['street', 'postcode', 'city', 'country'] as const;

/** Columns of exported and imported tables, in their order. */
export const CUSTOMER_COLUMNS = [
  'id',
  'name',
  'firm',
  'emails',
  'phones',
  'taxNumber',
  'language',
  'priceGroup',
  'billing.street',
  'billing.postcode',
  'billing.city',
  'billing.country',
  'delivery.street',
  'delivery.postcode',
  'delivery.city',
  'delivery.country',
  'notes',
] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

/** Cells by column; a missing column changes nothing, an empty cell empties its field. */
export type CustomerCells = Partial<Readonly<Record<CustomerColumn, string>>>;

export const MAX_CUSTOMER_ROWS = 5_000;

export const importRequestSchema = v.strictObject({
  key: v.pipe(v.string(), v.uuid()),
  rows: v.pipe(
    v.array(
      // A text that is too long is a fault of its row alone.
      v.record(v.picklist(CUSTOMER_COLUMNS), v.string()) as v.GenericSchema<CustomerCells>,
    ),
    v.maxLength(MAX_CUSTOMER_ROWS, `Must be at most ${MAX_CUSTOMER_ROWS} rows`),
  ),
  /** Otherwise the rows are only compared. */
  isApplied: v.boolean(),
});
export type ImportRequest = v.InferOutput<typeof importRequestSchema>;

export interface ImportedRow {
  kind: 'new' | 'changed' | 'unchanged' | 'wrong';
  name: string;
  /** Columns with another value. */
  changes: CustomerColumn[];
  /** Null unless the row is wrong; `message` is in English. */
  fault: { code: RowFault; column: CustomerColumn | null; message: string } | null;
}

export type RowFault = 'invalid' | 'unknown-id' | 'several' | 'twice' | 'contact-taken' | 'stale' | 'group';

export interface ImportAnswer {
  rows: ImportedRow[];
}

const listed = (cell: string): string[] =>
  cell
    .split(/[;,\n]/)
    .map((each) => each.trim())
    .filter(Boolean);

const joined = (all: readonly string[]): string => all.join('; ');

const pathOf = (column: CustomerColumn): [string, string?] => {
  const [name = '', inner] = column.split('.');
  return inner === undefined ? [name] : [name, inner];
};

export function customerCell(fields: CustomerFields & { id?: string }, column: CustomerColumn): string {
  const [name, inner] = pathOf(column);
  const value = (fields as unknown as Record<string, unknown>)[name];
  if (inner !== undefined) return (value as CustomerAddress)[inner as keyof CustomerAddress];
  return Array.isArray(value) ? joined(value) : String(value ?? '');
}

const addressWith = (row: CustomerCells, place: 'billing' | 'delivery', stored: CustomerAddress) => {
  const given = ADDRESS_COLUMNS.flatMap((inner) => {
    const cell = row[`${place}.${inner}`];
    return cell === undefined ? [] : [[inner, cell] as const];
  });
  return { ...stored, ...Object.fromEntries(given) };
};

/** Stored customer with the cells of the row; not validated yet. */
function fieldsWith(row: CustomerCells, stored: CustomerFields): object {
  const { emails, phones } = row;
  const texts = (['name', 'firm', 'taxNumber', 'language', 'priceGroup', 'notes'] as const).flatMap(
    (column) => {
      const cell = row[column];
      if (cell === undefined) return [];
      return [[column, column === 'language' ? cell.trim().toUpperCase() : cell] as const];
    },
  );
  return {
    ...stored,
    ...Object.fromEntries(texts),
    ...(emails !== undefined && { emails: listed(emails) }),
    ...(phones !== undefined && { phones: listed(phones) }),
    billing: addressWith(row, 'billing', stored.billing),
    delivery: addressWith(row, 'delivery', stored.delivery),
  };
}

/** Contacts and number that recognise a stored customer, besides the id. */
export const rowKeys = (row: CustomerCells): { emails: string[]; taxNumber: string } => ({
  emails: listed(row.emails ?? '').map(plainEmail),
  taxNumber: plainTaxNumber(row.taxNumber ?? ''),
});

type Planned =
  | { kind: 'new' | 'changed' | 'unchanged'; fields: CustomerFields; changes: CustomerColumn[] }
  | { kind: 'wrong'; column: CustomerColumn | null; message: string };

/** @param stored empty fields for a new customer */
export function planCustomerRow(row: CustomerCells, stored: CustomerFields, isNew: boolean): Planned {
  const read = v.safeParse(customerSchema, fieldsWith(row, stored), { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const path = (v.getDotPath(issue) ?? '').replace(/\.\d+$/, '');
    const column = CUSTOMER_COLUMNS.find((each) => each === path) ?? null;
    return { kind: 'wrong', column, message: issue.message };
  }
  const fields = read.output;
  const changes = CUSTOMER_COLUMNS.filter(
    (column) => column !== 'id' && customerCell(fields, column) !== customerCell(stored, column),
  );
  const kind = isNew ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
  return { kind, fields, changes };
}
