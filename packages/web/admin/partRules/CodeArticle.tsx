import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Typography } from '@mui/material';
import { useBasename, useLocale } from 'react-admin';
import { Link } from 'react-router';
import { ArticlePicture } from '../articles/Picture.tsx';
import { articleTitle } from '../articles/titles.ts';
import { compareNames } from '../data/compareNames.ts';
import type { Document } from '../data/documents.ts';
import { Row, Spaced, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

export interface CodeArticles {
  resource: string;
  options: { code: string; article: Document }[];
  byCode: ReadonlyMap<string, Document>;
}

export function codeArticles(
  resource: string,
  articles: readonly Document[],
  field: 'type' | 'description',
): CodeArticles {
  const byCode = new Map<string, Document>();
  for (const article of articles) {
    const code = String(article[field] ?? '').trim();
    const first = byCode.get(code);
    if (code && (!first || (!first.active && article.active))) byCode.set(code, article);
  }
  const options = [...byCode].map(([code, article]) => ({ code, article }));
  options.sort((a, b) => compareNames(a.code, b.code));
  return { resource, options, byCode };
}

/** `both`: one code for both colours. */
export type CodeColour = 'black' | 'white' | 'both';

function wrongColour({ isBlack, isWhite }: Document, colour: CodeColour) {
  if (colour === 'black' && isWhite && !isBlack) return 'partRules.onlyWhite';
  if (colour === 'white' && isBlack && !isWhite) return 'partRules.onlyBlack';
  return null;
}

interface CodeArticleProps {
  article: Document | undefined;
  colour: CodeColour;
  resource: string;
}

export function CodeArticle({ article, colour, resource }: CodeArticleProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  if (!article)
    return (
      <Text variant="caption" color="error" display="flex" alignItems="center" gap={0.5}>
        <ErrorOutline fontSize="small" aria-hidden />
        {translate('partRules.missing')}
      </Text>
    );
  const marks = [article.active ? null : 'partRules.inactive', wrongColour(article, colour)] as const;
  const text = marks.flatMap((mark) => (mark ? [translate(mark)] : [])).join(', ');
  return (
    <Row isWrapped={false} minWidth={0}>
      <ArticlePicture url={String(article.img ?? '')} size={36} />
      <Spaced minWidth={0} lineHeight={1.25}>
        <Typography
          component={Link}
          to={`${basename}/${resource}/${encodeURIComponent(article.id)}`}
          variant="caption"
          sx={{
            color: 'text.primary',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            lineHeight: 1.3,
          }}
        >
          {articleTitle(article, locale)}
        </Typography>
        {text && (
          <Typography variant="caption" color={article.active ? 'warning.main' : 'error.main'}>
            {text}
          </Typography>
        )}
      </Spaced>
    </Row>
  );
}
