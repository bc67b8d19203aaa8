import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { byProtocol } from '@lumitor/domain/quote/madeFor';
import type { Currency } from '@lumitor/domain/quote/money';
import { isMadeFor } from '@lumitor/domain/quote/price';
import type { ReactNode } from 'react';
import { useBasename, useLocale, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { AspectValue } from '../../articles/AspectValue.tsx';
import { amountIn } from '../../articles/amounts.ts';
import { bindingPricesOf } from '../../articles/articleGaps.ts';
import { colourOf } from '../../articles/colour.ts';
import { ArticlePicture } from '../../articles/Picture.tsx';
import { articleTitle } from '../../articles/titles.ts';
import type { Document } from '../../data/documents.ts';
import { useTranslate } from '../../words/useTranslate.ts';

interface ArticleNameProps {
  /** Path under /admin. */
  page: string;
  hasPicture: boolean;
  children?: ReactNode;
}

export function ArticleName({ page, hasPicture, children }: ArticleNameProps) {
  const locale = useLocale();
  const basename = useBasename();
  const article = useRecordContext<Document>();
  if (!article) return null;
  const name = articleTitle(article, locale);
  const other = articleTitle(article, locale === 'pl' ? 'en' : 'pl');
  return (
    <div className={article.active ? 'article' : 'article inactive'}>
      {hasPicture && <ArticlePicture url={String(article.img ?? '')} />}
      <div>
        <Link
          to={`${basename}/${page}/${encodeURIComponent(article.id)}`}
          onClick={(event) => event.stopPropagation()}
        >
          {name}
        </Link>
        {other !== name && <div className="other">{other}</div>}
        {children}
      </div>
    </div>
  );
}

function PriceCell({ article, currency, locale }: { article: Document; currency: Currency; locale: string }) {
  const translate = useTranslate();
  const prices = bindingPricesOf(article);
  const amounts = byProtocol(currency === 'PLN' ? prices.price : prices.priceEuro);
  const shown = (amount: number) =>
    amount > 0 ? (
      amountIn(amount, currency, locale)
    ) : (
      <span className="unpriced">
        {translate(currency === 'PLN' ? 'catalogue.values.onRequest' : 'catalogue.values.byRate')}
      </span>
    );
  const isMade = SYSTEM_TYPES.filter((type) => isMadeFor(prices, type));
  const [amount = 0, ...others] = new Set(SYSTEM_TYPES.map((type) => amounts[type]));
  if (isMade.length === SYSTEM_TYPES.length && others.length === 0) return shown(amount);
  return (
    <span className="prices">
      {SYSTEM_TYPES.map((type) => (
        <span key={type}>
          <span>{translate(`catalogue.values.${type}`)}</span>{' '}
          {isMade.includes(type) ? shown(amounts[type]) : translate('catalogue.values.notMade')}
        </span>
      ))}
    </span>
  );
}

const FILLS = { black: '#111', white: '#fff', both: 'linear-gradient(90deg, #111 50%, #fff 50%)' };

interface ArticleValueProps {
  field: CatalogueField;
  locale: string;
  typeTitle(type: string): string;
}

export function ArticleValue({ field, locale, typeTitle }: ArticleValueProps) {
  const translate = useTranslate();
  const article = useRecordContext<Document>();
  if (!article) return null;
  if (field.kind === 'price')
    return <PriceCell article={article} locale={locale} currency={field.currency} />;
  if (field.kind === 'colour')
    return (
      <span className="colour">
        <i aria-hidden style={{ background: FILLS[colourOf(article)] }} />
        {translate(`catalogue.values.${colourOf(article)}`)}
      </span>
    );
  if (field.kind === 'luminaireType') return typeTitle(String(article.type ?? ''));
  const value = article[field.name];
  const isEmptyValue = field.kind !== 'flag' && field.kind !== 'watts';
  if (isEmptyValue && (value === undefined || value === '' || value === 0)) return null;
  return (
    <AspectValue aspect={{ key: field.name, field, language: null, paths: [field.name] }} fields={article} />
  );
}
