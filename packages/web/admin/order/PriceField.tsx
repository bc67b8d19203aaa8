import type { Currency } from '@lumitor/domain/quote/money';
import { useTranslate } from '../words/useTranslate.ts';
import { FigureField } from './FigureField.tsx';

const MOST = 1_000_000_000;

interface PriceFieldProps {
  title: string;
  value: number | null;
  currency: Currency;
  isLabelled?: boolean;
  set: (changed: { unitPrice: number }) => void;
}

/** Net unit price, in cents. */
export function PriceField({ title, value, currency, isLabelled = false, set }: PriceFieldProps) {
  const translate = useTranslate();
  return (
    <FigureField
      label={isLabelled ? translate('order.netPrice') : translate('order.priceOf', { title })}
      isLabelled={isLabelled}
      value={value}
      max={MOST}
      unit={currency === 'PLN' ? 'zł' : '€'}
      onChange={(unitPrice) => set({ unitPrice })}
    />
  );
}
