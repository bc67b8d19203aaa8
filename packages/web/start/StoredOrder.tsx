import { lineOf } from '@lumitor/domain/catalogue/productLine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PATHS } from '../app/paths.ts';
import { fetchOrder } from '../data/orders.ts';
import { enterLine } from '../shell/chosenLine.ts';
import { Message } from '../shell/Message.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';

type Opened = 'done' | 'not-found' | 'failed';

async function open(id: string): Promise<Opened> {
  try {
    const page = await fetchOrder(id);
    if (typeof page === 'string') return page;
    const opening = import('../configurator/Configurator.tsx').then(
      ({ openOrder }) =>
        () =>
          openOrder(page),
    );
    return (await enterLine(lineOf(page.order.isMicro), opening)) ? 'done' : 'failed';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

/** Opens a stored order in the configurator (D32), in the place of the start dialog. */
export default function StoredOrder({ id }: { id: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [status, setStatus] = useState<'loading' | Exclude<Opened, 'done'>>('loading');
  usePageTitle(t('start.title'));
  useEffect(() => {
    if (status !== 'loading') return;
    let isWanted = true;
    open(id).then((opened) => {
      if (!isWanted) return;
      if (opened === 'done') navigate(PATHS.home, { replace: true });
      else setStatus(opened);
    });
    return () => {
      isWanted = false;
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
