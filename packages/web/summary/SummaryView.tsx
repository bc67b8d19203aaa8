import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { powerInWords } from '@lumitor/domain/lists/facts';
import { impossibleIn } from '@lumitor/domain/lists/openWords';
import { rowsOfQuote } from '@lumitor/domain/lists/partRow';
import { quoteDetails } from '@lumitor/domain/order/lineFields';
import { sawingOf } from '@lumitor/domain/parts/sawing';
import { isInSummary } from '@lumitor/domain/quote/lines';
import type { Currency } from '@lumitor/domain/quote/money';
import type { Quote } from '@lumitor/domain/quote/quote';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { csvFile } from '../csv/csv.ts';
import { useLanguagePrices } from '../data/settings.ts';
import { CutListTable } from '../parts/CutListTable.tsx';
import { fileNameOf, saveFile } from '../parts/file.ts';
import OtherCurrency from '../parts/OtherCurrency.tsx';
import { PartsTable } from '../parts/PartsTable.tsx';
import { partsCsv } from '../parts/partsCsv.ts';
import { TotalsBlock } from '../parts/TotalsBlock.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Gauge } from '../ui/Gauge.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { useMisfits } from '../visitor/check.ts';
import { setShowsGross, usePlan } from '../visitor/configuratorStore.ts';
import { useCatalogue, useQuote, useShowsGross } from '../visitor/derived.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { draftContent, isSameContent } from './draft.ts';
import { SavedOrderNotice } from './SavedOrder.tsx';
import { SaveForm } from './SaveForm.tsx';
import { SummaryDrawing } from './SummaryDrawing.tsx';
import { saveStore } from './saveStore.ts';
import styles from './summary.module.css';
import { useSaveDraft } from './useDraft.ts';
import { useSaving } from './useSaving.ts';

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
  const rows = useMemo(() => rowsOfQuote(quote.lines, language, t, quoteDetails), [quote, language, t]);
  const hidden = new Set(quote.lines.filter((line) => !isInSummary(line)).map(({ key }) => key));
  const { currency } = useLanguagePrices(language);
  const sawing = sawingOf(choices, useCatalogue()?.partTable ?? {});
  const saveCsv = () => {
    const csv = csvFile(partsCsv(rows, currency, language, t, impossibleIn(layout, t)));
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
