import type { CollectionName } from '@lumitor/domain/collections/collections';
import { useLocaleState } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import type { Fields } from '../data/changes.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { documentName } from './documentName.ts';

/** Names documents in the administration's language. */
export function useDocumentName() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [locale] = useLocaleState();
  return (collection: CollectionName, fields: Fields): string =>
    documentName(collection, fields, { translate, locale, lineNames });
}
