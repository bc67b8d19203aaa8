import { measuredZones } from '@lumitor/domain/lists/measurements';
import { mountingList } from '@lumitor/domain/lists/mountingList';
import { mountingInWords, railMountingOf } from '@lumitor/domain/lists/railMounting';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { downloadPath } from '../addresses.ts';
import { LayoutDrawing } from '../drawing/LayoutDrawing.tsx';
import { OfflineStatus } from '../offline/OfflineStatus.tsx';
import { saveSiteCsv } from '../parts/siteCsv.ts';
import { PageLayout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import text from '../ui/text.module.css';
import styles from './MountingView.module.css';
import { MountingList } from './mounting/MountingList.tsx';
import { OpenFindings } from './OpenFindings.tsx';
import { useOrderDrawing } from './useOrderDrawing.ts';

export interface MountingViewProps {
  page: ShownOrder;
  sought: string;
}

export function MountingView({ page, sought }: MountingViewProps) {
  const { t, language } = useTranslation();
  const { id, data } = page;
  const { shown } = useOrderDrawing(page);
  const installation = useMemo(() => orderInstallation(page), [page]);
  const groups = useMemo(
    () => mountingList({ page, installation, language, t }),
    [page, installation, language, t],
  );
  const zones = useMemo(
    () => (installation ? measuredZones(installation, language, t) : []),
    [installation, language, t],
  );
  const name = data.name || t('parts.unnamed');
  return (
    <PageLayout title={`${t('mounting.title')} · ${name}`}>
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={text.soft}>
            {name} · {page.number || id}
          </p>
          <h1>{t('mounting.title')}</h1>
          {data.steps.length > 0 && (
            <p>
              {t('parts.mounting')}: {mountingInWords(railMountingOf(data), language, t)}
            </p>
          )}
          <p className={text.soft}>{t('mounting.hint')}</p>
          <Link href={downloadPath(id)} className={styles.back}>
            <Icon name="chevronLeft" />
            {t('mounting.toOrder')}
          </Link>
          <OfflineStatus page={page} />
        </header>
        <LayoutDrawing className={styles.drawing} {...shown} />
        <div className={styles.list}>
          <OpenFindings page={page} isOnSite />
          <MountingList
            key={id}
            id={id}
            groups={groups}
            zones={zones}
            sought={sought}
            onSave={(record) => saveSiteCsv(page, record, language, t)}
          />
        </div>
      </article>
    </PageLayout>
  );
}
