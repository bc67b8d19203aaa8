import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useBasename, useLocale, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Picture } from '../../articles/Picture.tsx';
import { articleTitle } from '../../articles/titles.ts';
import type { Document } from '../../data/documents.ts';

interface ArticleNameProps {
  /** The page's path under /admin. */
  page: string;
  hasPicture: boolean;
  /** What stands under the name. */
  children?: ReactNode;
}

/** An article's picture and its name in both languages of the administration, as the way to its form. */
export function ArticleName({ page, hasPicture, children }: ArticleNameProps) {
  const locale = useLocale();
  const basename = useBasename();
  const article = useRecordContext<Document>();
  if (!article) return null;
  const name = articleTitle(article, locale);
  const other = articleTitle(article, locale === 'pl' ? 'en' : 'pl');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere' }}>
      {hasPicture && <Picture url={String(article.img ?? '')} />}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Link
          component={RouterLink}
          to={`${basename}/${page}/${encodeURIComponent(article.id)}`}
          underline="hover"
          onClick={(event) => event.stopPropagation()}
          sx={{ fontWeight: 500, opacity: article.active ? 1 : 0.72 }}
        >
          {name}
        </Link>
        {other !== name && (
          <Typography variant="caption" component="div">
            {other}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
