import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';
import { useTranslate } from '../../words/useTranslate.ts';
import { type Fault, faultOf } from '../articleFaults.ts';

/** Says why the collection does not take a value at a stored path; undefined where it does. */
export function useFaultWords(
  collection: CatalogueCollection,
): (path: string, value: unknown) => string | undefined {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useCallback(
    (path, value) => {
      const fault: Fault | null = faultOf(collection, path, value);
      if (!fault) return undefined;
      const [min, max] = [fault.min, fault.max].map((limit) => limit?.toLocaleString(locale));
      return translate(`catalogue.faults.${fault.word}`, { min, max });
    },
    [collection, translate, locale],
  );
}
