import { lineOf } from '@lumitor/domain/catalogue/productLine';
import { impossibleIn } from '@lumitor/domain/lists/openWords';
import { rowsOfQuote } from '@lumitor/domain/lists/partRow';
import { quoteDetails } from '@lumitor/domain/order/lineFields';
import { sawingOf } from '@lumitor/domain/parts/sawing';
import type { Quote } from '@lumitor/domain/quote/quote';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useLanguagePrices } from '../data/settings.ts';
import { CutListTable } from '../parts/CutListTable.tsx';
import { csvFile } from '../parts/csv.ts';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { PartsTable } from '../parts/PartsTable.tsx';
import { partsCsv } from '../parts/partsCsv.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { useMisfits } from '../visitor/check.ts';
import { usePlan } from '../visitor/configuratorStore.ts';
import { useCatalogue, useQuote } from '../visitor/derived.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { contentOf } from './draft.ts';
import { SavedOrder } from './SavedOrder.tsx';
import { SaveForm } from './SaveForm.tsx';
import { SummaryDrawing } from './SummaryDrawing.tsx';
import { SummaryTotals } from './SummaryTotals.tsx';
import { saveStore } from './saveStore.ts';
import styles from './summary.module.css';
import { useDraft } from './useDraft.ts';
import { useSaving } from './useSaving.ts';

const Offcuts = lazy(() => import('../parts/Offcuts.tsx').catch(() => ({ default: () => null })));

/** The form; once saved, the address, for as long as nothing is changed and all of it is still sold. */
function SaveSection({ quote }: { quote: Quote }) {
  const draft = useDraft();
  const misfits = useMisfits();
  const line = lineOf(draft.isMicro);
  const saving = useSaving(draft, quote);
  const saved = useStore(saveStore, (state) => state[line].saved);
  const [enquires, setEnquires] = useState(false);
  const isSaved = saved?.content === contentOf(draft) && misfits.length === 0;
  if (isSaved) return <SavedOrder id={saved.id} line={line} enquires={enquires} />;
  return (
    <>
      <SaveForm draft={draft} earlierId={saved?.id ?? null} saving={saving} onAsk={setEnquires} />
      <ConfirmDialog saving={saving} />
    </>
  );
}

function LoadedSummary({ quote }: { quote: Quote }) {
  const { t, language } = useTranslation();
  const { layout, choices, name } = usePlan();
  const rows = useMemo(() => rowsOfQuote(quote.lines, language, t, quoteDetails), [quote, language, t]);
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
          <PartsTable rows={rows} currency={currency} />
          <Button icon="list" onClick={saveCsv}>
            {t('parts.csv')}
          </Button>
        </div>
        <div className={styles.part}>
          <CutListTable steps={layout.steps} sawing={sawing} />
          <div className={styles.noPrint}>
            <Suspense>
              <Offcuts />
            </Suspense>
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

/** The last step: everything at a glance, and saving it. Stands in the place of the drawing. */
export default function SummaryView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const quote = useQuote();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.page} aria-labelledby="summary-title">
      <header className={styles.header}>
        <Button variant="quiet" icon="chevronLeft" className={styles.back} onClick={onClose}>
          {t('summary.back')}
        </Button>
        <h2 id="summary-title" ref={title} tabIndex={-1}>
          {t('summary.title')}
        </h2>
      </header>
      {quote && <LoadedSummary quote={quote} />}
    </section>
  );
}
