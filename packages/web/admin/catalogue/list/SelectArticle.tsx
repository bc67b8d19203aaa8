import Checkbox from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useLocaleState,
  useRecordContext,
} from 'react-admin';
import { articleTitle } from '../../articles/articleTitle.ts';
import type { Document } from '../../data/documents.ts';
import { useTranslate } from '../../words/useTranslate.ts';

/** Selects an article, with Shift all up to it; react-admin's own box tells a screen reader no name. */
export function SelectArticle() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const article = useRecordContext<Document>();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  if (!article) return null;
  return (
    <Checkbox
      size="small"
      checked={selected?.includes(article.id) ?? false}
      onClick={(event) => handleToggleItem?.(article.id, event as never)}
      slotProps={{
        input: {
          'aria-label': translate('catalogue.list.select', { name: articleTitle(article, locale) }),
        },
      }}
    />
  );
}
