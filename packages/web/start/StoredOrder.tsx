import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { bringPictures, fetchOrder } from '../data/orders.ts';
import { PATHS, placePath } from '../paths.ts';
import { Message } from '../shell/Message.tsx';
import { enterLine, stopEntering } from '../shell/openedLine.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { openOrder } from '../visitor/openPlan.ts';
import { isFirstVisit, storageToRead } from '../visitor/persistence.ts';

async function storageWith(id: string) {
  if (isFirstVisit()) return null;
  const { openProjectOf } = await import('../visitor/projects.ts');
  await openProjectOf(id).catch(console.error);
  return storageToRead();
}

type Opened = ProductLine | 'not-found' | 'failed' | 'left';

async function open(id: string, isMounted: () => boolean): Promise<Opened> {
  const page = await fetchOrder(id);
  if (!isMounted()) return 'left';
  if (typeof page === 'string') return page;
  const loading = Promise.all([
    storageWith(id),
    import('../configurator/Configurator.tsx'),
    bringPictures(page),
  ]);
  const opening = loading.then(
    ([storage]) =>
      () =>
        openOrder(page, storage),
  );
  const line = productLineOf(page.order.isMicro);
  const entered = await enterLine(line, opening);
  return entered === 'opened' ? line : entered;
}

export default function StoredOrder({ id }: { id: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [status, setStatus] = useState<'loading' | 'not-found' | 'failed'>('loading');
  usePageTitle(t('start.title'));
  useEffect(() => {
    if (status !== 'loading') return;
    let isMounted = true;
    open(id, () => isMounted).then((opened) => {
      if (opened === 'left') return;
      if (opened === 'not-found' || opened === 'failed') setStatus(opened);
      else navigate(placePath({ line: opened, isSummary: false }), { replace: true });
    });
    return () => {
      isMounted = false;
      stopEntering();
    };
  }, [id, status, navigate]);

  const toStart = () => navigate(PATHS.home, { replace: true });
  if (status === 'loading') return <Spinner label={t('start.openingOrder')} />;
  return (
    <Message
      title={t(status === 'not-found' ? 'start.orderMissing' : 'start.orderFailed')}
      actions={
        <>
          {status === 'failed' && (
            <Button variant="primary" icon="refresh" onClick={() => setStatus('loading')}>
              {t('start.retry')}
            </Button>
          )}
          <Button onClick={toStart}>{t('start.withoutOrder')}</Button>
        </>
      }
    >
      <p role="alert">{t(status === 'not-found' ? 'start.orderMissingHint' : 'start.failedRemedy')}</p>
    </Message>
  );
}
