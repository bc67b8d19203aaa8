import type { SystemType } from '@lumitor/domain/catalogue/article';
import { memo } from 'react';
import { measureIn, wattsIn } from '../../articles/amounts.ts';
import { articleTitle } from '../../articles/articleTitle.ts';
import { colourOf } from '../../articles/colour.ts';
import { Picture } from '../../articles/Picture.tsx';
import { type ArticleRowProps, rowClass } from './ArticleRow.tsx';
import { PriceCell } from './PriceCell.tsx';

/** One article where a table has no room; it works as a row does. */
export const ArticleCard = memo((props: ArticleRowProps) => {
  const { article, columns, href, isActive, isSelected, maySwitch, typeTitle, translate, locale } = props;
  const name = articleTitle(article, locale);
  const other = articleTitle(article, locale === 'pl' ? 'en' : 'pl');
  const facts = [
    columns.isSystem
      ? translate(`catalogue.values.${article.type as SystemType}`)
      : columns.code && article[columns.code],
    columns.hasType && article.type ? typeTitle(String(article.type)) : '',
    columns.hasWatts && article.power ? wattsIn(Number(article.power), locale) : '',
    columns.hasLight && article.lumens !== undefined ? measureIn(Number(article.lumens), 'lm', locale) : '',
    columns.hasColour && translate(`catalogue.values.${colourOf(article)}`),
  ].filter(Boolean);
  return (
    <li data-id={article.id} className={rowClass(isActive, isSelected)}>
      <input
        type="checkbox"
        data-does="select"
        checked={isSelected}
        readOnly
        aria-label={translate('catalogue.list.select', { name })}
      />
      {columns.hasPicture && <Picture url={String(article.img ?? '')} />}
      <div className="words">
        <a href={href}>{name}</a>
        {other !== name && <span className="faint second">{other}</span>}
        <span className="faint second">{facts.join(' · ')}</span>
        <span className="prices">
          <PriceCell article={article} currency="PLN" translate={translate} locale={locale} />
          <PriceCell article={article} currency="EUR" translate={translate} locale={locale} />
        </span>
      </div>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isActive}
        data-does="switch"
        disabled={!maySwitch}
        checked={isActive}
        readOnly
        aria-label={translate('catalogue.list.toggle', { name })}
      />
    </li>
  );
});
ArticleCard.displayName = 'ArticleCard';
