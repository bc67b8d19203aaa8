import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';
import { type UseControllerReturn, useController } from 'react-hook-form';
import { useTranslate } from '../../words/useTranslate.ts';
import { articleFault } from '../articleFaults.ts';

export function useFaultWords(
  collection: CatalogueCollection,
): (path: string, value: unknown) => string | undefined {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useCallback(
    (path, value) => {
      const fault = articleFault(collection, path, value);
      if (!fault) return undefined;
      const [min, max] = [fault.min, fault.max].map((limit) => limit?.toLocaleString(locale));
      return translate(`catalogue.faults.${fault.word}`, { min, max });
    },
    [collection, translate, locale],
  );
}

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
