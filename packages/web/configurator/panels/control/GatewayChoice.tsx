import type { Gateway } from '@lumitor/domain/catalogue/article';
import { priceOf } from '@lumitor/domain/quote/price';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { Fragment, useId } from 'react';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { chooseOne } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { RadioCard, RadioCards } from '../choice/RadioCard.tsx';
import { GatewayQuantity } from './GatewayQuantity.tsx';

export function GatewayChoice({ gateways }: { gateways: readonly Gateway[] }) {
  const { t, language } = useTranslation();
  const { terms, money } = usePricing();
  const { gatewayId } = useChoices();
  const name = useId();
  const detailsOf = (gateway: Gateway) =>
    [gateway.description, money(priceOf(gateway, terms.currency, terms.euroRate))]
      .filter(Boolean)
      .join(' · ');
  return (
    <RadioCards legend={t('control.gateway')}>
      <Misfits collection="gateways" />
      <RadioCard
        name={name}
        checked={gatewayId === null}
        onChoose={() => chooseOne('gatewayId', null)}
        title={t('control.noGateway')}
        details={t(gateways.length > 0 ? 'control.noGatewayHint' : 'control.noGateways')}
      />
      {gateways.map((gateway) => (
        <Fragment key={gateway.id}>
          <RadioCard
            name={name}
            checked={gateway.id === gatewayId}
            onChoose={() => chooseOne('gatewayId', gateway.id)}
            picture={<ArticlePicture img={gateway.img} icon="control" />}
            title={titleIn(gateway, language)}
            details={detailsOf(gateway)}
          />
          {gateway.id === gatewayId && <GatewayQuantity title={titleIn(gateway, language)} />}
        </Fragment>
      ))}
    </RadioCards>
  );
}
