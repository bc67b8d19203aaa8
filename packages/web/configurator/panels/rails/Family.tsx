import type { Connection } from '@lumitor/domain/catalogue/article';
import { byTypeBlackFirst } from '@lumitor/domain/catalogue/snapshot';
import { priceOf } from '@lumitor/domain/quote/price';
import { titleIn, tooltipIn } from '@lumitor/domain/translation/articleTexts';
import { useId } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { chooseOne, otherColourOf } from '../../store/choosing.ts';
import { useChoices } from '../../store/configuratorStore.ts';
import { useCatalogue } from '../../store/derived.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { RadioCard, RadioCards } from '../choice/RadioCard.tsx';
import { usePricing } from '../choice/usePricing.ts';

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
  const connections = catalogue.connections.toSorted(byTypeBlackFirst);
  if (connections.length === 0) return <p>{t('rails.noFamily')}</p>;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const isWhite = chosen?.isWhite ?? false;
  const ofColour = connections.filter((one) => one === chosen || (isWhite ? one.isWhite : one.isBlack));
  const turnColour = () => {
    const anyOfOther = connections.find((one) => one.isWhite !== isWhite)?.id ?? null;
    const next = otherColourOf(catalogue, connectionId) ?? anyOfOther;
    if (next) chooseOne('connectionId', next);
  };
  return (
    <>
      <Segmented
        label={t('rails.colour')}
        value={chosen ? (isWhite ? 'white' : 'black') : null}
        options={(['black', 'white'] as const)
          .filter((colour) => connections.some((one) => (colour === 'white' ? one.isWhite : one.isBlack)))
          .map((value) => ({ value, label: t(`rails.${value}`) }))}
        onChange={turnColour}
      />
      <RadioCards legend={t('rails.family')}>
        {ofColour.map((connection) => (
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
