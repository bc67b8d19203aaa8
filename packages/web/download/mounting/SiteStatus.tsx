import { formatHour } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Notice } from '../../ui/Notice.tsx';
import text from '../../ui/text.module.css';
import type { Site } from './useSite.ts';

/** Whether what was done here is with the order. */
export function SiteStatus({ unsent, keptAt, fault }: Pick<Site, 'unsent' | 'keptAt' | 'fault'>) {
  const { t, language } = useTranslation();
  const kept = keptAt === null ? '' : t('mounting.keptAt', { time: formatHour(keptAt, language) });
  return (
    <>
      {fault && <Notice tone="error">{t(`mounting.fault_${fault}`)}</Notice>}
      <p role="status" className={text.soft}>
        {unsent > 0 ? t('mounting.unsent', { count: unsent }) : kept}
      </p>
    </>
  );
}
