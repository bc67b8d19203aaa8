import { LINES } from '@lumitor/domain/catalogue/productLine';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { catalogueStore } from '../data/catalogue.ts';
import { renewLine } from '../data/exchangeRate.ts';
import { loadTexts } from '../data/texts.ts';
import { keepForOffline } from '../offline/begin.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './OfflineNotice.module.css';

/** In milliseconds, until a service that could not be reached is asked again. */
const AGAIN_AFTER = 30_000;

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Since when the browser has the products that are shown, the older of both lines'; null: they are those of this moment. */
function useKeptAt(): string | null {
  const lines = useStore(catalogueStore);
  const [keptAt = null] = LINES.flatMap((line) => lines[line].keptAt ?? []).sort();
  useEffect(() => {
    if (keptAt === null) return;
    const renew = () => {
      const { getState } = catalogueStore;
      for (const line of LINES) if (getState()[line].keptAt) void renewLine(line);
      void loadTexts();
    };
    const timer = setInterval(() => navigator.onLine && renew(), AGAIN_AFTER);
    addEventListener('online', renew);
    return () => {
      clearInterval(timer);
      removeEventListener('online', renew);
    };
  }, [keptAt]);
  return keptAt;
}

/** Says that there is no network, and from when the prices are then (D72). */
export default function OfflineNotice() {
  const { t, language } = useTranslation();
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  const keptAt = useKeptAt();
  useEffect(keepForOffline, []);
  return (
    <div role="status" className={styles.place}>
      {(!isOnline || keptAt) && (
        <p className={styles.notice}>
          <Icon name="offline" />
          <span>
            {isOnline ? t('offline.unreachable') : t('error.offline')}
            {keptAt && ` ${t('offline.pricesOf', { time: formatDate(keptAt, language, true) })}`}
          </span>
        </p>
      )}
    </div>
  );
}
