import type { Accessory, Binding } from '@lumitor/domain/catalogue/article';
import type { Chosen } from '@lumitor/domain/plan/choices';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { textsStore } from '../../../data/texts.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { useCatalogue } from '../../store/derived.ts';
import { focusPanel } from './ChoicePanel.tsx';
import { FilterBar } from './FilterBar.tsx';
import lists from './list.module.css';
import styles from './QuantityList.module.css';
import { QuantityRow } from './QuantityRow.tsx';
import { filtered, isFiltering, NO_FILTER } from './search.ts';

/**
 * What a `type` of the catalogue is called: luminaires have a list of types, accessories a text such as
 * `accessories.type_endCap`. A shop that names its types in plain words has neither: then the type itself.
 */
function useTypeTitle(section: 'bindings' | 'accessories'): (type: string) => string {
  const { language } = useTranslation();
  const texts = useStore(textsStore, (state) => state.texts?.translations.accessories);
  const types = useCatalogue()?.luminaireTypes;
  return useMemo(
    () => (type) => {
      if (section === 'accessories') return texts?.[`type_${type}_${language}`] ?? type;
      const listed = types?.find(({ key }) => key === type);
      return listed ? titleIn(listed, language) : type;
    },
    [section, texts, types, language],
  );
}

export interface QuantityListProps<Article> {
  collection: 'bindings' | 'accessories';
  icon: IconName;
  /** Those that can be chosen now. */
  articles: readonly Article[];
  chosen: readonly Chosen[];
  /** In words. */
  priceOf: (article: Article) => string;
  /** Code and the like, in one line. */
  detailsOf: (article: Article) => string;
  /** Where there is nothing to choose from. */
  empty: string;
}

/** Articles to search and filter, each with how many of it are wanted. */
export function QuantityList<Article extends Binding | Accessory>(props: QuantityListProps<Article>) {
  const { collection, icon, articles, chosen, priceOf, detailsOf, empty } = props;
  const { t, language } = useTranslation();
  const typeTitle = useTypeTitle(collection);
  const [filter, setFilter] = useState(NO_FILTER);
  const shownFilter = useDeferredValue(filter);
  const types = useMemo(
    () => [...new Set(articles.map(({ type }) => type))].map((value) => ({ value, label: typeTitle(value) })),
    [articles, typeTitle],
  );
  const quantities = useMemo(() => new Map(chosen.map(({ id, quantity }) => [id, quantity])), [chosen]);
  const found = useMemo(() => {
    const { query, type, only } = shownFilter;
    return filtered(
      articles,
      {
        query,
        // A type that is no longer offered narrows nothing.
        type: articles.some((article) => article.type === type) ? type : null,
        only: only && new Set([...only, ...quantities.keys()]),
      },
      language,
    );
  }, [articles, shownFilter, quantities, language]);
  if (articles.length === 0) return <p className={styles.empty}>{empty}</p>;

  const chosenIds = articles.flatMap(({ id }) => (quantities.has(id) ? [id] : []));
  return (
    <>
      <FilterBar filter={filter} types={types} chosenIds={chosenIds} onChange={setFilter} />
      <div>
        <div role="status" className={styles.found}>
          {isFiltering(shownFilter) && t('choice.found', { count: found.length })}
        </div>
        {found.length === 0 ? (
          <div className={styles.empty}>
            <p>{t(filter.only?.size === 0 ? 'choice.noneChosenYet' : 'choice.nothingFound')}</p>
            <Button
              size="small"
              onClick={(event) => {
                focusPanel(event.currentTarget);
                setFilter(NO_FILTER);
              }}
            >
              {t('choice.clearFilters')}
            </Button>
          </div>
        ) : (
          <ul className={lists.list}>
            {found.map((article) => (
              <QuantityRow
                key={article.id}
                collection={collection}
                id={article.id}
                img={article.img}
                icon={icon}
                title={titleIn(article, language)}
                details={detailsOf(article)}
                price={priceOf(article)}
                quantity={quantities.get(article.id) ?? 0}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
