import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/article';
import type { Currency } from '@lumitor/domain/quote/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { amountIn } from '../../articles/amounts.ts';
import type { useTranslate } from '../../words/useTranslate.ts';

interface PriceCellProps {
  /** As stored: one amount, or one a protocol. */
  price: unknown;
  currency: Currency;
  translate: ReturnType<typeof useTranslate>;
  locale: string;
}

/** A price as a list shows it: one amount where all are the same, else the three, compactly. */
export function PriceCell({ price, currency, translate, locale }: PriceCellProps) {
  const amounts = (typeof price === 'object' && price !== null ? price : {}) as Partial<
    Record<SystemType, number>
  >;
  const distinct = new Set(
    typeof price === 'number' ? [price] : SYSTEM_TYPES.map((type) => amounts[type] ?? 0),
  );
  const [amount = 0] = distinct;
  if (distinct.size === 1 && amount > 0) return amountIn(amount, currency, locale);
  if (distinct.size === 1)
    return (
      <Typography component="span" variant="caption">
        {translate(currency === 'PLN' ? 'catalogue.values.onRequest' : 'catalogue.values.byRate')}
      </Typography>
    );
  return (
    <Box component="span" sx={{ display: 'inline-grid', fontSize: '0.75rem', lineHeight: 1.4 }}>
      {SYSTEM_TYPES.map((type) => (
        <span key={type}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`catalogue.values.${type}`)}
          </Box>{' '}
          {amounts[type] ? amountIn(amounts[type], currency, locale) : translate('catalogue.values.notMade')}
        </span>
      ))}
    </Box>
  );
}
