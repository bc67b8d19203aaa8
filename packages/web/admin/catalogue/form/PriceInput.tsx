import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Currency } from '@lumitor/domain/quote/money';
import { DecimalField } from '../../articles/DecimalField.tsx';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { useArticleInput } from './useArticleInput.ts';

export interface PriceInputProps {
  collection: CatalogueCollection;
  field: Extract<CatalogueField, { kind: 'price' }>;
}

export const SYMBOLS: Record<Currency, string> = { PLN: 'zł', EUR: '€' };

/** A net price of one amount. */
export function PriceInput({ collection, field }: PriceInputProps) {
  const translate = useTranslate();
  const labels = useFieldLabels();
  const { field: control, fault } = useArticleInput(collection, field.name);
  const { ref, value, onChange, onBlur } = control;
  const zeroHint = translate(`catalogue.hints.${field.name}`);
  return (
    <DecimalField
      isMoney
      label={labels.ofField(field)}
      suffix={SYMBOLS[field.currency]}
      // Unset, it follows from the złoty by the rate: that is no 0,00 €.
      value={field.currency === 'EUR' && value === 0 ? '' : value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      fault={fault}
      hint={collection === 'connections' ? `${translate('catalogue.hints.railPrice')} ${zeroHint}` : zeroHint}
    />
  );
}
