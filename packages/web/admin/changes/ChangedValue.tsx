import { useLocaleState } from 'react-admin';
import { useTranslate } from '../frame/useTranslate.ts';

/** A stored value of no article as a person reads it. */
export function ChangedValue({ value }: { value: unknown }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (value === undefined || value === null || value === '')
    return <em>{translate('catalogue.values.none')}</em>;
  if (typeof value === 'boolean') return translate(value ? 'catalogue.values.yes' : 'catalogue.values.no');
  if (typeof value === 'number') return value.toLocaleString(locale);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
