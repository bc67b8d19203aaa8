import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Customer, customerName, EMPTY_CUSTOMER } from '@lumitor/domain/customers/customer';
import {
  type CustomerCells,
  type CustomerColumn,
  type ImportAnswer,
  type ImportedRow,
  type ImportRequest,
  planCustomerRow,
  type RowFault,
  rowKeys,
} from '@lumitor/domain/customers/importedCustomer';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { Refused } from '../refusal/refused.ts';
import { addCustomer, changeCustomer } from './changeCustomer.ts';
import { readCustomerRow } from './customerRow.ts';

class StoredCustomers {
  readonly #byId = new Map<string, Customer>();
  readonly #byEmail = new Map<string, Customer>();
  readonly #byTaxNumber = new Map<string, Customer>();

  constructor(customers: readonly Customer[]) {
    for (const customer of customers) {
      this.#byId.set(customer.id, customer);
      for (const email of customer.emails) this.#byEmail.set(email, customer);
      if (customer.taxNumber) this.#byTaxNumber.set(customer.taxNumber, customer);
    }
  }

  /** Id, else e-mails, else the tax number; null for a new customer. */
  match(row: CustomerCells): { stored: Customer | null } | { fault: RowFault; column: CustomerColumn } {
    const id = row.id?.trim();
    if (id) {
      const stored = this.#byId.get(id);
      return stored ? { stored } : { fault: 'unknown-id', column: 'id' };
    }
    const { emails, taxNumber } = rowKeys(row);
    const found = new Set(emails.flatMap((email) => this.#byEmail.get(email) ?? []));
    if (found.size > 1) return { fault: 'several', column: 'emails' };
    const [stored = this.#byTaxNumber.get(taxNumber) ?? null] = found;
    return { stored };
  }
}

/** Ids of price groups by id, key and titles, lower-cased. */
async function groupIds(store: DocumentStore): Promise<ReadonlyMap<string, string>> {
  const groups = await store.list('priceGroups');
  return new Map(
    groups.flatMap(({ id, key, title, titleEn }) =>
      [titleEn, title, key, id].filter(Boolean).map((name) => [indexValue(name), id] as const),
    ),
  );
}

async function readAll(db: Db): Promise<StoredCustomers> {
  const rows = await db.selectFrom('customers').selectAll().execute();
  return new StoredCustomers(rows.map(readCustomerRow));
}

const wrong = (
  name: string,
  code: RowFault,
  column: CustomerColumn | null,
  message: string = code,
): ImportedRow => ({ kind: 'wrong', name, changes: [], fault: { code, column, message } });

const nameIn = (row: CustomerCells): string => row.firm || row.name || row.emails || row.phones || '';

const REFUSALS: readonly string[] = ['contact-taken', 'stale'] satisfies RowFault[];

function refusedRow(name: string, error: unknown): ImportedRow {
  if (!(error instanceof Refused) || !REFUSALS.includes(error.refusal.code)) throw error;
  const { code, message } = error.refusal;
  return wrong(name, code as RowFault, code === 'contact-taken' ? 'emails' : null, message);
}

const keyOfRow = (key: string, place: number): string =>
  createHash('sha256').update(`${key} ${place}`).digest('hex');

/** Each row is stored by itself: a repeated import finds the stored rows unchanged. */
export async function importCustomers(
  store: DocumentStore,
  { key, rows, isApplied }: ImportRequest,
): Promise<ImportAnswer> {
  const known = await readAll(store.db);
  const groups = await groupIds(store);
  const taken = new Set<string>();
  const imported: ImportedRow[] = [];
  for (const [place, row] of rows.entries()) {
    imported.push(await importRow(row, place));
    if (place % 100 === 99) await setImmediate();
  }
  return { rows: imported };

  /** Whether an earlier row is about the same customer. */
  function isTwice(row: CustomerCells, stored: Customer | null): boolean {
    const { emails, taxNumber } = rowKeys(row);
    const own = [...(stored ? [stored.id] : []), ...emails, ...(taxNumber ? [taxNumber] : [])];
    const isTaken = own.some((each) => taken.has(each));
    for (const each of own) taken.add(each);
    return isTaken;
  }

  async function importRow(given: CustomerCells, place: number): Promise<ImportedRow> {
    const priceGroup = given.priceGroup?.trim() && groups.get(indexValue(given.priceGroup.trim()));
    if (given.priceGroup?.trim() && !priceGroup) return wrong(nameIn(given), 'group', 'priceGroup');
    const row = priceGroup === undefined ? given : { ...given, priceGroup };
    const match = known.match(row);
    if ('fault' in match) return wrong(nameIn(row), match.fault, match.column);
    const { stored } = match;
    const { id: _, version = 1, createdAt: __, changedAt: ___, ...fields } = stored ?? EMPTY_AT_FIRST;
    const planned = planCustomerRow(row, fields, stored === null);
    if (planned.kind === 'wrong') return wrong(nameIn(row), 'invalid', planned.column, planned.message);
    if (isTwice(row, stored)) return wrong(nameIn(row), 'twice', null);
    const { kind, changes } = planned;
    const name = customerName(planned.fields);
    if (isApplied && kind !== 'unchanged')
      try {
        if (stored) await changeCustomer(store, stored.id, { version, fields: planned.fields });
        else await addCustomer(store, keyOfRow(key, place), planned.fields);
      } catch (error) {
        return refusedRow(name, error);
      }
    return { kind, name, changes, fault: null };
  }
}

const EMPTY_AT_FIRST: Customer = { ...EMPTY_CUSTOMER, id: '', version: 1, createdAt: '', changedAt: '' };
