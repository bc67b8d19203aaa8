import { luminaireList } from '@lumitor/domain/lists/luminaireList';
import { missingWords } from '@lumitor/domain/lists/openWords';
import { rowsOfRecord } from '@lumitor/domain/lists/recordRows';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { sawingOf } from '@lumitor/domain/parts/sawing';
import { isOutdated } from '@lumitor/domain/plan/viewSubject';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { downloadPath, mountingPath, orderPath } from '../addresses.ts';
import { LayoutDrawing } from '../drawing/LayoutDrawing.tsx';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';
import { KeptStatus } from '../offline/KeptStatus.tsx';
import { CutListTable } from '../parts/CutListTable.tsx';
import { LuminaireTable } from '../parts/LuminaireTable.tsx';
import { PartsTable } from '../parts/PartsTable.tsx';
import { PdfButton } from '../pdf/PdfButton.tsx';
import { Layout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import { Notice } from '../ui/Notice.tsx';
import text from '../ui/text.module.css';
import { Downloads } from './Downloads.tsx';
import { OpenFindings } from './OpenFindings.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import styles from './OrderView.module.css';
import { Revision } from './Revision.tsx';
import { useOrderDrawing } from './useOrderDrawing.ts';

/** All else of an order can be read without it. */
const OrderLight = onDemand(orNothing(() => import('./OrderLight.tsx')));

/** What can be done with a stored order. */
function OrderActions({ page }: { page: ShownOrder }) {
  const { t, language } = useTranslation();
  const { id } = page;
  const url = new URL(downloadPath(id), location.origin).href;
  return (
    <>
      <div className={styles.actions}>
        <PdfButton variant="primary" getPage={() => Promise.resolve(page)} url={url} />
        <EnquiryButton orderId={id} />
        <Link href={mountingPath(id)} className={styles.open}>
          <Icon name="check" />
          {t('mounting.title')}
        </Link>
        <Link href={orderPath(id, language)} className={styles.open}>
          <Icon name="edit" />
          {t('download.openInConfigurator')}
        </Link>
      </div>
      <Downloads page={page} url={url} />
    </>
  );
}

/** A stored order as it was saved. */
export function OrderView({ page }: { page: ShownOrder }) {
  const { t, language } = useTranslation();
  const { id, data, plan } = page;
  const rows = useMemo(() => rowsOfRecord(data.lines, language, t), [data, language, t]);
  const { pieces, shown } = useOrderDrawing(page);
  const luminaires = useMemo(
    () => luminaireList(pieces, data.lines, plan, language, t),
    [pieces, data, plan, language, t],
  );
  const title = data.name || t('parts.unnamed');
  return (
    <Layout title={title}>
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={text.soft}>{t('download.savedLayout')}</p>
          <h1>{title}</h1>
          <p className={text.soft}>
            {t('parts.savedOn')}{' '}
            <time dateTime={data.savedAt}>{formatDate(data.savedAt, language, true)}</time>
            {' · '}
            {t('parts.reference')} {page.number || id}
          </p>
          <OrderActions page={page} />
          <KeptStatus page={page} />
        </header>
        <LayoutDrawing className={styles.drawing} {...shown} />
        {isOutdated(data.view, plan) && <Notice tone="warning">{t('parts.viewOutdated')}</Notice>}
        {data.view && (
          <img
            className={styles.view}
            src={data.view.file}
            width={data.view.width}
            height={data.view.height}
            alt={t('parts.view')}
            loading="lazy"
          />
        )}
        <div className={styles.columns}>
          <OrderFigures page={page} />
          <div className={styles.lists}>
            <OpenFindings page={page} />
            {missingWords(data, t).map((text) => (
              <Notice key={text} tone="warning">
                {text}
              </Notice>
            ))}
            <Revision page={page} />
            <PartsTable rows={rows} currency={data.currency} />
            <CutListTable steps={plan.layout.steps} sawing={sawingOf(plan.choices, data)} />
            {plan.room && pieces.length > 0 && (
              <OrderLight page={page} drawing={shown.drawing} content={shown.content} />
            )}
            {pieces.length > 0 && <LuminaireTable list={luminaires} />}
          </div>
        </div>
      </article>
    </Layout>
  );
}
