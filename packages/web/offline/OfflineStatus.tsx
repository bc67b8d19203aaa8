import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useEffect, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { cacheOrder } from './cacheOrder.ts';
import styles from './KeptStatus.module.css';

/** Stores an order's page with all data of its files (D72). */
export function OfflineStatus({ page }: { page: ShownOrder }) {
  const { t } = useTranslation();
  const [isCached, setCached] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    void cacheOrder(page).then((cached) => isShown && setCached(cached));
    return () => {
      isShown = false;
    };
  }, [page]);
  return (
    <div role="status">
      {isCached && (
        <p className={styles.cached}>
          <Icon name="check" />
          {t('offline.kept')}
        </p>
      )}
      {isCached === false && <Notice tone="warning">{t('offline.notKept')}</Notice>}
    </div>
  );
}
