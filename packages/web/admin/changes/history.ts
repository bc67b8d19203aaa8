import type { Batch, Change } from '@lumitor/domain/collections/change';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminRequest } from '../data/changes.ts';

export interface BatchFilter {
  kind: string;
  by: string;
}

export type DocumentChange = Change & { collection: CollectionName };

const BATCHES_AT_ONCE = 50;
const CHANGES_AT_ONCE = 25;

function path(base: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return `${base}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

interface BatchPage {
  batches: Batch[];
  next: string | null;
}
interface ChangePage {
  changes: DocumentChange[];
  next: string | null;
}

export const useBatches = ({ kind, by }: BatchFilter) =>
  useInfiniteQuery({
    queryKey: ['batches', 'list', kind, by],
    queryFn: async ({ pageParam: after }) =>
      (await adminRequest(path('/api/batches', { limit: BATCHES_AT_ONCE, kind, by, after }))) as BatchPage,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useChanges = (scope: { batch: string } | { collection: CollectionName; id: string }) =>
  useInfiniteQuery({
    queryKey: ['changes', 'list', scope],
    queryFn: async ({ pageParam: after }) =>
      (await adminRequest(path('/api/changes', { limit: CHANGES_AT_ONCE, ...scope, after }))) as ChangePage,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // A batch never changes.
    staleTime: 'batch' in scope ? Number.POSITIVE_INFINITY : 0,
  });

export async function lastChangeOf(collection: string, id: string): Promise<DocumentChange | undefined> {
  const { changes } = (await adminRequest(path('/api/changes', { collection, id, limit: 1 }))) as ChangePage;
  return changes[0];
}
