import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Progress } from './useSaving.ts';

/** Why it was not saved, and another try; nothing while all is well. */
export function SaveFailure({ progress, onRetry }: { progress: Progress; onRetry: () => void }) {
  const { t } = useTranslation();
  if (progress.status !== 'failed') return null;
  const reason = progress.hint === 'refusedHint' ? progress.reason : '';
  return (
    <Notice
      tone="error"
      title={t('summary.failed')}
      action={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t('summary.retry')}
        </Button>
      }
    >
      {t(`summary.${progress.hint}`, { reason })}
    </Notice>
  );
}
