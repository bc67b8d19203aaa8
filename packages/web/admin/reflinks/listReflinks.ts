import type { ReflinkStatistics } from '@lumitor/domain/collections/reflinkStatistics';
import { cents } from '@lumitor/domain/units';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import { allDocuments } from '../data/allDocuments.ts';
import { adminRequest } from '../data/changes.ts';
import type { AdminDocument, Document } from '../data/documents.ts';
import { ordered, pageOf } from '../data/sortedPage.ts';

type Reflink = AdminDocument<'reflinks'>;

/** @param from UTC; absent: all time */
export async function fetchStatistics(from?: string): Promise<ReflinkStatistics[]> {
  const query = from ? `?from=${from}` : '';
  const { statistics } = (await adminRequest(`/api/reflinks/statistics${query}`)) as {
    statistics: ReflinkStatistics[];
  };
  return statistics;
}

export const nothingYet = (reflinkId: string): ReflinkStatistics => ({
  reflinkId,
  openings: 0,
  orders: 0,
  value: { PLN: cents(0), EUR: cents(0) },
  days: [],
});

export interface ReflinkFilter {
  search?: string;
  active?: 'true' | 'false';
}

export type ReflinkRow = Reflink & { openings: number; orders: number; valuePLN: number; valueEUR: number };

const matches = ({ name, email, id, active }: Reflink, filter: ReflinkFilter): boolean => {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const isFound = [name, email, id].some((text) => text.toLowerCase().includes(search));
  return isFound && (!filter.active || String(active) === filter.active);
};

function rowOf(reflink: Reflink, statistics: ReadonlyMap<string, ReflinkStatistics>): ReflinkRow {
  const { openings, orders, value } = statistics.get(reflink.id) ?? nothingYet(reflink.id);
  return { ...reflink, openings, orders, valuePLN: value.PLN, valueEUR: value.EUR };
}

/** Local filter and sort, as reflinks are few. */
export async function listReflinks(queries: QueryClient, params: GetListParams): Promise<GetListResult> {
  const { filter, meta } = params;
  const [documents, statistics] = await Promise.all([
    queries.query(allDocuments('reflinks')),
    meta?.withStatistics ? fetchStatistics() : [],
  ]);
  const byId = new Map(statistics.map((each) => [each.reflinkId, each]));
  const rows = documents
    .filter((reflink) => matches(reflink, filter ?? {}))
    .map((reflink) => (meta?.withStatistics ? rowOf(reflink, byId) : reflink));
  return pageOf(ordered<Document>(rows, params.sort), params);
}
