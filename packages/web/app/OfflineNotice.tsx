import { LINES } from '@lumitor/domain/catalogue/productLine';
import { formatDate } from '@lumitor/domain/translation/figures';
import type { Ms } from '@lumitor/domain/units';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand/react';
import { catalogueStore } from '../data/catalogue.ts';
import { renewLine } from '../data/exchangeRate.ts';
import { loadTexts } from '../data/texts.ts';
import { useOnline, useReconnected } from '../data/useOnline.ts';
import { cacheForOffline, filesAreCached } from '../offline/startOffline.ts';
import { bringsItsOwnData, PATHS } from '../paths.ts';
import { NoticePlace } from '../shell/NoticePlace.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './OfflineNotice.module.css';

function reloadBrokenPictures(): void {
  for (const picture of document.images) {
    const address = picture.getAttribute('src');
    if (address && picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', address);
  }
}

const RETRY_INTERVAL: Ms = 30_000;

function useCachedAt(): string | null {
  const lines = useStore(catalogueStore);
  const [cachedAt = null] = LINES.flatMap((line) => lines[line].cachedAt ?? []).sort();
  useEffect(() => {
    if (cachedAt === null) return;
    const renew = () => {
      const { getState } = catalogueStore;
      for (const line of LINES) if (getState()[line].cachedAt) void renewLine(line);
      void loadTexts();
    };
    const timer = setInterval(() => navigator.onLine && renew(), RETRY_INTERVAL);
    addEventListener('online', renew);
    return () => {
      clearInterval(timer);
      removeEventListener('online', renew);
    };
  }, [cachedAt]);
  return cachedAt;
}

function offlineText(path: string): 'offline.administration' | 'offline.page' | 'error.offline' {
  if (path.startsWith(PATHS.admin)) return 'offline.administration';
  return bringsItsOwnData(path) ? 'offline.page' : 'error.offline';
}

/** Includes the date of the prices, and whether the page would not reopen (D72). */
export default function OfflineNotice() {
  const { t, language } = useTranslation();
  const isOnline = useOnline();
  const [path] = useLocation();
  const isAdministration = path.startsWith(PATHS.admin);
  const cachedAt = useCachedAt();
  const [isUnstored, setUnstored] = useState(false);
  const [isFolded, setFolded] = useState(false);
  useReconnected(reloadBrokenPictures);
  useEffect(() => {
    cacheForOffline();
    void filesAreCached.then((areCached) => setUnstored(!areCached));
  }, []);
  return (
    <NoticePlace>
      <div role="status" className={styles.status} data-folded={isFolded || undefined}>
        {(!isOnline || cachedAt) && (
          <div className={styles.notice}>
            {!isFolded && (
              <>
                <Icon name="offline" />
                <p>
                  {t(isOnline ? 'offline.unreachable' : offlineText(path))}
                  {cachedAt && ` ${t('offline.pricesOf', { time: formatDate(cachedAt, language, true) })}`}
                  {!isOnline && isUnstored && !isAdministration && ` ${t('offline.stay')}`}
                </p>
              </>
            )}
            <IconButton
              icon={isFolded ? 'offline' : 'close'}
              size="small"
              label={t(isFolded ? 'offline.unfold' : 'offline.fold')}
              aria-expanded={!isFolded}
              className={styles.fold}
              onClick={() => setFolded(!isFolded)}
            />
          </div>
        )}
      </div>
    </NoticePlace>
  );
}
