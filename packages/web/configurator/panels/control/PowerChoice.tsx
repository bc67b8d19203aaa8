import type { Power } from '@lumitor/domain/catalogue/article';
import { byTypeBlackFirst } from '@lumitor/domain/catalogue/snapshot';
import { loadPercent } from '@lumitor/domain/quote/load';
import { recommendPower } from '@lumitor/domain/quote/power';
import { priceOf } from '@lumitor/domain/quote/price';
import type { Quote } from '@lumitor/domain/quote/quote';
import { lacksPower } from '@lumitor/domain/quote/quoteWith';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatWatts } from '@lumitor/domain/translation/figures';
import { watts } from '@lumitor/domain/units';
import { useId } from 'react';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { chooseOne } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useGreatestLoad } from '../../../visitor/installation.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { RadioCard, RadioCards } from '../choice/RadioCard.tsx';
import { Recommendation } from './Recommendation.tsx';

export function PowerChoice({ powers, quote }: { powers: readonly Power[]; quote: Quote }) {
  const { t, language } = useTranslation();
  const { terms, money } = usePricing();
  const { powerId } = useChoices();
  const name = useId();
  // Each zone has a supply of its own: what is chosen must carry the fullest (D55).
  const load = useGreatestLoad(quote);
  const hasLoad = load > 0;
  const isLoadUnknown = quote.lines.some((line) => line.kind === 'binding' && lacksPower(line));
  const recommended = hasLoad && !isLoadUnknown ? recommendPower(powers, load) : null;
  return (
    <RadioCards legend={t('control.power')}>
      <Misfits collection="powers" />
      {powers.length === 0 ? (
        <p>{t('control.noPowers')}</p>
      ) : isLoadUnknown ? (
        <p>{t('control.loadUnknown')}</p>
      ) : (
        <Recommendation
          recommended={recommended}
          isChosen={recommended?.id === powerId}
          load={load}
          isOfZone={quote.parts.zones > 1}
        />
      )}
      <RadioCard
        name={name}
        checked={powerId === null}
        onChoose={() => chooseOne('powerId', null)}
        title={t('control.noPower')}
        details={t('control.noPowerHint')}
      />
      {powers.toSorted(byTypeBlackFirst).map((power) => (
        <RadioCard
          key={power.id}
          name={name}
          checked={power.id === powerId}
          onChoose={() => chooseOne('powerId', power.id)}
          picture={<ArticlePicture img={power.img} icon="power" />}
          title={titleIn(power, language)}
          badge={power === recommended && <Badge>{t('control.recommended')}</Badge>}
          details={`${power.type} · ${power.power > 0 ? formatWatts(power.power, language) : t('control.powerUnknown')}`}
          warning={
            power.power > 0 &&
            load > power.power &&
            t('control.tooWeak', { missing: formatWatts(watts(load - power.power), language) })
          }
        >
          {power.description && <p>{power.description}</p>}
          <p>{money(priceOf(power, terms.currency, terms.euroRate))}</p>
          {hasLoad && power.power > 0 && (
            <p>{t('control.load', { percent: loadPercent(load, power.power) })}</p>
          )}
        </RadioCard>
      ))}
    </RadioCards>
  );
}
