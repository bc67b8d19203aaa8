import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { type UseControllerReturn, useController } from 'react-hook-form';
import { useFaultWords } from './useFaultWords.ts';

/** A stored field in the form: its value, and what the collection, or the data service, has against it. */
export function useArticleInput(
  collection: CatalogueCollection,
  path: string,
): Pick<UseControllerReturn, 'field'> & { fault: string | undefined } {
  const faultWords = useFaultWords(collection);
  const { field, fieldState } = useController({
    name: path,
    rules: { validate: (value) => faultWords(path, value) ?? true },
  });
  return { field, fault: fieldState.error?.message };
}
