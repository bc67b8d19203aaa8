import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import { useCallback } from 'react';
import { fieldWord } from '../words/fieldWord.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Aspect } from './aspects.ts';
import { useLanguageNames } from './useLanguageNames.ts';

/** What people call fields, in the language of the administration. */
export function useFieldLabels() {
  const translate = useTranslate();
  const nameOf = useLanguageNames();
  const ofField = useCallback(
    (field: CatalogueField) => translate(`catalogue.fields.${fieldWord(field)}`),
    [translate],
  );
  const ofText = useCallback(
    (field: CatalogueField, language: string) =>
      translate('catalogue.form.language', { field: ofField(field), language: nameOf(language) }),
    [translate, nameOf, ofField],
  );
  const ofAspect = useCallback(
    ({ field, language }: Aspect) => (language ? ofText(field, language) : ofField(field)),
    [ofField, ofText],
  );
  return { ofField, ofText, ofAspect };
}
