import type { Accessory, Binding } from '@lumitor/domain/catalogue/article';
import type { Counted } from '@lumitor/domain/plan/choices';
import { type MouseEvent, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { useShownPrice } from '../../../parts/useShownPrice.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { focusPanel } from './ChoicePanel.tsx';
import { FilterBar } from './FilterBar.tsx';
import {
  type ArticleOrder,
  type Criterion,
  countNarrowing,
  describing,
  distinguishing,
  filtered,
  inOrder,
  type Listed,
  NO_FILTER,
} from './filter.ts';
import styles from './QuantityList.module.css';
import { QuantityRow } from './QuantityRow.tsx';

const filterStore = createStore(() => ({ bindings: NO_FILTER, accessories: NO_FILTER }));

interface QuantityListProps<Article> {
  collection: Counted;
  listed: readonly Listed<Article>[];
  criteria: readonly Criterion<Article>[];
  orders?: readonly ArticleOrder<Article>[];
  /** Must be a stable function: rows are memoised. */
  onOpen?: (id: string) => void;
  empty: string;
}

const NO_ORDERS: readonly never[] = [];

function useFiltered<Article extends Binding | Accessory>(props: QuantityListProps<Article>) {
  const { collection, listed, orders = NO_ORDERS } = props;
  const { language } = useTranslation();
  const chosen = useChoices()[collection];
  const filter = useStore(filterStore, (state) => state[collection]);
  const shownFilter = useDeferredValue(filter);
  const criteria = useMemo(
    () =>
      distinguishing(
        listed.map(({ article }) => article),
        props.criteria,
      ),
    [listed, props.criteria],
  );
  const describingOrders = useMemo(() => describing(listed, orders), [listed, orders]);
  const quantities = useMemo(() => new Map(chosen.map(({ id, quantity }) => [id, quantity])), [chosen]);
  const found = useMemo(() => {
    const only = shownFilter.only && new Set([...shownFilter.only, ...quantities.keys()]);
    const left = filtered(listed, { ...shownFilter, only }, criteria);
    const order = describingOrders.find(({ value }) => value === shownFilter.order);
    return inOrder(left, order, language);
  }, [listed, shownFilter, criteria, describingOrders, quantities, language]);
  return {
    filter,
    criteria,
    orders: describingOrders,
    quantities,
    found,
    chosenIds: listed.flatMap(({ article: { id } }) => (quantities.has(id) ? [id] : [])),
    isFiltering:
      shownFilter.query.trim() !== '' ||
      shownFilter.only !== null ||
      countNarrowing(criteria, shownFilter) > 0,
    setFilter: (next: typeof filter) => filterStore.setState({ [collection]: next }),
  };
}

export function QuantityList<Article extends Binding | Accessory>(props: QuantityListProps<Article>) {
  const { collection, listed, onOpen, empty } = props;
  const { t } = useTranslation();
  const priceInWords = useShownPrice();
  const { found, isFiltering, quantities, setFilter, ...bar } = useFiltered(props);
  const { filter, chosenIds } = bar;
  const forgetZeros = useEffectEvent(() => {
    if (filter.only) setFilter({ ...filter, only: new Set(chosenIds) });
  });
  useEffect(() => forgetZeros(), []);
  if (listed.length === 0) return <p className={styles.empty}>{empty}</p>;

  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    focusPanel(event.currentTarget);
    setFilter({ ...NO_FILTER, order: filter.order });
  };
  return (
    <>
      <FilterBar {...bar} onChange={setFilter} />
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
          <ul>
            {found.map(({ article: { id, img }, title, details, figures = '', price }) => (
              <QuantityRow
                key={id}
                collection={collection}
                id={id}
                img={img}
                title={title}
                details={details}
                figures={figures}
                onOpen={onOpen}
                price={priceInWords(price)}
                quantity={quantities.get(id) ?? 0}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
