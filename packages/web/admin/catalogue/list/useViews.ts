import { useEffect, useRef } from 'react';
import { extractValidSavedQueries, useListContext, useSavedQueries, useStore } from 'react-admin';
import { useStore as useSharedStore } from 'zustand/react';
import { sessionStore } from '../../../data/session.ts';
import { useAllDocuments } from '../../data/allDocuments.ts';
import type { ChangedFields } from '../../data/changes.ts';
import type { AdminDocument } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { parseFilter } from '../filter.ts';
import { firstSort, hiddenColumnsOf } from './columns.ts';

type View = AdminDocument<'views'>;

export function useViews({ name: page, collection }: CatalogueResource) {
  const owner = useSharedStore(sessionStore, ({ email }) => email);
  const { documents } = useAllDocuments(['views']);
  const { attempt } = useBatch();
  const { filterValues, sort, perPage, setFilters, setSort, setPerPage, onUnselectItems } = useListContext();
  const [hidden, setHidden] = useStore<string[]>(`${page}.datatable`, hiddenColumnsOf(collection));
  const [order, setOrder] = useStore<number[] | undefined>(`${page}.datatable_columnRanks`);
  const [ofBrowser, setOfBrowser] = useSavedQueries(page);
  const isBrought = useRef(false);
  const views = documents?.[0]?.filter(
    (view) => view.page === page && (view.owner === owner || view.isShared),
  );
  const add = (fields: readonly ChangedFields[]) =>
    attempt(
      { kind: 'add' },
      fields.map((each) => ({ kind: 'add', collection: 'views', fields: { page, owner, ...each } })),
      null,
    );

  // Views were once stored in the browser only.
  useEffect(() => {
    const stored = extractValidSavedQueries(ofBrowser);
    if (!views || !owner || stored.length === 0 || isBrought.current) return;
    isBrought.current = true;
    // Skips views copied before the browser closed.
    const old = stored.filter(
      ({ label }) => !views.some((view) => view.owner === owner && view.name === label),
    );
    if (old.length === 0) return setOfBrowser([]);
    void add(
      old.map(({ label, value }) => ({
        name: label,
        filter: parseFilter(value.filter),
        sort: value.sort ?? firstSort(collection),
        perPage: value.perPage ?? 25,
        columns: { hidden: hiddenColumnsOf(collection), order: [] },
      })),
    ).then((added) => added && setOfBrowser([]));
  });

  return {
    views: views ?? [],
    isOwn: (view: View) => view.owner === owner,
    show(view: View) {
      onUnselectItems();
      setFilters(parseFilter(view.filter), undefined, false);
      setSort(view.sort);
      setPerPage(view.perPage);
      setHidden(view.columns.hidden);
      setOrder(view.columns.order.length > 0 ? view.columns.order : undefined);
    },
    save(name: string, isShared: boolean) {
      const fields = {
        name,
        isShared,
        filter: parseFilter(filterValues),
        sort,
        perPage,
        columns: { hidden, order: order ?? [] },
      };
      const same = views?.find((view) => view.owner === owner && view.name === name);
      if (!same) return add([fields]);
      return attempt({ kind: 'edit' }, [{ kind: 'update', collection: 'views', id: same.id, fields }], null);
    },
    share: ({ id }: View, isShared: boolean) =>
      attempt({ kind: 'edit' }, [{ kind: 'update', collection: 'views', id, fields: { isShared } }], null),
    remove: ({ id }: View) =>
      attempt({ kind: 'remove' }, [{ kind: 'remove', collection: 'views', id }], null),
  };
}
