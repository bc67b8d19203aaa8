import type { Connection } from '@lumitor/domain/catalogue/article';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { usePricing } from '../../../parts/usePricing.ts';
import { useShownPrice } from '../../../parts/useShownPrice.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useCatalogue, useShowsGross } from '../../../visitor/derived.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ChooseOne } from '../choice/ChooseOne.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { familiesOf } from './familiesOf.ts';
import { turnToColour } from './turnToColour.ts';

export function Family() {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const priceInWords = useShownPrice();
  const showsGross = useShowsGross();
  const catalogue = useCatalogue();
  const { connectionId } = useChoices();
  if (!catalogue) return <ListSkeleton />;
  const { connections } = catalogue;
  if (connections.length === 0) return <p>{t('rails.noFamily')}</p>;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const { colour, colours, rails } = familiesOf(connections, chosen);
  const perMetre = (rail: Connection) => {
    const price = priceOf(rail);
    if (price === null) return t('rails.onRequest');
    return `${t('rails.perMetre', { price: priceInWords(price) })} ${t(showsGross ? 'bill.gross' : 'bill.net')}`;
  };
  const aboutOf = ({ tooltip, tooltipEn, translationTooltip }: Connection) =>
    titleIn({ title: tooltip, titleEn: tooltipEn, translation: translationTooltip }, language);
  const cards = rails.map((rail) => ({
    id: rail.id,
    picture: <ArticlePicture img={rail.img} icon="rails" size={40} />,
    title: titleIn(rail, language),
    details: perMetre(rail),
    tooltip: [rail.type, rail.description, aboutOf(rail)].filter(Boolean).join(' · '),
  }));
  return (
    <>
      {colours.length > 0 && (
        <Segmented
          label={t('rails.colour')}
          value={colour}
          options={colours.map((value) => ({ value, label: t(`rails.${value}`) }))}
          onChange={(next) => turnToColour(catalogue, connectionId, next)}
        />
      )}
      <ChooseOne hideLegend legend={t('rails.family')} choice="connectionId" cards={cards} />
    </>
  );
}
