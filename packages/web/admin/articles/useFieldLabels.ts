import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';
import { languageName } from '../elements/languageNames.ts';
import { fieldWord } from '../words/fieldWord.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Aspect } from './aspects.ts';

export function useLanguageNames(): (code: string) => string {
  const [locale] = useLocaleState();
  return useCallback(
    (code) => {
      const name = languageName(code, locale) ?? code;
      return locale === 'pl' ? name.toLocaleLowerCase(locale) : name;
    },
    [locale],
  );
}

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
