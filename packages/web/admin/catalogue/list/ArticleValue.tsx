import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import { Box } from '@mui/material';
import { useLocaleState, useRecordContext } from 'react-admin';
import { AspectValue } from '../../articles/AspectValue.tsx';
import { colourOf } from '../../articles/colour.ts';
import type { Document } from '../../data/documents.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { PriceCell } from './PriceCell.tsx';

const FILLS = { black: '#111', white: '#fff', both: 'linear-gradient(90deg, #111 50%, #fff 50%)' };

const SWATCH = {
  display: 'inline-block',
  width: 12,
  height: 12,
  mr: 0.75,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'text.secondary',
  verticalAlign: '-1px',
} as const;

interface ArticleValueProps {
  field: CatalogueField;
  typeTitle(type: string): string;
}

/** One value of an article in a list; nothing where the article has none. */
export function ArticleValue({ field, typeTitle }: ArticleValueProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const article = useRecordContext<Document>();
  if (!article) return null;
  if (field.kind === 'price')
    return <PriceCell article={article} currency={field.currency} translate={translate} locale={locale} />;
  if (field.kind === 'colour')
    return (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Box component="span" aria-hidden sx={{ ...SWATCH, background: FILLS[colourOf(article)] }} />
        {translate(`catalogue.values.${colourOf(article)}`)}
      </Box>
    );
  if (field.kind === 'luminaireType') return typeTitle(String(article.type ?? ''));
  const value = article[field.name];
  const saysNothing = field.kind !== 'flag' && field.kind !== 'watts';
  if (saysNothing && (value === undefined || value === '' || value === 0)) return null;
  return (
    <AspectValue aspect={{ key: field.name, field, language: null, paths: [field.name] }} fields={article} />
  );
}
