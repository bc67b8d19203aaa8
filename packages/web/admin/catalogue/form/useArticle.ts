import { collectionOf } from '@lumitor/domain/documents/collections';
import { useCallback, useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { type Document, readOne } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';

/** An article as it is stored now, with everything that lists leave out. */
export const fetchArticle = ({ collection, line }: CatalogueResource, id: string): Promise<Document> =>
  readOne(collectionOf(collection, line), id);

export type LoadedArticle =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; article: Document };

/**
 * The article that a form was opened on. It stays as it was read, whatever becomes of it meanwhile: a change
 * below what somebody is writing could overwrite another's unseen.
 */
export function useArticle(resource: CatalogueResource, id: string): LoadedArticle & { reload(): void } {
  const [loaded, setLoaded] = useState<LoadedArticle>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads it again
  useEffect(() => {
    let isCurrent = true;
    fetchArticle(resource, id)
      .then((article): LoadedArticle => ({ status: 'ready', article }))
      .catch(
        (error): LoadedArticle => ({
          status: error instanceof HttpError && error.status === 404 ? 'missing' : 'failed',
        }),
      )
      .then((result) => {
        if (isCurrent) setLoaded(result);
      });
    return () => {
      isCurrent = false;
    };
  }, [resource, id, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  return { ...loaded, reload };
}
