import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Typography } from '@mui/material';
import { useBasename, useLocale } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import { ArticlePicture } from '../articles/Picture.tsx';
import { articleTitle } from '../articles/titles.ts';
import { pageOfCollection, pathOfDocument } from '../data/resources.ts';
import { Row } from '../elements/layout.tsx';
import { TextLink } from '../elements/TextLink.tsx';
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
    <Row gap={1.5} isWrapped={false}>
      <ArticlePicture url={String(article.img ?? '')} size={36} />
      <div>
        <TextLink to={`${basename}/${pathOfDocument(stored, article.id)}`}>
          {articleTitle(article, locale) || translate('gaps.noTitle')}
        </TextLink>
        <Typography variant="caption" component="p">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
    </Row>
  );
}
