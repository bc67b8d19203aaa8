import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { SettingsKind } from '@lumitor/domain/settings/settings';
import { useLocaleState } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import { articleTitle } from '../articles/articleTitle.ts';
import type { Fields } from '../data/changes.ts';
import { catalogueOf, pageOfCollection } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** How a person knows a document: an article by name and code, the rest by what tells them apart. */
export function useDocumentName() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [locale] = useLocaleState();
  return (collection: CollectionName, fields: Fields): string => {
    const catalogue = catalogueOf(collection);
    const page = translate(`resources.${pageOfCollection(collection)}.name`);
    if (!catalogue) {
      const { line, lang, name, kind } = fields as Record<string, string>;
      if (kind) return [page, translate(`settings.kinds.${kind as SettingsKind}`)].join(' · ');
      return [page, line ? lineNames[line as ProductLine] : (lang ?? name)].filter(Boolean).join(' · ');
    }
    const codeField = codeFieldOf(catalogue.collection);
    const code = codeField ? String(fields[codeField] ?? '') : '';
    return [articleTitle(fields, locale), code, lineNames[catalogue.line], page].filter(Boolean).join(' · ');
  };
}
