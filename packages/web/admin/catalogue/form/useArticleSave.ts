import { collectionOf } from '@lumitor/domain/collections/collections';
import { useState } from 'react';
import { HttpError, useLocaleState } from 'react-admin';
import { articleTitle } from '../../articles/articleTitle.ts';
import { changedFields } from '../../articles/aspects.ts';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import type { Conflict } from '../conflict/ConflictDialog.tsx';
import { NOT_SOLD, type Refusals } from './ArticleForm.tsx';
import { fetchArticle } from './useArticle.ts';
import { useSaveFailure } from './useSaveFailure.ts';

const isStale = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

/** To the form a conflict is no success: what is in it stays guarded. */
const IN_CONFLICT: Refusals = { 'root.conflict': 'stale' };

/**
 * Saves what is written on the version that was read. Where somebody was faster, the conflict is shown, and
 * settled on what is stored by then.
 */
export function useArticleSave(
  resource: CatalogueResource,
  base: Document,
  onSaved: () => void,
  onUnchanged: () => void,
) {
  const [locale] = useLocaleState();
  const { apply } = useBatch();
  const failure = useSaveFailure(resource.collection);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSettling, setIsSettling] = useState(false);
  const { maySell, question } = useSaleGuard();

  /** @param mine what the form holds, @param fields what is to be stored over `on` */
  const write = async (on: Document, fields: Fields, mine: Fields): Promise<Refusals | undefined> => {
    const changed = changedFields(resource.collection, on, fields);
    if (Object.keys(changed).length === 0) {
      onUnchanged();
      return undefined;
    }
    const change = { before: on, after: { ...on, ...changed } };
    if (!(await maySell({ resource, changes: [change] }))) return NOT_SOLD;
    const collection = collectionOf(resource.collection, resource.line);
    try {
      await apply(
        { kind: 'edit', name: '' },
        [{ kind: 'update', collection, id: on.id, fields: changed, version: on.version }],
        { word: 'catalogue.done.saved', options: { name: articleTitle(fields, locale) } },
      );
      onSaved();
      return undefined;
    } catch (error) {
      if (!isStale(error)) return failure(error);
    }
    try {
      setConflict({ base, stored: await fetchArticle(resource, on.id), mine });
      return IN_CONFLICT;
    } catch (error) {
      return failure(error);
    }
  };

  return {
    /** To be put into the page. */
    question,
    conflict,
    isSettling,
    save: (fields: Fields) => write(base, fields, fields),
    settle: async (fields: Fields) => {
      if (!conflict) return;
      setIsSettling(true);
      await write(conflict.stored, fields, conflict.mine);
      setIsSettling(false);
    },
    keepWriting: () => setConflict(null),
  };
}
