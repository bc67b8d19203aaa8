import type { Accessory, Binding } from '@lumitor/domain/catalogue/article';
import type { Chosen, Counted } from '@lumitor/domain/plan/choices';
import { type MouseEvent, useDeferredValue, useEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { focusPanel } from './ChoicePanel.tsx';
import { FilterBar } from './FilterBar.tsx';
import {
  type Criterion,
  countNarrowing,
  distinguishing,
  type Filter,
  filtered,
  type Listed,
  NO_FILTER,
} from './filter.ts';
import lists from './list.module.css';
import { inOrder, type Order, telling } from './order.ts';
import styles from './QuantityList.module.css';
import { QuantityRow } from './QuantityRow.tsx';

/** What the lists are narrowed to, for as long as the page is open: their panels come and go. */
const filterStore = createStore<Record<Counted, Filter>>(() => ({
  bindings: NO_FILTER,
  accessories: NO_FILTER,
}));

export interface QuantityListProps<Article> {
  collection: Counted;
  icon: IconName;
  /** Those that can be chosen now. */
  listed: readonly Listed<Article>[];
  chosen: readonly Chosen[];
  /** Of these, those are shown that distinguish the articles. */
  criteria: readonly Criterion<Article>[];
  orders?: readonly Order<Article>[];
  /** Shows more of an article, by its id. It stays the same function. */
  onOpen?: (id: string) => void;
  /** Where there is nothing to choose from. */
  empty: string;
}

/** Articles to search and filter, each with how many of it are wanted. */
export function QuantityList<Article extends Binding | Accessory>(props: QuantityListProps<Article>) {
  const { collection, icon, listed, chosen, onOpen, empty, orders } = props;
  const { t, language } = useTranslation();
  const { money } = usePricing();
  const filter = useStore(filterStore, (state) => state[collection]);
  const setFilter = (next: Filter) => filterStore.setState({ [collection]: next });
  const shownFilter = useDeferredValue(filter);
  const criteria = useMemo(
    () =>
      distinguishing(
        listed.map(({ article }) => article),
        props.criteria,
      ),
    [listed, props.criteria],
  );
  const tellingOrders = useMemo(() => telling(listed, orders ?? []), [listed, orders]);
  const quantities = useMemo(() => new Map(chosen.map(({ id, quantity }) => [id, quantity])), [chosen]);
  const found = useMemo(() => {
    const only = shownFilter.only && new Set([...shownFilter.only, ...quantities.keys()]);
    const kept = filtered(listed, { ...shownFilter, only }, criteria);
    return inOrder(
      kept,
      tellingOrders.find(({ value }) => value === shownFilter.order),
      language,
    );
  }, [listed, shownFilter, criteria, tellingOrders, quantities, language]);
  const chosenIds = listed.flatMap(({ article: { id } }) => (quantities.has(id) ? [id] : []));
  // What was set to 0 before the panel was left is no longer among the chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the panel is come to
  useEffect(() => {
    if (filter.only) setFilter({ ...filter, only: new Set(chosenIds) });
  }, []);
  if (listed.length === 0) return <p className={styles.empty}>{empty}</p>;

  const isFiltering =
    shownFilter.query.trim() !== '' || shownFilter.only !== null || countNarrowing(criteria, shownFilter) > 0;
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    focusPanel(event.currentTarget);
    setFilter({ ...NO_FILTER, order: filter.order });
  };
  return (
    <>
      <FilterBar
        filter={filter}
        criteria={criteria}
        orders={tellingOrders}
        chosenIds={chosenIds}
        onChange={setFilter}
      />
      <div>
        <div className={styles.found}>
          <span role="status">{isFiltering && t('choice.found', { count: found.length })}</span>
          {isFiltering && found.length > 0 && (
            <button type="button" onClick={clear}>
              {t('choice.clearFilters')}
            </button>
          )}
        </div>
        {found.length === 0 ? (
          <div className={styles.empty}>
            <p>{t(filter.only?.size === 0 ? 'choice.noneChosenYet' : 'choice.nothingFound')}</p>
            <Button size="small" onClick={clear}>
              {t('choice.clearFilters')}
            </Button>
          </div>
        ) : (
          <ul className={lists.list}>
            {found.map(({ article, title, details, figures = '', price }) => (
              <QuantityRow
                key={article.id}
                collection={collection}
                id={article.id}
                img={article.img}
                icon={icon}
                title={title}
                details={details}
                figures={figures}
                price={money(price)}
                quantity={quantities.get(article.id) ?? 0}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
