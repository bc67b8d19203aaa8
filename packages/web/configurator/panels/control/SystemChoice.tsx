import type { System } from '@lumitor/domain/catalogue/article';
import { priceOf } from '@lumitor/domain/quote/price';
import { descriptionIn, titleIn } from '@lumitor/domain/translation/articleTexts';
import { useId } from 'react';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { chooseOne } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { Misfits } from '../choice/Misfits.tsx';
import { RadioCard, RadioCards } from '../choice/RadioCard.tsx';

export function SystemChoice({ systems }: { systems: readonly System[] }) {
  const { t, language } = useTranslation();
  const { terms, money } = usePricing();
  const { systemId } = useChoices();
  const name = useId();
  return (
    <RadioCards legend={t('control.system')}>
      <Misfits collection="systems" />
      {systems.length === 0 && <p>{t('control.noSystems')}</p>}
      {systems.map((system) => (
        <RadioCard
          key={system.id}
          name={name}
          checked={system.id === systemId}
          onChoose={() => chooseOne('systemId', system.id)}
          title={titleIn(system, language)}
          details={money(priceOf(system, terms.currency, terms.euroRate))}
        >
          <p>{descriptionIn(system, language)}</p>
        </RadioCard>
      ))}
    </RadioCards>
  );
}
