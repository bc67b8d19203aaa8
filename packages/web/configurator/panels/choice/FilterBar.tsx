import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import flow from '../../../ui/layout.module.css';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type Criterion, countNarrowing, type Filter, narrowedTo, type Option } from './filter.ts';
import styles from './QuantityList.module.css';

export interface FilterBarProps {
  filter: Filter;
  criteria: readonly Criterion<never>[];
  orders: readonly Option[];
  chosenIds: readonly string[];
  onChange: (filter: Filter) => void;
}

export function FilterBar({ filter, criteria, orders, chosenIds, onChange }: FilterBarProps): ReactNode {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  const moreId = useId();
  const more = criteria.slice(1);
  const count = countNarrowing(more, filter);
  const showsChosen = filter.only !== null;
  const narrowing = (criterion: Criterion<never>) => (
    <Select
      key={criterion.name}
      label={criterion.label}
      hideLabel
      value={narrowedTo(criterion, filter)}
      options={[{ value: '', label: criterion.all }, ...criterion.options]}
      onChange={(value) => onChange({ ...filter, by: { ...filter.by, [criterion.name]: value } })}
    />
  );
  return (
    <search className={flow.stack}>
      <TextField
        type="search"
        icon="search"
        label={t('choice.search')}
        hideLabel
        placeholder={t('choice.searchBrief')}
        autoComplete="off"
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      {criteria.slice(0, 1).map(narrowing)}
      <div className={styles.show}>
        <Segmented
          label={t('choice.show')}
          hideLabel
          value={showsChosen ? 'chosen' : 'all'}
          options={[
            { value: 'all', label: t('choice.showAll') },
            { value: 'chosen', label: t('choice.showChosen', { count: chosenIds.length }) },
          ]}
          onChange={(show) => onChange({ ...filter, only: show === 'chosen' ? new Set(chosenIds) : null })}
        />
        {(more.length > 0 || orders.length > 0) && (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isUnfolded}
            aria-controls={moreId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t('choice.filters')} {count > 0 && <span className={styles.count}>{count}</span>}
            <Icon name={isUnfolded ? 'chevronUp' : 'chevronDown'} size={16} />
          </button>
        )}
      </div>
      {isUnfolded && (
        <div id={moreId} className={styles.more}>
          {more.map(narrowing)}
          {orders.length > 0 && (
            <Select
              className={styles.order}
              label={t('choice.order')}
              hideLabel
              value={orders.find(({ value }) => value === filter.order)?.value ?? ''}
              options={[{ value: '', label: t('choice.order_catalogue') }, ...orders]}
              onChange={(order) => onChange({ ...filter, order })}
            />
          )}
        </div>
      )}
    </search>
  );
}
