import type { Accessory } from '@lumitor/domain/catalogue/article';
import { basisOf } from '@lumitor/domain/quote/fit';
import { familyOf } from '@lumitor/domain/quote/lines';
import { priceOf } from '@lumitor/domain/quote/price';
import { useMemo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useChoices } from '../../store/configuratorStore.ts';
import { useCatalogue, useQuote } from '../../store/derived.ts';
import { useOffered } from '../../store/offered.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { QuantityList } from '../choice/QuantityList.tsx';
import { usePricing } from '../choice/usePricing.ts';
import styles from './AccessoriesPanel.module.css';
import { ClearQuantities } from './ClearQuantities.tsx';
import { inOrderOfUse } from './inOrderOfUse.ts';
import { type RequiredLine, RequiredParts } from './RequiredParts.tsx';

/** What the rules require, and what the visitor adds to it. */
export default function AccessoriesPanel() {
  const { t } = useTranslation();
  const { terms, money } = usePricing();
  const catalogue = useCatalogue();
  const offered = useOffered();
  const quote = useQuote();
  const choices = useChoices();
  const articles = useMemo(() => {
    if (!catalogue || !offered) return [];
    const { connection } = basisOf(catalogue, choices);
    return inOrderOfUse(offered.accessories, catalogue.partTable, familyOf(catalogue.partTable, connection));
  }, [catalogue, offered, choices]);
  if (!catalogue || !offered || !quote)
    return (
      <ChoicePanel title={t('accessories.title')}>
        <ListSkeleton />
      </ChoicePanel>
    );

  const required = quote.lines.filter((line): line is RequiredLine => line.role !== null);
  const requiredOf = new Map(required.map(({ article, automatic }) => [article?.id, automatic]));
  const detailsOf = ({ id, description }: Accessory) => {
    const automatic = requiredOf.get(id);
    return automatic ? t('accessories.besides', { code: description, count: automatic }) : description;
  };
  return (
    <ChoicePanel title={t('accessories.title')}>
      <Misfits collection="accessories" />
      <RequiredParts lines={required} feedEvery={catalogue.partTable.feedEvery} />
      <div className={styles.group}>
        <h3>{t('accessories.byHand')}</h3>
        <p className={styles.about}>{t('accessories.byHandAbout')}</p>
      </div>
      <QuantityList
        collection="accessories"
        icon="accessory"
        articles={articles}
        chosen={choices.accessories}
        priceOf={(accessory) => money(priceOf(accessory, terms.currency, terms.euroRate))}
        detailsOf={detailsOf}
        empty={t(catalogue.accessories.length > 0 ? 'accessories.noneFit' : 'accessories.none')}
      />
      <ClearQuantities />
    </ChoicePanel>
  );
}
