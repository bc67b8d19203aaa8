import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Box, Typography } from '@mui/material';
import { useBasename, useLocale } from 'react-admin';
import { Link } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { ArticlePicture } from '../articles/Picture.tsx';
import { articleTitle } from '../articles/titles.ts';
import { pageOfCollection, pathOfDocument } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { Found } from './lineArticles.ts';

export function ArticleCell({ line, collection, article }: Found) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const locale = useLocale();
  const basename = useBasename();
  const stored = collectionOf(collection, line);
  const codeField = codeFieldOf(collection);
  const facts = [
    codeField ? String(article[codeField] ?? '') : '',
    lineNames[line],
    translate(`resources.${pageOfCollection(stored)}.name`),
    article.active ? '' : translate('partRules.inactive'),
  ];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ArticlePicture url={String(article.img ?? '')} size={36} />
      <div>
        <Box
          component={Link}
          to={`${basename}/${pathOfDocument(stored, article.id)}`}
          sx={{ color: 'text.primary' }}
        >
          {articleTitle(article, locale) || translate('gaps.noTitle')}
        </Box>
        <Typography variant="caption" component="p">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
    </Box>
  );
}
