import type { Gateway, System } from '@lumitor/domain/catalogue/article';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { usePricing } from '../../../parts/usePricing.ts';
import { useShownPrice } from '../../../parts/useShownPrice.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useCatalogue, useQuote } from '../../../visitor/derived.ts';
import { useOffered } from '../../../visitor/offered.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { ChooseOne } from '../choice/ChooseOne.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { GatewayQuantity } from './GatewayQuantity.tsx';
import { PowerChoice } from './PowerChoice.tsx';

function SystemChoice({ systems }: { systems: readonly System[] }) {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const priceInWords = useShownPrice();
  const cards = systems.map((system) => ({
    id: system.id,
    title: titleIn(system, language),
    details: priceInWords(priceOf(system)),
    more: (
      <p>
        {titleIn(
          {
            title: system.descriptionPL,
            titleEn: system.descriptionEN,
            translation: system.translationDescription,
          },
          language,
        )}
      </p>
    ),
  }));
  return (
    <ChooseOne legend={t('control.system')} choice="systemId" cards={cards}>
      <Misfits collection="systems" />
      {systems.length === 0 && <p>{t('control.noSystems')}</p>}
    </ChooseOne>
  );
}

function GatewayChoice({ gateways }: { gateways: readonly Gateway[] }) {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const priceInWords = useShownPrice();
  const none = {
    id: null,
    title: t('control.noGateway'),
    details: t(gateways.length > 0 ? 'control.noGatewayHint' : 'control.noGateways'),
  };
  const cards = gateways.map((gateway) => ({
    id: gateway.id,
    picture: <ArticlePicture img={gateway.img} icon="control" />,
    title: titleIn(gateway, language),
    details: [gateway.description, priceInWords(priceOf(gateway))].filter(Boolean).join(' · '),
    whenChosen: <GatewayQuantity title={titleIn(gateway, language)} />,
  }));
  return (
    <ChooseOne legend={t('control.gateway')} choice="gatewayId" cards={[none, ...cards]}>
      <Misfits collection="gateways" />
    </ChooseOne>
  );
}

export default function ControlPanel() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const offered = useOffered();
  const quote = useQuote();
  return (
    <ChoicePanel title={t('control.title')} sum={t('control.hint')}>
      {catalogue && offered && quote ? (
        <>
          <SystemChoice systems={catalogue.systems.filter(({ active }) => active)} />
          <GatewayChoice gateways={offered.gateways} />
          <PowerChoice powers={offered.powers} quote={quote} />
        </>
      ) : (
        <ListSkeleton />
      )}
    </ChoicePanel>
  );
}
