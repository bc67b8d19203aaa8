import { FormHelperText } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { articleTitle } from '../../articles/articleTitle.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { useArticles } from '../useArticles.ts';

interface CodeNoticeProps {
  resource: CatalogueResource;
  /** Stored field of the product code. */
  path: string;
  /** Of the article in the form, empty for a new one. */
  id: string;
}

/** Says which other articles have the same code: the part rules find only one of them. */
export function CodeNotice({ resource, path, id }: CodeNoticeProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const code = String(useWatch({ name: path }) ?? '').trim();
  const others = useArticles(resource).filter(
    (article) => article.id !== id && code && article[path] === code,
  );
  if (others.length === 0) return null;
  const names = others.map((article) => articleTitle(article, locale)).join(', ');
  return (
    <FormHelperText role="status" sx={{ mx: 1.75, color: 'warning.main' }}>
      {translate('catalogue.form.usedCode', { names })}
    </FormHelperText>
  );
}
