import { LINES } from '@lumitor/domain/catalogue/productLine';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { catalogueStore } from '../data/catalogue.ts';
import { renewLine } from '../data/exchangeRate.ts';
import { loadTexts } from '../data/texts.ts';
import { useOnline, useReconnected } from '../data/useOnline.ts';
import { filesAreKept, keepForOffline } from '../offline/begin.ts';
import { NoticePlace } from '../shell/NoticePlace.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { reloadBrokenPictures } from './brokenPictures.ts';
import styles from './OfflineNotice.module.css';

/** Delay in milliseconds before an unreachable service is tried again. */
const AGAIN_AFTER = 30_000;

/** Time since which this browser has stored the catalogues, the older of both lines; null if they are current. */
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

/** Reports that the network is missing, the date of the prices, and whether the page would not reopen (D72). */
export default function OfflineNotice() {
  const { t, language } = useTranslation();
  const isOnline = useOnline();
  const keptAt = useKeptAt();
  const [isUnkept, setUnkept] = useState(false);
  const [isFolded, setFolded] = useState(false);
  useReconnected(reloadBrokenPictures);
  useEffect(() => {
    keepForOffline();
    void filesAreKept.then((areKept) => setUnkept(!areKept));
  }, []);
  return (
    <NoticePlace>
      <div role="status" className={styles.status} data-folded={isFolded || undefined}>
        {(!isOnline || keptAt) && (
          <div className={styles.notice}>
            {!isFolded && (
              <>
                <Icon name="offline" />
                <p>
                  {isOnline ? t('offline.unreachable') : t('error.offline')}
                  {keptAt && ` ${t('offline.pricesOf', { time: formatDate(keptAt, language, true) })}`}
                  {!isOnline && isUnkept && ` ${t('offline.stay')}`}
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
