import type { Reflink } from '@lumitor/domain/catalogue/partner';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

const ALL = { pagination: { page: 1, perPage: 100_000 }, sort: { field: 'name', order: 'ASC' } } as const;

export function useReflinks(): { reflinks: Reflink[] | undefined; byId: ReadonlyMap<string, Reflink> } {
  const { data } = useGetList<Reflink>('reflinks', ALL);
  const byId = useMemo(() => new Map((data ?? []).map((reflink) => [reflink.id, reflink])), [data]);
  return { reflinks: data, byId };
}
