import type { Power } from '@lumitor/domain/catalogue/article';
import { RECOMMENDED_LOAD } from '@lumitor/domain/quote/power';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatWatts } from '@lumitor/domain/translation/figures';
import type { Watts } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { chooseOne } from '../../../visitor/choosing.ts';
import { focusPanel } from '../choice/ChoicePanel.tsx';

interface RecommendationProps {
  recommended: Power | null;
  isChosen: boolean;
  load: Watts;
  /** The load is that of one of several zones. */
  isOfZone: boolean;
}

/** Which supply carries the luminaires with a reserve, or that none does (D27). */
export function Recommendation({ recommended, isChosen, load, isOfZone }: RecommendationProps) {
  const { t, language } = useTranslation();
  const total = formatWatts(load, language);
  if (load <= 0) return <p>{t('control.noLoad')}</p>;
  if (!recommended)
    return (
      <Notice tone="warning" title={t('control.split')}>
        {t(isOfZone ? 'control.splitReasonOfZone' : 'control.splitReason', {
          total,
          share: RECOMMENDED_LOAD,
        })}
      </Notice>
    );
  const drawn = <p>{t(isOfZone ? 'control.totalOfZone' : 'control.total', { total })}</p>;
  if (isChosen) return drawn;
  return (
    <>
      {drawn}
      <Button
        onClick={(event) => {
          focusPanel(event.currentTarget);
          chooseOne('powerId', recommended.id);
        }}
      >
        {t('control.chooseRecommended', { title: titleIn(recommended, language) })}
      </Button>
    </>
  );
}
