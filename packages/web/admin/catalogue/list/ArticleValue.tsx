import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { byProtocol } from '@lumitor/domain/quote/madeFor';
import type { Currency } from '@lumitor/domain/quote/money';
import { isMadeFor } from '@lumitor/domain/quote/price';
import { Box, Typography } from '@mui/material';
import { useLocaleState, useRecordContext } from 'react-admin';
import { AspectValue } from '../../articles/AspectValue.tsx';
import { amountIn } from '../../articles/amounts.ts';
import { bindingPricesOf } from '../../articles/articleGaps.ts';
import { colourOf } from '../../articles/colour.ts';
import type { Document } from '../../data/documents.ts';
import { useTranslate } from '../../words/useTranslate.ts';

/** A price as a list shows it: one amount where all are the same, else the three, compactly. */
function PriceCell({ article, currency }: { article: Document; currency: Currency }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const prices = bindingPricesOf(article);
  const amounts = byProtocol(currency === 'PLN' ? prices.price : prices.priceEuro);
  const shown = (amount: number) =>
    amount > 0 ? (
      amountIn(amount, currency, locale)
    ) : (
      <Typography component="span" variant="caption">
        {translate(currency === 'PLN' ? 'catalogue.values.onRequest' : 'catalogue.values.byRate')}
      </Typography>
    );
  const isMade = SYSTEM_TYPES.filter((type) => isMadeFor(prices, type));
  const [amount = 0, ...others] = new Set(SYSTEM_TYPES.map((type) => amounts[type]));
  if (isMade.length === SYSTEM_TYPES.length && others.length === 0) return shown(amount);
  return (
    <Box component="span" sx={{ display: 'inline-grid', fontSize: '0.75rem', lineHeight: 1.4 }}>
      {SYSTEM_TYPES.map((type) => (
        <span key={type}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`catalogue.values.${type}`)}
          </Box>{' '}
          {isMade.includes(type) ? shown(amounts[type]) : translate('catalogue.values.notMade')}
        </span>
      ))}
    </Box>
  );
}

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
  const article = useRecordContext<Document>();
  if (!article) return null;
  if (field.kind === 'price') return <PriceCell article={article} currency={field.currency} />;
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
