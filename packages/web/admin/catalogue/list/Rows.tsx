import { type ComponentType, memo, useDeferredValue, useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import type { Document } from '../../data/documents.ts';
import { useMay } from '../../data/useMay.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import type { ArticleRowProps } from './ArticleRow.tsx';
import type { Columns } from './columns.ts';

/** As many as fill a screen: they come at once, and the others when the browser has time. */
const AT_ONCE = 25;
const NONE: Document[] = [];

export interface RowsProps {
  articles: readonly Document[];
  columns: Columns;
  hrefOf(id: string): string;
  /** What is being switched on or off. */
  pending: ReadonlyMap<string, boolean>;
  chosen: ReadonlySet<unknown>;
  /** Whether there is little room, so that code and type go under the name. */
  isCompact: boolean;
  /** What a type is called. */
  typeTitle(type: string): string;
  Row: ComponentType<ArticleRowProps>;
}

/** Rows, or cards, of articles. What words they need is asked for once for all of them. */
export const Rows = memo((props: RowsProps) => {
  const { articles, columns, hrefOf, pending, chosen, isCompact, typeTitle, Row } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { write } = useMay('catalogue');
  return articles.map((article) => (
    <Row
      key={article.id}
      article={article}
      columns={columns}
      href={hrefOf(article.id)}
      isActive={pending.get(article.id) ?? Boolean(article.active)}
      isSelected={chosen.has(article.id)}
      isCompact={isCompact}
      maySwitch={write}
      typeTitle={typeTitle}
      translate={translate}
      locale={locale}
    />
  ));
});
Rows.displayName = 'Rows';

/** The articles of a page in two parts, the second of which comes later; `isWhole` once it is there. */
export function useTwoParts(data: readonly Document[]) {
  const first = useMemo(() => data.slice(0, AT_ONCE), [data]);
  const rest = useMemo(() => (data.length > AT_ONCE ? data.slice(AT_ONCE) : NONE), [data]);
  const later = useDeferredValue(rest, NONE);
  return { first, later, isWhole: later === rest };
}
