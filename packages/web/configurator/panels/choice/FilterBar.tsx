import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './FilterBar.module.css';
import type { Filter } from './search.ts';

export interface FilterBarProps {
  filter: Filter;
  /** The types there are, with their titles. */
  types: readonly { value: string; label: string }[];
  chosenIds: readonly string[];
  onChange: (filter: Filter) => void;
}

/** Search by title and code, by type, and the chosen ones alone. */
export function FilterBar({ filter, types, chosenIds, onChange }: FilterBarProps): ReactNode {
  const { t } = useTranslation();
  const showsChosen = filter.only !== null;
  return (
    <search className={styles.filter}>
      <TextField
        type="search"
        label={t('choice.search')}
        hideLabel
        placeholder={t('choice.search')}
        autoComplete="off"
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      {types.length > 1 && (
        <Select
          label={t('choice.type')}
          hideLabel
          value={filter.type ?? ''}
          options={[{ value: '', label: t('choice.allTypes') }, ...types]}
          onChange={(type) => onChange({ ...filter, type: type || null })}
        />
      )}
      <Segmented
        label={t('choice.show')}
        hideLabel
        value={showsChosen ? 'chosen' : 'all'}
        options={[
          { value: 'all', label: t('choice.showAll') },
          { value: 'chosen', label: t('choice.showChosen', { count: chosenIds.length }) },
        ]}
        // What is set to 0 meanwhile stays in sight, so that it can be set back.
        onChange={(show) => onChange({ ...filter, only: show === 'chosen' ? new Set(chosenIds) : null })}
      />
    </search>
  );
}
