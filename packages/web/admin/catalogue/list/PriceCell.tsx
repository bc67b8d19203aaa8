import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { byProtocol } from '@lumitor/domain/quote/madeFor';
import type { Currency } from '@lumitor/domain/quote/money';
import { isMadeFor } from '@lumitor/domain/quote/price';
import { Box, Typography } from '@mui/material';
import { amountIn } from '../../articles/amounts.ts';
import { bindingPricesOf } from '../../articles/articleGaps.ts';
import type { Document } from '../../data/documents.ts';
import type { useTranslate } from '../../words/useTranslate.ts';

interface PriceCellProps {
  article: Document;
  currency: Currency;
  translate: ReturnType<typeof useTranslate>;
  locale: string;
}

/** A price as a list shows it: one amount where all are the same, else the three, compactly. */
export function PriceCell({ article, currency, translate, locale }: PriceCellProps) {
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
