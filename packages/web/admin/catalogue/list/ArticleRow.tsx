import { imageAt } from '@lumitor/domain/catalogue/image';
import { memo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Document } from '../../data/allDocuments.ts';
import { wattsIn } from '../amounts.ts';
import { articleTitle } from '../articleTitle.ts';
import { colourOf } from '../filter.ts';
import type { Columns } from './columns.ts';
import { PriceCell } from './PriceCell.tsx';

export interface ArticleRowProps {
  article: Document;
  columns: Columns;
  /** Address of its form. */
  href: string;
  isActive: boolean;
  isSelected: boolean;
}

/** @returns what styles a row or a card by its state */
export const rowClass = (isActive: boolean, isSelected: boolean): string =>
  [!isActive && 'inactive', isSelected && 'selected'].filter(Boolean).join(' ');

/**
 * One article, of plain elements: a page may have 250 of them. What is pressed in it reaches the table, which
 * finds the article by `data-id`.
 */
export const ArticleRow = memo(({ article, columns, href, isActive, isSelected }: ArticleRowProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = articleTitle(article, locale);
  const other = articleTitle(article, locale === 'pl' ? 'en' : 'pl');
  const img = String(article.img ?? '');
  return (
    <tr data-id={article.id} className={rowClass(isActive, isSelected)}>
      <td className="tick">
        <input
          type="checkbox"
          data-does="select"
          checked={isSelected}
          readOnly
          aria-label={translate('catalogue.list.select', { name })}
        />
      </td>
      {columns.hasPicture && (
        <td className="picture">
          {img ? (
            <img src={imageAt(img, 96)} alt="" width={48} height={48} loading="lazy" decoding="async" />
          ) : (
            <span className="no-picture" role="img" aria-label={translate('catalogue.list.noPicture')} />
          )}
        </td>
      )}
      <th scope="row">
        <a href={href}>{name}</a>
        {other !== name && <span className="faint second">{other}</span>}
      </th>
      {(columns.code || columns.isSystem) && (
        <td>
          {columns.isSystem
            ? translate(`catalogue.values.${article.type}`)
            : String(article[columns.code ?? ''] ?? '')}
          {columns.hasType && <span className="faint second">{String(article.type ?? '')}</span>}
        </td>
      )}
      <td className="number">
        <PriceCell price={article.price} currency="PLN" />
      </td>
      <td className="number">
        <PriceCell price={article.priceEuro} currency="EUR" />
      </td>
      {columns.hasWatts && (
        <td className="number">{article.power ? wattsIn(Number(article.power), locale) : ''}</td>
      )}
      {columns.hasColour && (
        <td>
          <span className={`swatch ${colourOf(article)}`} aria-hidden="true" />
          {translate(`catalogue.values.${colourOf(article)}`)}
        </td>
      )}
      <td className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isActive}
          data-does="switch"
          checked={isActive}
          readOnly
          aria-label={translate('catalogue.list.toggle', { name })}
        />
      </td>
    </tr>
  );
});
ArticleRow.displayName = 'ArticleRow';
