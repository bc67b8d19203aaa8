import { RECOMMENDED_LOAD } from '@lumitor/domain/quote/power';
import { formatWatts } from '@lumitor/domain/translation/figures';
import type { Watt } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Notice } from '../../../ui/Notice.tsx';

interface SplitProps {
  load: Watt;
  isOfZone: boolean;
}

/** No supply carries the luminaires with a reserve (D27). */
export function Split({ load, isOfZone }: SplitProps) {
  const { t, language } = useTranslation();
  return (
    <Notice tone="warning" title={t('control.split')}>
      {t(isOfZone ? 'control.splitReasonOfZone' : 'control.splitReason', {
        total: formatWatts(load, language),
        share: RECOMMENDED_LOAD,
      })}
    </Notice>
  );
}
