import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useEffect, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './KeptStatus.module.css';
import { keepOrder } from './keepOrder.ts';

/** Stores an order's page with all data of its files, and reports the result (D72). */
export function KeptStatus({ page }: { page: ShownOrder }) {
  const { t } = useTranslation();
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    void keepOrder(page).then((kept) => isShown && setKept(kept));
    return () => {
      isShown = false;
    };
  }, [page]);
  return (
    <div role="status">
      {isKept && (
        <p className={styles.kept}>
          <Icon name="check" />
          {t('offline.kept')}
        </p>
      )}
      {isKept === false && <Notice tone="warning">{t('offline.notKept')}</Notice>}
    </div>
  );
}
