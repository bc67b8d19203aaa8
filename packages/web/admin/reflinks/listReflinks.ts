import type { ReflinkStatistics } from '@lumitor/domain/collections/reflinkStatistics';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import { allDocuments } from '../data/allDocuments.ts';
import type { DocumentOf } from '../data/documents.ts';
import { sortedPage } from '../data/sortedPage.ts';
import { fetchStatistics, nothingYet } from './statistics.ts';

type Reflink = DocumentOf<'reflinks'>;

export interface ReflinkFilter {
  /** Words in its name, e-mail or id. */
  search?: string;
  active?: 'true' | 'false';
}

/** A reflink with what it has brought, as a row of the list. */
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

/** Reflinks are few: they are found and sorted here. With `meta.withStatistics` each says what it has brought. */
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
  return sortedPage(rows, params);
}
