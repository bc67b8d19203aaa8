import type { Binding } from '@lumitor/domain/catalogue/article';
import { loadInWords } from '@lumitor/domain/lists/loadWords';
import { basisOf } from '@lumitor/domain/quote/basis';
import { bindingPriceOf } from '@lumitor/domain/quote/price';
import { articleName } from '@lumitor/domain/translation/articleName';
import { useMemo, useState } from 'react';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { onDemand, orNothing } from '../../../ui/later.tsx';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useCatalogue, useQuote } from '../../../visitor/derived.ts';
import { useOffered } from '../../../visitor/offered.ts';
import { figureLine, figuresSearched } from '../../figures.ts';
import { CatalogueOrTable } from '../../kinds/luminaire/CatalogueOrTable.tsx';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import type { Listed } from '../choice/filter.ts';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { QuantityList } from '../choice/QuantityList.tsx';
import { searchable } from '../choice/search.ts';
import { BindingDialog } from './BindingDialog.tsx';
import { criteriaOf, ordersOf, typeTitle } from './criteria.ts';

const ScenesPanel = onDemand(() => import('../dimming/ScenesPanel.tsx'));
const Fill = onDemand(orNothing(() => import('../../light/Fill.tsx')));

const NONE: readonly Binding[] = [];

export default function BindingsPanel() {
  const { t, language } = useTranslation();
  const { currency, euroRate } = usePricing().terms;
  const catalogue = useCatalogue();
  const offered = useOffered()?.bindings ?? NONE;
  const quote = useQuote();
  const choices = useChoices();
  const [openId, setOpenId] = useState<string | null>(null);
  const types = catalogue?.luminaireTypes;
  const protocol = (catalogue && basisOf(catalogue, choices).system?.type) ?? null;
  const listed = useMemo(
    () =>
      offered.map((article): Listed<Binding> => {
        const title = articleName(article, offered, language, t);
        const type = typeTitle(article.type, types ?? [], language);
        return {
          article,
          title,
          details: article.description,
          figures: figureLine(article, title, language),
          price: bindingPriceOf(article, protocol, currency, euroRate),
          searched: searchable(`${title} ${article.description} ${type}`, figuresSearched(article, language)),
        };
      }),
    [offered, types, language, t, protocol, currency, euroRate],
  );
  const criteria = useMemo(
    () => criteriaOf(offered, types ?? [], language, t),
    [offered, types, language, t],
  );
  const orders = useMemo(() => ordersOf(t), [t]);
  if (!catalogue || !quote)
    return (
      <ChoicePanel title={t('bindings.title')} sum={t('bindings.hint')}>
        <ListSkeleton />
      </ChoicePanel>
    );

  const open = listed.find(({ article }) => article.id === openId);
  const luminaires = choices.bindings.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum =
    luminaires > 0
      ? t('bindings.sum', {
          count: luminaires,
          power: loadInWords(quote.totalPower, quote.isPowerUnknown, language, t),
        })
      : t('bindings.hint');
  return (
    <ChoicePanel title={t('bindings.title')} sum={sum}>
      <CatalogueOrTable scenes={<ScenesPanel waiting={<ListSkeleton />} />}>
        <Misfits collection="bindings" />
        <QuantityList
          collection="bindings"
          listed={listed}
          criteria={criteria}
          orders={orders}
          onOpen={setOpenId}
          empty={t(catalogue.bindings.length > 0 ? 'bindings.noneFit' : 'bindings.none')}
        />
      </CatalogueOrTable>
      <Fill />
      {open && <BindingDialog {...open} onClose={() => setOpenId(null)} />}
    </ChoicePanel>
  );
}
