import type { Binding } from '@lumitor/domain/catalogue/article';
import { basisOf } from '@lumitor/domain/quote/fit';
import { bindingPriceOf } from '@lumitor/domain/quote/price';
import { formatWatts } from '../../../parts/figures.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { CatalogueOrTable } from '../../luminaires/CatalogueOrTable.tsx';
import { useChoices } from '../../store/configuratorStore.ts';
import { useCatalogue, useOffered, useQuote } from '../../store/derived.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { QuantityList } from '../choice/QuantityList.tsx';
import { usePricing } from '../choice/usePricing.ts';

/** Luminaires: which, and how many of each. */
export default function BindingsPanel() {
  const { t, language } = useTranslation();
  const { terms, money } = usePricing();
  const catalogue = useCatalogue();
  const offered = useOffered();
  const quote = useQuote();
  const choices = useChoices();
  if (!catalogue || !offered || !quote)
    return (
      <ChoicePanel title={t('bindings.title')} sum={t('bindings.hint')}>
        <ListSkeleton />
      </ChoicePanel>
    );

  const { system } = basisOf(catalogue, choices);
  const pieces = choices.bindings.reduce((sum, { quantity }) => sum + quantity, 0);
  const priceOf = (binding: Binding) =>
    money(bindingPriceOf(binding, system?.type ?? null, terms.currency, terms.euroRate));
  const sum =
    pieces > 0
      ? t('bindings.sum', { count: pieces, power: formatWatts(quote.totalPower, language) })
      : t('bindings.hint');
  return (
    <ChoicePanel title={t('bindings.title')} sum={sum}>
      <CatalogueOrTable>
        <Misfits collection="bindings" />
        <QuantityList
          collection="bindings"
          icon="luminaire"
          articles={offered.bindings}
          chosen={choices.bindings}
          priceOf={priceOf}
          detailsOf={({ description, power }) =>
            [description, formatWatts(power, language)].filter(Boolean).join(' · ')
          }
          empty={t(catalogue.bindings.length > 0 ? 'bindings.noneFit' : 'bindings.none')}
        />
      </CatalogueOrTable>
    </ChoicePanel>
  );
}
