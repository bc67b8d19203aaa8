import { collectionOf } from '@lumitor/domain/collections/collections';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { HttpError } from 'react-admin';
import { type Document, readOne } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';

/** Includes fields that lists omit. */
export const fetchArticle = ({ collection, line }: CatalogueResource, id: string): Promise<Document> =>
  readOne(collectionOf(collection, line), id);

/** Snapshot at opening: a refetch could overwrite another person's edit unseen. */
export function useArticle(resource: CatalogueResource, id: string): UseQueryResult<Document> {
  const reading = useId();
  return useQuery({
    queryKey: [collectionOf(resource.collection, resource.line), 'getOne', id, reading],
    queryFn: () => fetchArticle(resource, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
