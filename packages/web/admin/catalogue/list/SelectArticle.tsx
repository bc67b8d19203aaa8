import { useLocaleState, useRecordContext } from 'react-admin';
import { articleTitle } from '../../articles/articleTitle.ts';
import type { Document } from '../../data/documents.ts';
import { SelectRow } from '../../elements/SelectRow.tsx';
import { useTranslate } from '../../words/useTranslate.ts';

/** Selects an article. */
export function SelectArticle() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const article = useRecordContext<Document>();
  return (
    article && (
      <SelectRow label={translate('catalogue.list.select', { name: articleTitle(article, locale) })} />
    )
  );
}
