import type { SystemType } from '@lumitor/domain/catalogue/article';
import { imageAt } from '@lumitor/domain/catalogue/image';
import { memo } from 'react';
import { measureIn, wattsIn } from '../../articles/amounts.ts';
import { articleTitle } from '../../articles/articleTitle.ts';
import { colourOf } from '../../articles/colour.ts';
import type { Document } from '../../data/documents.ts';
import type { useTranslate } from '../../words/useTranslate.ts';
import type { Columns } from './columns.ts';
import { PriceCell } from './PriceCell.tsx';

export interface ArticleRowProps {
  article: Document;
  columns: Columns;
  /** Address of its form. */
  href: string;
  isActive: boolean;
  isSelected: boolean;
  isCompact: boolean;
  /** Whether the person may switch it on and off. */
  maySwitch: boolean;
  typeTitle(type: string): string;
  translate: ReturnType<typeof useTranslate>;
  locale: string;
}

/** @returns what styles a row or a card by its state */
export const rowClass = (isActive: boolean, isSelected: boolean): string =>
  [!isActive && 'inactive', isSelected && 'selected'].filter(Boolean).join(' ');

/**
 * One article, of plain elements: a page may have 250 of them. What is pressed in it reaches the table, which
 * finds the article by `data-id`.
 */
export const ArticleRow = memo((props: ArticleRowProps) => {
  const { article, columns, href, isActive, isSelected, isCompact, maySwitch, typeTitle, translate, locale } =
    props;
  const name = articleTitle(article, locale);
  const other = articleTitle(article, locale === 'pl' ? 'en' : 'pl');
  const code = columns.isSystem
    ? translate(`catalogue.values.${article.type as SystemType}`)
    : String(article[columns.code ?? ''] ?? '');
  const type = columns.hasType ? typeTitle(String(article.type ?? '')) : '';
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
        {isCompact && <span className="faint second">{[code, type].filter(Boolean).join(' · ')}</span>}
      </th>
      {!isCompact && (columns.code || columns.isSystem) && (
        <td>
          {code}
          {type && <span className="faint second">{type}</span>}
        </td>
      )}
      <td className="number">
        <PriceCell article={article} currency="PLN" translate={translate} locale={locale} />
      </td>
      <td className="number">
        <PriceCell article={article} currency="EUR" translate={translate} locale={locale} />
      </td>
      {columns.hasWatts && (
        <td className="number">
          {article.power ? wattsIn(Number(article.power), locale) : ''}
          {columns.hasLight && article.lumens !== undefined && (
            <span className="faint second">{measureIn(Number(article.lumens), 'lm', locale)}</span>
          )}
        </td>
      )}
      {columns.hasColour && (
        <td className="colour">
          <span className={`swatch ${colourOf(article)}`} aria-hidden="true" />
          <span>{translate(`catalogue.values.${colourOf(article)}`)}</span>
        </td>
      )}
      <td className="switch">
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
      </td>
    </tr>
  );
});
ArticleRow.displayName = 'ArticleRow';
