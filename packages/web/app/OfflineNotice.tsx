import { useSyncExternalStore } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './OfflineNotice.module.css';

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export default function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="offline" />
          {t('error.offline')}
        </p>
      )}
    </div>
  );
}
