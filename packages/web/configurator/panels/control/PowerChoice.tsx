import type { Power } from '@lumitor/domain/catalogue/article';
import { byTypeBlackFirst } from '@lumitor/domain/catalogue/snapshot';
import { isPowerAutomatic } from '@lumitor/domain/plan/choices';
import { loadPercent, recommendPower } from '@lumitor/domain/quote/power';
import type { Quote } from '@lumitor/domain/quote/quote';
import { isUnderpowered } from '@lumitor/domain/quote/quoteWith';
import { articleName } from '@lumitor/domain/translation/articleName';
import { formatWatts } from '@lumitor/domain/translation/figures';
import type { Watt } from '@lumitor/domain/units';
import { usePricing } from '../../../parts/usePricing.ts';
import { useShownPrice } from '../../../parts/useShownPrice.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { chooseOne, choosePowerByLoad } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useQuote } from '../../../visitor/derived.ts';
import { useGreatestLoad } from '../../../visitor/installation.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { focusPanel } from '../choice/ChoicePanel.tsx';
import { type Card, ChooseOne } from '../choice/ChooseOne.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { Split } from './Split.tsx';

interface RecommendationProps {
  recommended: { id: string; title: string } | null;
  load: Watt;
  isOfZone: boolean;
}

function Recommendation({ recommended, load, isOfZone }: RecommendationProps) {
  const { t, language } = useTranslation();
  const chosenId = useQuote()?.power?.id;
  const total = formatWatts(load, language);
  if (load <= 0) return <p>{t('control.noLoad')}</p>;
  if (!recommended) return <Split load={load} isOfZone={isOfZone} />;
  return (
    <>
      <p>{t(isOfZone ? 'control.totalOfZone' : 'control.total', { total })}</p>
      {recommended.id !== chosenId && (
        <Button
          onClick={(event) => {
            focusPanel(event.currentTarget);
            chooseOne('powerId', recommended.id);
          }}
        >
          {t('control.chooseRecommended', { title: recommended.title })}
        </Button>
      )}
    </>
  );
}

export function PowerChoice({ powers, quote }: { powers: readonly Power[]; quote: Quote }) {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const priceInWords = useShownPrice();
  // One supply article serves every circuit part, so it must carry the largest (D55).
  const load = useGreatestLoad(quote);
  const choices = useChoices();
  const { powerId } = choices;
  const isAutomatic = isPowerAutomatic(choices);
  const { power } = quote;
  // A chosen supply stays listed if the control type no longer offers it (D27).
  const shown = power && power.id === powerId && !powers.includes(power) ? [...powers, power] : powers;
  const nameOf = (supply: Power) => articleName(supply, shown, language, t);
  const hasLoad = load > 0;
  const isLoadUnknown = quote.lines.some((line) => line.kind === 'binding' && isUnderpowered(line));
  const recommended = hasLoad && !isLoadUnknown ? recommendPower(powers, load) : null;
  const automatic: Card = {
    id: null,
    title: t('control.automaticPower'),
    badge: isAutomatic && <Badge>{t('bill.auto')}</Badge>,
    details:
      isAutomatic && power
        ? t('control.automaticPowerIs', { title: nameOf(power) })
        : t('control.automaticPowerHint'),
    derived: { isChosen: isAutomatic, choose: choosePowerByLoad },
  };
  const none = { id: null, title: t('control.noPower'), details: t('control.noPowerHint') };
  const cardOf = (supply: Power): Card => {
    const { id, img, type, power, description } = supply;
    const isTooWeak = power > 0 && load > power;
    return {
      id,
      picture: <ArticlePicture img={img} icon="power" />,
      title: nameOf(supply),
      badge: supply === recommended && <Badge>{t('control.recommended')}</Badge>,
      details: `${type} · ${power > 0 ? formatWatts(power, language) : t('control.powerUnknown')}`,
      warning: !powers.includes(supply)
        ? t('control.forDali')
        : isTooWeak && t('control.tooWeak', { missing: formatWatts(load - power, language) }),
      more: (
        <>
          {description && <p>{description}</p>}
          <p>{priceInWords(priceOf(supply))}</p>
          {hasLoad && power > 0 && <p>{t('control.load', { percent: loadPercent(load, power) })}</p>}
        </>
      ),
    };
  };
  return (
    <ChooseOne
      legend={t('control.power')}
      choice="powerId"
      cards={[automatic, none, ...shown.toSorted(byTypeBlackFirst).map(cardOf)]}
    >
      <Misfits collection="powers" />
      {powers.length === 0 ? (
        <p>{t('control.noPowers')}</p>
      ) : isLoadUnknown ? (
        <p>{t('control.loadUnknown')}</p>
      ) : (
        <Recommendation
          recommended={recommended && { id: recommended.id, title: nameOf(recommended) }}
          load={load}
          isOfZone={quote.parts.zones > 1}
        />
      )}
    </ChooseOne>
  );
}
