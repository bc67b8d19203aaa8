import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import type { Currency } from '@lumitor/domain/quote/money';
import type { ByProtocol } from '@lumitor/domain/quote/price';
import { formatDays } from '@lumitor/domain/translation/figures';
import { Link } from '@mui/material';
import { useLocaleState } from 'react-admin';
import type { ChangedFields } from '../data/changes.ts';
import { Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { amountIn, measureIn, wattsText } from './amounts.ts';
import { type Aspect, valueAt } from './aspects.ts';
import { colourOf } from './colour.ts';
import { ArticlePicture } from './Picture.tsx';

type Translate = ReturnType<typeof useTranslate>;

function priceInWords(value: unknown, currency: Currency, locale: string, translate: Translate): string {
  if (typeof value !== 'object' || value === null)
    return Number(value ?? 0) > 0
      ? amountIn(Number(value), currency, locale)
      : translate(currency === 'PLN' ? 'catalogue.values.onRequest' : 'catalogue.values.byRate');
  const amounts = value as ByProtocol;
  const isSome = SYSTEM_TYPES.some((type) => amounts[type] > 0);
  const zero = currency === 'EUR' ? 'byRate' : isSome ? 'notMade' : 'onRequest';
  return SYSTEM_TYPES.map((type) => {
    const amount = amounts[type] > 0 ? amountIn(amounts[type], currency, locale) : null;
    return `${translate(`catalogue.values.${type}`)} ${amount ?? translate(`catalogue.values.${zero}`)}`;
  }).join(' · ');
}

function inWords(
  { field, paths: [path = ''] }: Aspect,
  fields: ChangedFields,
  locale: string,
  translate: Translate,
): string {
  const value = valueAt(fields, path);
  switch (field.kind) {
    case 'flag':
      return translate(value ? 'catalogue.values.yes' : 'catalogue.values.no');
    case 'colour':
      return translate(`catalogue.values.${colourOf(fields)}`);
    case 'price':
      return priceInWords(value, field.currency, locale, translate);
    case 'watts':
      return Number(value) > 0 ? wattsText(Number(value), locale) : translate('catalogue.values.unknown');
    case 'measure':
      if (typeof value !== 'number') return '';
      return field.unit === 'd'
        ? formatDays(value, locale.toUpperCase())
        : measureIn(value, field.unit, locale);
    case 'systemType':
      return translate(`catalogue.values.${value as SystemType}`);
    case 'systemTypes':
      return (
        (value as SystemType[]).map((type) => translate(`catalogue.values.${type}`)).join(', ') ||
        translate('catalogue.values.all')
      );
    default:
      return String(value ?? '');
  }
}

export function AspectValue({ aspect, fields }: { aspect: Aspect; fields: ChangedFields }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (aspect.field.kind === 'picture') return <ArticlePicture url={String(fields.img ?? '')} />;
  if (aspect.field.kind === 'pictures' && Array.isArray(fields.pictures) && fields.pictures.length > 0)
    return (
      <Row gap={0.5}>
        {fields.pictures.map((url) => (
          <ArticlePicture key={url} url={url} />
        ))}
      </Row>
    );
  if (aspect.field.kind === 'sheet' && fields.sheet)
    return <Link href={String(fields.sheet)}>{translate('catalogue.sheet.open')}</Link>;
  if (aspect.field.kind === 'photometry' && fields.photometry)
    return <Link href={String(fields.photometry)}>{translate('catalogue.photometry.open')}</Link>;
  const words = inWords(aspect, fields, locale, translate);
  return words ? words : <em>{translate('catalogue.values.none')}</em>;
}
