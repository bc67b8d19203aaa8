import { useEffect, useState } from 'react';
import { useLineNames } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import flow from '../ui/layout.module.css';
import { Notice } from '../ui/Notice.tsx';
import text from '../ui/text.module.css';
import { eraseBrowser } from './eraseBrowser.ts';

type Counts = Awaited<ReturnType<typeof import('../visitor/projects.ts').countStored>>;

export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { standard, micro } = useLineNames();
  const [state, setState] = useState<'asking' | 'erasing' | 'failed'>('asking');
  const [counts, setCounts] = useState<Counts | null>(null);
  useEffect(() => {
    let isMounted = true;
    const count = async () => (await import('../visitor/projects.ts')).countStored();
    // Data that cannot be counted is erased anyway.
    count().then((found) => isMounted && setCounts(found), console.error);
    return () => {
      isMounted = false;
    };
  }, []);
  const erase = () => {
    setState('erasing');
    eraseBrowser().catch((error: unknown) => {
      console.error(error);
      setState('failed');
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('erase.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('erase.cancel')}</Button>
          <Button variant="danger" aria-busy={state === 'erasing'} onClick={erase}>
            {t('erase.confirm')}
          </Button>
        </>
      }
    >
      <div className={flow.wideStack}>
        <p>{t('erase.reason')}</p>
        <p>
          <strong>{counts && t('erase.counts', { ...counts })}</strong>
        </p>
        <ul className={text.points}>
          <li>{t('erase.plans', { standard, micro })}</li>
          <li>{t('erase.pictures')}</li>
          <li>{t('erase.drafts')}</li>
          <li>{t('erase.ticks')}</li>
          <li>{t('erase.offline')}</li>
          <li>{t('erase.settings')}</li>
        </ul>
        <p>{t('erase.stays')}</p>
        {state === 'failed' && (
          <Notice tone="error" title={t('erase.failed')}>
            {t('erase.failedRemedy')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
