import { FIELDS, storedNames } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { useCallback } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { failureWords } from '../../elements/failureWords.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import type { Refusals } from './ArticleForm.tsx';

/** Fields that a form shows, so that a refusal can stand at them. */
const isShown = (collection: CatalogueCollection, path: string): boolean =>
  FIELDS[collection].some((field) => storedNames(field).includes(path.split('.', 1)[0] as string)) &&
  !path.startsWith('base64');

/** What a form is told of a failure: at the field at fault, where there is one, else as a notice. */
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
      // What is not saved is still to be guarded: to the form this was no success.
      return { 'root.saving': words };
    },
    [collection, translate, notify],
  );
}
