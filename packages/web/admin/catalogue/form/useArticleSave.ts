import { FIELDS, storedNames } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useCallback, useState } from 'react';
import { HttpError, useLocaleState, useNotify } from 'react-admin';
import { changedFields, storedName } from '../../articles/aspects.ts';
import { articleTitle } from '../../articles/titles.ts';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { failureWords } from '../../elements/failureWords.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import type { Conflict } from '../conflict/ConflictDialog.tsx';
import { NOT_SOLD, type Refusals } from './ArticleForm.tsx';
import { fetchArticle } from './useArticle.ts';

const isShown = (collection: CatalogueCollection, path: string): boolean =>
  FIELDS[collection].some((field) => storedNames(field).includes(storedName(path))) &&
  !path.startsWith('base64');

/** Shown at the refused field, else as a notification. */
export function useSaveFailure(collection: CatalogueCollection): (error: unknown) => Refusals {
  const translate = useTranslate();
  const notify = useNotify();
  return useCallback(
    (error) => {
      const { field, message } = ((error instanceof HttpError && error.body) || {}) as {
        field?: string;
        message?: string;
      };
      if (field && message && isShown(collection, field))
        return { [field]: translate('failures.refusedField', { message }) };
      const words = failureWords(error, translate);
      notify(words, { type: 'error', autoHideDuration: 12_000 });
      // The form stays guarded: nothing was saved.
      return { 'root.saving': words };
    },
    [collection, translate, notify],
  );
}

const isStale = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

/** A conflict leaves the form unsaved and guarded. */
const IN_CONFLICT: Refusals = { 'root.conflict': 'stale' };

/** Saves on the version read; a newer stored version opens the conflict dialog. */
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

  const write = async (
    on: Document,
    fields: ChangedFields,
    mine: ChangedFields,
  ): Promise<Refusals | undefined> => {
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
    question,
    conflict,
    isSettling,
    save: (fields: ChangedFields) => write(base, fields, fields),
    settle: async (fields: ChangedFields) => {
      if (!conflict) return;
      setIsSettling(true);
      await write(conflict.stored, fields, conflict.mine);
      setIsSettling(false);
    },
    continueWriting: () => setConflict(null),
  };
}
