import type { CustomerFields } from '@lumitor/domain/customers/customer';
import {
  CUSTOMER_COLUMNS,
  type CustomerCells,
  type CustomerColumn,
  customerCell,
} from '@lumitor/domain/customers/importedCustomer';
import type { SheetColumn } from '../spreadsheet/columns.ts';
import { cellText, isEmpty, isLost, type Worksheet } from '../spreadsheet/sheet/cell.ts';
import { customersWords } from '../words/customers.ts';

type Language = 'pl' | 'en';

export function customerHeading(column: CustomerColumn, language: Language): string {
  const [place, inner] = column.split('.');
  const field = customersWords.fields[(inner ?? place) as keyof typeof customersWords.fields][language];
  return place === 'billing' || place === 'delivery'
    ? `${customersWords[place][language]}: ${field.toLowerCase()}`
    : field;
}

/** Texts alone, so that spreadsheets convert no number. */
export const CUSTOMER_SHEET: readonly SheetColumn[] = CUSTOMER_COLUMNS.map((name) => ({
  name,
  stored: name,
  part: null,
  kind: name === 'id' ? 'id' : 'text',
  field: null,
  label: null,
  choices: new Map(),
  language: null,
}));

export const customerGrid = (
  customers: readonly (CustomerFields & { id: string })[],
  language: Language,
): string[][] => [
  CUSTOMER_COLUMNS.map((column) => customerHeading(column, language)),
  ...customers.map((customer) => CUSTOMER_COLUMNS.map((column) => customerCell(customer, column))),
];

const compared = (name: string): string => name.trim().toLowerCase();

const BY_NAME: ReadonlyMap<string, CustomerColumn> = new Map(
  CUSTOMER_COLUMNS.flatMap((column) =>
    [column, customerHeading(column, 'pl'), customerHeading(column, 'en')].map(
      (name) => [compared(name), column] as const,
    ),
  ),
);

export interface CustomerTable {
  rows: { number: number; row: CustomerCells }[];
  columns: CustomerColumn[];
  /** Headings of skipped columns. */
  ignored: string[];
}

/** Cells with errors or formulas without a result are left out, so that they empty nothing. */
export function readCustomerTable({ header, rows }: Worksheet): CustomerTable {
  const columns = header.map((name) => BY_NAME.get(compared(name)) ?? null);
  const known = columns.filter((column, at) => column !== null && columns.indexOf(column) === at);
  const read = rows.map(({ number, cells }) => {
    const row: Partial<Record<CustomerColumn, string>> = {};
    for (const [at, column] of columns.entries()) {
      const cell = cells[at];
      if (column === null || columns.indexOf(column) !== at || isLost(cell)) continue;
      row[column] = isEmpty(cell) ? '' : cellText(cell).trim();
    }
    return { number, row };
  });
  return {
    rows: read,
    columns: known as CustomerColumn[],
    ignored: header.filter((name, at) => name !== '' && columns[at] === null),
  };
}
