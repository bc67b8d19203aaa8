import type { Binding } from '@lumitor/domain/catalogue/article';
import { basisOf } from '@lumitor/domain/quote/basis';
import { bindingPriceOf } from '@lumitor/domain/quote/price';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { usePricing } from '../../parts/usePricing.ts';
import { useShownPrice } from '../../parts/useShownPrice.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useChoices } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { useOffered } from '../../visitor/offered.ts';
import { figureLine, figuresSearched } from '../figures.ts';
import { searchable, searchFor } from '../panels/choice/search.ts';
import { colouredTitle, LuminaireCard } from './LuminaireCard.tsx';
import styles from './Replacing.module.css';

export function useChoosable(without: readonly string[]) {
  const { t, language } = useTranslation();
  const offered = useOffered()?.bindings;
  const single = without.length === 1 ? without[0] : undefined;
  return useMemo(
    () =>
      (offered ?? []).flatMap((binding) => {
        if (binding.id === single) return [];
        const title = colouredTitle(binding, language, t);
        const words = searchable(`${title} ${binding.description}`, figuresSearched(binding, language));
        return [{ binding, title, words, figures: figureLine(binding, title, language) }];
      }),
    [offered, single, language, t],
  );
}

export function useFacts() {
  const { t } = useTranslation();
  const { currency, euroRate } = usePricing().terms;
  const priceInWords = useShownPrice();
  const catalogue = useCatalogue();
  const choices = useChoices();
  const system = catalogue && basisOf(catalogue, choices).system;
  return {
    priceOf: (binding: Binding) =>
      priceInWords(bindingPriceOf(binding, system?.type ?? null, currency, euroRate)),
    fits: system ? t('replacing.fits', { system: system.title }) : null,
  };
}

interface ChoiceListProps {
  choosable: ReturnType<typeof useChoosable>;
  chosen: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

export function ChoiceList({ choosable, chosen, onChoose, onClose }: ChoiceListProps) {
  const { t } = useTranslation();
  const { priceOf } = useFacts();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The dialog first focuses its first button.
  useEffect(() => field.current?.focus(), []);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(chosen);
  const found = useMemo(() => {
    const has = searchFor(query);
    return choosable.filter(({ words }) => has(words));
  }, [choosable, query]);
  const index = Math.max(
    0,
    found.findIndex(({ binding }) => binding.id === active),
  );
  const optionId = (at: number) => `${listId} ${at}`.replaceAll(' ', '-');
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1 }[key];
    const next = to === undefined ? undefined : found[(to + found.length) % found.length];
    if (next) setActive(next.binding.id);
    else if (key === 'Enter' && found[index]) onChoose(found[index].binding.id);
    else if (key === 'Escape' && chosen !== null) onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.choice}>
      <TextField
        ref={field}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(index) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        label={t('choice.search')}
        hideLabel
        placeholder={t('choice.searchBrief')}
        icon="search"
        value={query}
        onChange={setQuery}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={t('replacing.offered')} className={styles.list}>
        {found.map(({ binding, title, figures }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys act on the search field
          <div
            key={binding.id}
            id={optionId(at)}
            role="option"
            aria-selected={binding.id === chosen}
            className={classes(styles.option, at === index && styles.active)}
            onClick={() => onChoose(binding.id)}
          >
            <LuminaireCard
              binding={binding}
              title={title}
              details={[binding.description, figures].filter(Boolean).join(' · ')}
            />
            <span className={styles.price}>{priceOf(binding)}</span>
            {binding.id === chosen && <Icon name="check" size={16} />}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className={styles.empty}>
          {t(choosable.length === 0 ? 'bindings.noneFit' : 'choice.nothingFound')}
        </p>
      )}
    </div>
  );
}
