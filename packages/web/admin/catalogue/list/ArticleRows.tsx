import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useBasename, useListContext } from 'react-admin';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { ListRows } from '../../elements/ListRows.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useTypeTitle } from '../useTypeTitle.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import type { Columns } from './columns.ts';
import { type RowsProps, useTwoParts } from './Rows.tsx';
import { useActiveSwitch } from './useActiveSwitch.ts';
import { useRowEvents } from './useRowEvents.ts';

/** Where each list was left, in pixels from the top: a form that is saved leads back to there. */
const places = new Map<string, number>();

/** @param isWhole whether all rows are there, so that the page has its height */
function useListPlace(resource: string, isWhole: boolean): void {
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (!isWhole || isRestored.current) return;
    isRestored.current = true;
    window.scrollTo(0, places.get(resource) ?? 0);
  }, [resource, isWhole]);
  // Let go of before the page shrinks, which would scroll it.
  useLayoutEffect(() => {
    const keep = () => {
      if (isRestored.current) places.set(resource, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [resource]);
}

const NONE: Document[] = [];

/** What a table or cards are made of. */
export interface ArticleRowsProps extends Pick<RowsProps, 'columns' | 'hrefOf' | 'pending' | 'typeTitle'> {
  parts: ReturnType<typeof useTwoParts>;
  onClick(event: MouseEvent<HTMLElement>): void;
}

interface ListedProps {
  resource: CatalogueResource;
  columns: Columns;
}

function LoadedRows({ resource, columns }: ListedProps) {
  const basename = useBasename();
  const { data = NONE } = useListContext<Document>();
  const isNarrow = useMediaQuery('(max-width: 959.95px)', { noSsr: true });
  const { pending, switchActive, warning } = useActiveSwitch(resource);
  const hrefOf = useCallback(
    (id: string) => `${basename}/${resource.name}/${encodeURIComponent(id)}`,
    [basename, resource],
  );
  const { onClick } = useRowEvents(data, hrefOf, switchActive);
  const typeTitle = useTypeTitle(resource);
  const parts = useTwoParts(data);
  useListPlace(resource.name, parts.isWhole);
  const Listed = isNarrow ? ArticleCards : ArticleTable;
  return (
    <>
      <Listed
        parts={parts}
        columns={columns}
        hrefOf={hrefOf}
        pending={pending}
        typeTitle={typeTitle}
        onClick={onClick}
      />
      {warning}
    </>
  );
}

/** The articles of a page, or why there are none. */
export function ArticleRows(props: ListedProps) {
  const translate = useTranslate();
  return (
    <ListRows nothingYet={translate('catalogue.list.empty')} rowHeight={52}>
      <LoadedRows {...props} />
    </ListRows>
  );
}
