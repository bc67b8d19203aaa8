import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { Finding } from '@lumitor/domain/check/finding';
import { powerInWords } from '@lumitor/domain/lists/facts';
import { findingInWords } from '@lumitor/domain/lists/findingWords';
import { impossibleIn } from '@lumitor/domain/lists/openWords';
import { rowsOfQuote } from '@lumitor/domain/lists/partRow';
import { lineFieldsOf, quoteDetails } from '@lumitor/domain/order/lineFields';
import { sawingOf } from '@lumitor/domain/parts/sawing';
import { isInSummary } from '@lumitor/domain/quote/lines';
import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import type { Quote } from '@lumitor/domain/quote/quote';
import { cents } from '@lumitor/domain/units';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { downloadPath } from '../addresses.ts';
import { csvFile } from '../csv/csv.ts';
import { fetchOrder } from '../data/orders.ts';
import { languagePrices, useLanguagePrices } from '../data/settings.ts';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';
import { CutListTable } from '../parts/CutListTable.tsx';
import { fileNameOf, saveFile } from '../parts/file.ts';
import OtherCurrency from '../parts/OtherCurrency.tsx';
import { PartsTable } from '../parts/PartsTable.tsx';
import { partsCsv } from '../parts/partsCsv.ts';
import { TotalsBlock } from '../parts/TotalsBlock.tsx';
import { isEmbedded } from '../paths.ts';
import { PdfButton } from '../pdf/PdfButton.tsx';
import { CopyField } from '../shell/CopyField.tsx';
import { QrCode } from '../shell/QrCode.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Gauge } from '../ui/Gauge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import text from '../ui/text.module.css';
import { useMisfits } from '../visitor/check.ts';
import { setShowsGross, usePlan } from '../visitor/configuratorStore.ts';
import { useCatalogue, useQuote, useShowsGross } from '../visitor/derived.ts';
import { useWording } from '../visitor/wording.ts';
import { draftContent, isSameContent } from './draft.ts';
import { SaveForm } from './SaveForm.tsx';
import { SummaryDrawing } from './SummaryDrawing.tsx';
import { saveAnother, saveStore } from './saveStore.ts';
import styles from './summary.module.css';
import { useSaveDraft } from './useDraft.ts';
import { type Saving, useSaving } from './useSaving.ts';

const sharing = (ownerKey: string) => async () => {
  const { shareWithShop } = await import('../sharing/share.ts');
  const own = await shareWithShop();
  return own === null ? null : { own, ownerKey };
};

interface SavedOrderProps {
  id: string;
  ownerKey: string;
  line: ProductLine;
  enquires: boolean;
}

function SavedOrderNotice({ id, ownerKey, line, enquires }: SavedOrderProps) {
  const { t } = useTranslation();
  const email = useStore(saveStore, (state) => state.email);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the result gets the focus for screen readers.
  useEffect(() => title.current?.focus(), []);
  const url = new URL(downloadPath(id), location.origin).href;
  const getPage = async () => {
    const page = await fetchOrder(id);
    return typeof page === 'string' ? null : page;
  };
  return (
    <section className={classes(styles.part, styles.saved)}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        <Icon name="check" />
        {t('summary.saved')}
      </h3>
      <p className={styles.hint}>{t('summary.savedHint')}</p>
      <CopyField label={t('summary.link')} value={url} />
      <span className={styles.code}>
        <QrCode text={url} label={t('summary.qr')} side={176} />
      </span>
      <div className={styles.actions}>
        <PdfButton variant="primary" getPage={getPage} url={url} />
        <PdfButton kind="installation" getPage={getPage} url={url} />
        <EnquiryButton
          orderId={id}
          opens={enquires}
          email={email}
          shareProject={isEmbedded() || !ownerKey ? undefined : sharing(ownerKey)}
        />
        <NewTabLink href={downloadPath(id)} className={styles.open}>
          <Icon name="external" />
          {t('summary.openPage')}
        </NewTabLink>
        <Button variant="quiet" onClick={() => void saveAnother(line)}>
          {t('summary.saveAnother')}
        </Button>
      </div>
    </section>
  );
}

const MAX_SHOWN = 20;

function Total({ before, now }: { before: number; now: number }) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(cents(amount), languagePrices(language).currency, language);
  return (
    <>
      <p>{t('summary.totalReason')}</p>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('summary.before')}</dt>
          <dd>{money(before)}</dd>
        </div>
        <div className={styles.now}>
          <dt>{t('summary.now')}</dt>
          <dd>{money(now)}</dd>
        </div>
      </dl>
    </>
  );
}

