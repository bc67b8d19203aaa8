import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { HttpError, useLocaleState, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { changedFields } from '../../articles/aspects.ts';
import { articleTitle } from '../../articles/titles.ts';
import { useSaleGuard } from '../../articles/useSaleGuard.tsx';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { storedArticleFields } from '../form/formValues.ts';
import { useSaveFailure } from '../form/useArticleSave.ts';

export interface Variant {
  stored: Document | null;
  form: UseFormReturn<ChangedFields>;
}

export function useVariantSave(resource: CatalogueResource, onSaved: () => void) {
  const { apply } = useBatch();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { maySell, question } = useSaleGuard();
  const failure = useSaveFailure(resource.collection);
  const collection = collectionOf(resource.collection, resource.line);

  const operationOf = ({ stored, form }: Variant): Operation | null => {
    const written = storedArticleFields(resource.collection, form.getValues());
    if (!stored) return { kind: 'add', collection, fields: written };
    const fields = changedFields(resource.collection, stored, written);
    if (Object.keys(fields).length === 0) return null;
    return { kind: 'update', collection, id: stored.id, fields, version: stored.version };
  };

  const refuse = (error: unknown, changed: readonly Variant[]) => {
    if (error instanceof HttpError && error.status === 409)
      return notify('catalogue.variants.stale', { type: 'error', autoHideDuration: 12_000 });
    const { operation = 0 } = ((error instanceof HttpError && error.body) || {}) as { operation?: number };
    for (const [path, message] of Object.entries(failure(error)))
      changed[operation]?.form.setError(path, { message });
  };

  const save = async (variants: readonly Variant[]): Promise<void> => {
    const valid = await Promise.all(
      variants.map(({ form }) => form.trigger(undefined, { shouldFocus: true })),
    );
    if (valid.includes(false)) return;
    const changes = variants.flatMap((variant) => {
      const operation = operationOf(variant);
      return operation ? [{ variant, operation }] : [];
    });
    if (changes.length === 0) {
      notify('catalogue.done.unchanged');
      return onSaved();
    }
    const sold = changes.map(({ variant: { stored, form } }) => ({
      before: stored,
      after: storedArticleFields(resource.collection, form.getValues()),
    }));
    if (!(await maySell({ resource, changes: sold }))) return;
    const [first] = variants;
    const name = articleTitle(first?.form.getValues() ?? {}, locale);
    try {
      await apply(
        { kind: 'edit' },
        changes.map(({ operation }) => operation),
        { word: 'catalogue.done.saved', options: { name } },
      );
    } catch (error) {
      refuse(
        error,
        changes.map(({ variant }) => variant),
      );
      return;
    }
    onSaved();
  };

  return { save, question };
}
