import type { Connection } from '@lumitor/domain/catalogue/article';
import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import { priceOf } from '@lumitor/domain/quote/price';
import { titleIn, tooltipIn } from '@lumitor/domain/translation/articleTexts';
import { useId } from 'react';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { chooseOne, otherColourOf } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { RadioCard, RadioCards } from '../choice/RadioCard.tsx';
import { familiesOf, isOfOne } from './familiesOf.ts';

interface FamilyCardProps {
  connection: Connection;
  isChosen: boolean;
  name: string;
}

function FamilyCard({ connection, isChosen, name }: FamilyCardProps) {
  const { t, language } = useTranslation();
  const { terms, money } = usePricing();
  const price = priceOf(connection, terms.currency, terms.euroRate);
  const perMetre = price === null ? t('rails.onRequest') : t('rails.perMetre', { price: money(price) });
  return (
    <RadioCard
      name={name}
      checked={isChosen}
      onChoose={() => chooseOne('connectionId', connection.id)}
      picture={<ArticlePicture img={connection.img} icon="rails" size={56} />}
      title={titleIn(connection, language)}
      details={`${connection.type} · ${perMetre}`}
      tooltip={tooltipIn(connection, language)}
    >
      {connection.description && <p>{connection.description}</p>}
    </RadioCard>
  );
}

/** The rail family and its colour. */
export function Family() {
  const { t } = useTranslation();
  const name = useId();
  const catalogue = useCatalogue();
  const { connectionId } = useChoices();
  if (!catalogue) return <ListSkeleton />;
  const { connections } = catalogue;
  if (connections.length === 0) return <p>{t('rails.noFamily')}</p>;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const { colour, colours, rails } = familiesOf(connections, chosen);
  const turnTo = (wanted: RailColour) => {
    const own = colour && colour !== wanted ? otherColourOf(catalogue, connectionId) : null;
    const first = familiesOf(connections, null).rails.find((one) => isOfOne(one, wanted));
    const next = own ?? first?.id;
    if (next) chooseOne('connectionId', next);
  };
  return (
    <>
      {colours.length > 0 && (
        <Segmented
          label={t('rails.colour')}
          value={colour}
          options={colours.map((value) => ({ value, label: t(`rails.${value}`) }))}
          onChange={turnTo}
        />
      )}
      <RadioCards legend={t('rails.family')}>
        {rails.map((connection) => (
          <FamilyCard
            key={connection.id}
            connection={connection}
            isChosen={connection === chosen}
            name={name}
          />
        ))}
      </RadioCards>
    </>
  );
}
