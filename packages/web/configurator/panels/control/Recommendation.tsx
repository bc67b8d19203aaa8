import type { Power } from '@lumitor/domain/catalogue/article';
import { RECOMMENDED_LOAD } from '@lumitor/domain/quote/power';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatWatts } from '@lumitor/domain/translation/figures';
import type { Watts } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { chooseOne } from '../../store/choosing.ts';
import { focusPanel } from '../choice/ChoicePanel.tsx';

interface RecommendationProps {
  recommended: Power | null;
  isChosen: boolean;
  totalPower: Watts;
}

/** Which supply carries the luminaires with a reserve, or that none does (D27). */
export function Recommendation({ recommended, isChosen, totalPower }: RecommendationProps) {
  const { t, language } = useTranslation();
  const total = formatWatts(totalPower, language);
  if (totalPower <= 0) return <p>{t('control.noLoad')}</p>;
  if (!recommended)
    return (
      <Notice tone="warning" title={t('control.split')}>
        {t('control.splitReason', { total, share: RECOMMENDED_LOAD })}
      </Notice>
    );
  if (isChosen) return <p>{t('control.total', { total })}</p>;
  return (
    <>
      <p>{t('control.total', { total })}</p>
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
