import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { type CollectionName, isNamedCollection } from '@lumitor/domain/collections/collections';
import type { MailKind } from '@lumitor/domain/mails/mails';
import type { SettingsKind } from '@lumitor/domain/settings/settings';
import { useLocaleState } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import { articleTitle } from '../articles/titles.ts';
import type { ChangedFields } from '../data/changes.ts';
import { catalogueOf, pageOfCollection } from '../data/resources.ts';
import { type TranslateWord, useTranslate } from '../words/useTranslate.ts';

export function useDocumentName() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [locale] = useLocaleState();
  return (collection: CollectionName, fields: ChangedFields): string =>
    documentName(collection, fields, { translate, locale, lineNames });
}

interface Wording {
  translate: TranslateWord;
  locale: string;
  lineNames: Readonly<Record<ProductLine, string>>;
}

function nameWithoutPage(
  collection: CollectionName,
  fields: ChangedFields,
  { translate, locale, lineNames }: Wording,
) {
  const { line, lang, name, kind, code } = fields as Record<string, string>;
  if (isNamedCollection(collection)) return articleTitle(fields, locale);
  if (collection === 'mailTexts') return translate(`mails.kinds.${kind as MailKind}`);
  if (collection === 'settings' || collection === 'serviceSettings')
    return translate(`settings.kinds.${kind as SettingsKind}`);
  return line ? lineNames[line as ProductLine] : (lang ?? name ?? code);
}

export function documentName(collection: CollectionName, fields: ChangedFields, wording: Wording): string {
  const { translate, locale, lineNames } = wording;
  const catalogue = catalogueOf(collection);
  const page = translate(`resources.${pageOfCollection(collection)}.name`);
  if (!catalogue) return [page, nameWithoutPage(collection, fields, wording)].filter(Boolean).join(' · ');
  const codeField = codeFieldOf(catalogue.collection);
  const code = codeField ? String(fields[codeField] ?? '') : '';
  return [articleTitle(fields, locale), code, lineNames[catalogue.line], page].filter(Boolean).join(' · ');
}
