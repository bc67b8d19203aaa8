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

/** In milliseconds, until a service that could not be reached is asked again. */
const AGAIN_AFTER = 30_000;

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

/** Says that there is no network, from when the prices are then, and where the page would not open again (D72). */
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
