import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/article';
import type { Currency } from '@lumitor/domain/quote/money';
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
  if (distinct.size === 1) {
    const [amount = 0] = distinct;
    if (amount > 0) return amountIn(amount, currency, locale);
    return (
      <span className="faint">
        {translate(currency === 'PLN' ? 'catalogue.values.onRequest' : 'catalogue.values.byRate')}
      </span>
    );
  }
  return (
    <span className="protocols">
      {SYSTEM_TYPES.map((type) => (
        <span key={type}>
          <span className="faint">{translate(`catalogue.values.${type}`)}</span>{' '}
          {amounts[type] ? amountIn(amounts[type], currency, locale) : translate('catalogue.values.notMade')}
        </span>
      ))}
    </span>
  );
}
