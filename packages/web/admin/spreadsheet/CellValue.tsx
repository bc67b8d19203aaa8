import { useLocale } from 'react-admin';
import { Picture } from '../articles/Picture.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { Column } from './columns.ts';
import type { Cell } from './sheet/cell.ts';

interface CellValueProps {
  column: Column;
  value: Cell;
}

/** What an article has in a column, as a person reads it: of a number every place, for it may be in the last. */
export function CellValue({ column: { kind, stored, field }, value }: CellValueProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (value === null) return <em>{translate('catalogue.values.none')}</em>;
  if (typeof value === 'boolean') return translate(value ? 'catalogue.values.yes' : 'catalogue.values.no');
  // A price of 0 is none: on request, or by the rate (D22).
  if (value === 0 && kind === 'amount')
    return translate(stored === 'priceEuro' ? 'catalogue.values.byRate' : 'catalogue.values.onRequest');
  if (typeof value === 'number')
    return value.toLocaleString(locale, {
      minimumFractionDigits: kind === 'amount' ? 2 : 0,
      maximumFractionDigits: 20,
    });
  if (field?.kind === 'picture')
    return (
      <>
        <Picture url={String(value)} />
        {String(value)}
      </>
    );
  return String(value);
}