function Remarks({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation();
  const wording = useWording();
  return (
    <>
      <p>{t('check.confirmReason')}</p>
      <ul className={text.points}>
        {findings.slice(0, MAX_SHOWN).map((finding) => (
          <li key={finding.key}>{findingInWords(finding, wording)}</li>
        ))}
      </ul>
      {findings.length > MAX_SHOWN && <p>{t('problem.more', { count: findings.length - MAX_SHOWN })}</p>}
    </>
  );
}

function ConfirmDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation();
  const { question, confirm, cancel } = saving;
  const isTotal = question?.kind === 'total';
  return (
    <Dialog
      open={question !== null}
      onClose={cancel}
      title={t(isTotal ? 'summary.totalTitle' : 'check.confirmTitle')}
      width={500}
      closeLabel={t('summary.cancel')}
      footer={
        <>
          <Button onClick={cancel}>{t('summary.cancel')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t(isTotal ? 'summary.totalConfirm' : 'check.confirm')}
          </Button>
        </>
      }
    >
      {question?.kind === 'total' && <Total {...question} />}
      {question?.kind === 'findings' && <Remarks findings={question.findings} />}
    </Dialog>
  );
}

const Offcuts = onDemand(orNothing(() => import('../parts/Offcuts.tsx')));

/** The address stays until the plan changes or an article is no longer sold. */
function SaveSection({ quote }: { quote: Quote }) {
  const draft = useSaveDraft();
  const misfits = useMisfits();
  const line = productLineOf(draft.isMicro);
  const saving = useSaving(draft, quote);
  const saved = useStore(saveStore, (state) => state[line].saved);
  const [enquires, setEnquires] = useState(false);
  const isSaved = saved !== null && isSameContent(saved.content, draftContent(draft)) && misfits.length === 0;
  if (isSaved)
    return <SavedOrderNotice id={saved.id} ownerKey={saved.ownerKey} line={line} enquires={enquires} />;
  return (
    <>
      <SaveForm draft={draft} earlierId={saved?.id ?? null} saving={saving} onOpen={setEnquires} />
      <ConfirmDialog saving={saving} />
    </>
  );
}

function SummaryTotals({ quote, currency }: { quote: Quote; currency: Currency }) {
  const { t, language } = useTranslation();
  const showsGross = useShowsGross();
  const { totals, totalPower, isPowerUnknown, supply } = quote;
  const { zones } = quote.parts;
  const supplies = supply === null ? null : { watts: supply, count: zones };
  const power = powerInWords(totalPower, isPowerUnknown, supplies, language, t);
  return (
    <section className={styles.part}>
      <TotalsBlock totals={totals} currency={currency} showsGross={showsGross} />
      <OtherCurrency quote={quote} showsGross={showsGross} />
      <Segmented
        label={t('summary.large')}
        hideLabel
        value={showsGross ? 'gross' : 'net'}
        onChange={(value) => setShowsGross(value === 'gross')}
        options={[
          { value: 'net', label: t('summary.net') },
          { value: 'gross', label: t('summary.gross') },
        ]}
      />
      <div>
        <p className={styles.row}>
          <span>{t('summary.power')}</span>
          <span>{power}</span>
        </p>
        {supplies && (
          <Gauge
            label={t('summary.power')}
            value={totalPower}
            max={supplies.watts * supplies.count}
            text={power}
          />
        )}
      </div>
    </section>
  );
}

function LoadedSummary({ quote }: { quote: Quote }) {
  const { t, language } = useTranslation();
  const { layout, choices, name } = usePlan();
  const rows = useMemo(() => rowsOfQuote(quote.lines, language, t, quoteDetails(t)), [quote, language, t]);
  const hidden = new Set(quote.lines.filter((line) => !isInSummary(line)).map(({ key }) => key));
  const { currency } = useLanguagePrices(language);
  const sawing = sawingOf(choices, useCatalogue()?.partTable ?? {});
  const saveCsv = () => {
    const eans = new Map(
      quote.lines.flatMap((line) => {
        const { ean } = lineFieldsOf(line);
        return ean ? [[line.key, ean] as const] : [];
      }),
    );
    const csv = csvFile(partsCsv(rows, currency, language, t, impossibleIn(layout, t), eans));
    saveFile(csv, fileNameOf(name || t('parts.fileName'), '', 'csv'));
  };
  return (
    <div className={styles.columns}>
      <div className={styles.lists}>
        <SummaryDrawing quote={quote} />
        <div className={styles.start}>
          <PartsTable rows={rows.filter(({ key }) => !hidden.has(key))} currency={currency} />
          <Button icon="list" onClick={saveCsv}>
            {t('parts.csv')}
          </Button>
        </div>
        <div className={styles.part}>
          <CutListTable steps={layout.steps} sawing={sawing} />
          <div className={styles.noPrint}>
            <Offcuts />
          </div>
        </div>
      </div>
      <aside className={styles.aside}>
        <SummaryTotals quote={quote} currency={currency} />
        <SaveSection quote={quote} />
      </aside>
    </div>
  );
}

export default function SummaryView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const quote = useQuote();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="summary-title">
      <div className={styles.page}>
        <header className={styles.header}>
          <Button variant="quiet" icon="chevronLeft" className={styles.back} onClick={onClose}>
            {t('summary.back')}
          </Button>
          <h2 id="summary-title" ref={title} tabIndex={-1}>
            {t('summary.title')}
          </h2>
        </header>
        {quote && <LoadedSummary quote={quote} />}
      </div>
    </section>
  );
}
