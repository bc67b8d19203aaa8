import { isUnderpoweredIn, powerInWords, suppliesOf } from '@lumitor/domain/lists/facts';
import { luminaireList } from '@lumitor/domain/lists/luminaireList';
import { missingWords } from '@lumitor/domain/lists/openWords';
import { rowsOfRecord, titleOfStoredLine } from '@lumitor/domain/lists/recordRows';
import { isPriced, orderDifferences } from '@lumitor/domain/order/orderDifferences';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { sawingOf } from '@lumitor/domain/parts/sawing';
import { isOutdated } from '@lumitor/domain/plan/viewSubject';
import { formatMoney } from '@lumitor/domain/quote/money';
import { formatDate, formatMetres } from '@lumitor/domain/translation/figures';
import { cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { downloadPath, mountingPath, orderPath } from '../addresses.ts';
import { LayoutDrawing } from '../drawing/LayoutDrawing.tsx';
import { OfflineStatus } from '../offline/OfflineStatus.tsx';
import { CutListTable } from '../parts/CutListTable.tsx';
import { LuminaireTable } from '../parts/LuminaireTable.tsx';
import { PartsTable } from '../parts/PartsTable.tsx';
import { figures, Table } from '../parts/Table.tsx';
import { PageLayout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import flow from '../ui/layout.module.css';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import text from '../ui/text.module.css';
import { Downloads } from './Downloads.tsx';
import { OpenFindings } from './OpenFindings.tsx';
import { OrderFacts, OrderTotal, TotalBar } from './OrderFigures.tsx';
import styles from './OrderView.module.css';
import { useOrderDrawing } from './useOrderDrawing.ts';

const REVISION = 'revision';

/** Differences from the revised order (D61). */
function Revision({ page: { data, revises } }: { page: ShownOrder }) {
  const { t, language } = useTranslation();
  const differences = useMemo(() => (revises ? orderDifferences(revises, data) : []), [revises, data]);
  if (!revises) return null;
  const money = (amount: number) => {
    const words = formatMoney(cents(amount), data.currency, language);
    return amount > 0 ? `+${words}` : words;
  };
  const isComparable = revises.currency === data.currency;
  const isSure = isPriced(revises.lines) && isPriced(data.lines);
  const net = cents(data.totals.net - revises.totals.net);
  return (
    <section id={REVISION} className={flow.stack} aria-labelledby="revision-title">
      <h2 id="revision-title">{t('download.revision')}</h2>
      <p>
        <Link href={downloadPath(revises.id)}>
          {t('download.revises', { number: revises.number || revises.id })}
        </Link>
        {isComparable &&
          ` · ${isSure ? t('download.netChange', { change: money(net) }) : t('download.netOnRequest')}`}
      </p>
      {differences.length === 0 ? (
        <p>{t('download.noDifferences')}</p>
      ) : (
        <Table
          columns={[
            { key: 'article', head: t('parts.article') },
            figures('before', t('download.piecesBefore')),
            figures('now', t('download.piecesNow')),
            figures('change', t('download.change')),
          ]}
          rows={differences.map(({ key, line, before, after, change }) => ({
            key,
            head: titleOfStoredLine(line, language, t),
            cells: [before, after, change === null ? t('download.changeOnRequest') : money(change)],
          }))}
        />
      )}
    </section>
  );
}

/** Optional: the rest of an order is readable without it. */
const OrderLight = onDemand(orNothing(() => import('./OrderLight.tsx')));

function OrderHead({ page, title }: { page: ShownOrder; title: string }) {
  const { t, language } = useTranslation();
  const { id, number, data, revises } = page;
  const url = new URL(downloadPath(id), location.origin).href;
  const changes = useMemo(() => (revises ? orderDifferences(revises, data).length : 0), [revises, data]);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <p className={text.soft}>{t('download.order', { number: number || id })}</p>
        <h1>{title}</h1>
        <p className={styles.revision}>
          {revises && <Badge>{t('download.isRevision')}</Badge>}
          <time dateTime={data.savedAt}>{formatDate(data.savedAt, language, true)}</time>
          {revises && (
            <a href={`#${REVISION}`}>
              {t('download.changesSince', { count: changes, number: revises.number || revises.id })}
            </a>
          )}
        </p>
        <OfflineStatus page={page} />
      </div>
      <Downloads page={page} url={url} />
    </header>
  );
}

function OrderDrawing({
  page,
  shown,
}: {
  page: ShownOrder;
  shown: ReturnType<typeof useOrderDrawing>['shown'];
}) {
  const { t, language } = useTranslation();
  const { id, data } = page;
  const count = data.lines.reduce((sum, { kind, quantity }) => sum + (kind === 'binding' ? quantity : 0), 0);
  const facts = [
    count > 0 && t('download.luminaires', { count }),
    formatMetres(data.totalLength, language),
    powerInWords(data.totalPower, isUnderpoweredIn(page), suppliesOf(page), language, t),
  ];
  return (
    <Panel className={styles.drawing}>
      <LayoutDrawing {...shown} />
      <div className={styles.foot}>
        <p>{facts.filter(Boolean).join(', ')}</p>
        <Link href={orderPath(id, language)} className={styles.open}>
          <Icon name="edit" />
          {t('download.openInConfigurator')}
        </Link>
      </div>
    </Panel>
  );
}

function SiteDocuments({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Panel>
      <Link href={mountingPath(id)} className={styles.documents}>
        <Icon name="check" />
        <span>
          <b>{t('download.forSite')}</b>
          <small>{t('download.forSiteAbout')}</small>
        </span>
        <Icon name="chevronRight" size={16} />
      </Link>
    </Panel>
  );
}

export function OrderView({ page }: { page: ShownOrder }) {
  const { t, language } = useTranslation();
  const { data, plan } = page;
  const rows = useMemo(() => rowsOfRecord(data.lines, language, t), [data, language, t]);
  const { luminaires: pieces, shown } = useOrderDrawing(page);
  const luminaires = useMemo(
    () => luminaireList(pieces, data.lines, plan, language, t),
    [pieces, data, plan, language, t],
  );
  const title = data.name || t('parts.unnamed');
  return (
    <PageLayout title={title}>
      <article className={styles.page}>
        <OrderHead page={page} title={title} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderDrawing page={page} shown={shown} />
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
            <OpenFindings page={page} />
            {missingWords(data, t).map((text) => (
              <Notice key={text} tone="warning">
                {text}
              </Notice>
            ))}
            <Panel className={styles.lists}>
              <Revision page={page} />
              <PartsTable rows={rows} currency={data.currency} />
              <CutListTable steps={plan.layout.steps} sawing={sawingOf(plan.choices, data)} />
              {plan.room && pieces.length > 0 && (
                <OrderLight page={page} drawing={shown.drawing} content={shown.content} />
              )}
              {pieces.length > 0 && <LuminaireTable list={luminaires} />}
            </Panel>
          </div>
          <aside className={styles.side}>
            <OrderTotal page={page} />
            <div className={styles.rest}>
              <SiteDocuments id={page.id} />
              <OrderFacts page={page} />
            </div>
          </aside>
        </div>
        <TotalBar page={page} />
      </article>
    </PageLayout>
  );
}
