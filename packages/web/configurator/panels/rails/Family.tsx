import type { Connection } from '@lumitor/domain/catalogue/article';
import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { chooseOne, otherColourOf } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ChooseOne } from '../choice/ChooseOne.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { familiesOf, isOfOne } from './familiesOf.ts';

/** The rail family and its colour. */
export function Family() {
  const { t, language } = useTranslation();
  const { money, priceOf } = usePricing();
  const catalogue = useCatalogue();
  const { connectionId } = useChoices();
  if (!catalogue) return <ListSkeleton />;
  const { connections } = catalogue;
  if (connections.length === 0) return <p>{t('rails.noFamily')}</p>;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const { colour, colours, rails } = familiesOf(connections, chosen);
  const turnTo = (desired: RailColour) => {
    const own = colour && colour !== desired ? otherColourOf(catalogue, connectionId) : null;
    const first = familiesOf(connections, null).rails.find((one) => isOfOne(one, desired));
    const next = own ?? first?.id;
    if (next) chooseOne('connectionId', next);
  };
  const perMetre = (rail: Connection) => {
    const price = priceOf(rail);
    return price === null ? t('rails.onRequest') : t('rails.perMetre', { price: money(price) });
  };
  const cards = rails.map((rail) => ({
    id: rail.id,
    picture: <ArticlePicture img={rail.img} icon="rails" size={56} />,
    title: titleIn(rail, language),
    details: `${rail.type} · ${perMetre(rail)}`,
    tooltip: titleIn(
      { title: rail.tooltip, titleEn: rail.tooltipEn, translation: rail.translationTooltip },
      language,
    ),
    more: rail.description && <p>{rail.description}</p>,
  }));
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
      <ChooseOne legend={t('rails.family')} choice="connectionId" cards={cards} />
    </>
  );
}
