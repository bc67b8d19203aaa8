import type { Reflink } from '@lumitor/domain/catalogue/partner';
import type { ReflinkStatistics } from '@lumitor/domain/documents/reflinkStatistics';
import type { GetListParams, GetListResult } from 'react-admin';
import { allDocuments, type Document } from '../data/allDocuments.ts';
import { sortDocuments } from '../data/sort.ts';
import { fetchStatistics, nothingYet } from './statistics.ts';

export interface ReflinkFilter {
  /** Words in its name, e-mail or id. */
  search?: string;
  active?: 'true' | 'false';
}

/** A reflink with what it has brought, as a row of the list. */
export interface ReflinkRow extends Reflink {
  openings: number;
  orders: number;
  valuePLN: number;
  valueEUR: number;
}

const matches = ({ name, email, id, active }: Reflink, filter: ReflinkFilter): boolean => {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const isFound = [name, email, id].some((text) => text.toLowerCase().includes(search));
  return isFound && (!filter.active || String(active) === filter.active);
};

function rowOf(reflink: Reflink, statistics: ReadonlyMap<string, ReflinkStatistics>): ReflinkRow {
  const { openings, orders, value } = statistics.get(reflink.id) ?? nothingYet(reflink.id);
  return { ...reflink, openings, orders, valuePLN: value.PLN, valueEUR: value.EUR };
}

/** Reflinks are few: they are found and sorted here. With `meta.withStatistics` each says what it has brought. */
export async function listReflinks({
  filter,
  sort,
  pagination,
  meta,
}: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const [documents, statistics] = await Promise.all([
    allDocuments('reflinks') as Promise<unknown> as Promise<Reflink[]>,
    meta?.withStatistics ? fetchStatistics() : [],
  ]);
  const byId = new Map(statistics.map((each) => [each.reflinkId, each]));
  const rows = documents
    .filter((reflink) => matches(reflink, filter ?? {}))
    .map((reflink) => (meta?.withStatistics ? rowOf(reflink, byId) : reflink));
  const sorted = sortDocuments(rows as unknown as Document[], sort);
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: rows.length };
}
