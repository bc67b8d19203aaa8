import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import { useState } from 'react';
import { useRecovered } from '../data/useRecovered.ts';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { PdfButton } from '../pdf/PdfButton.tsx';
import { storedTitleEntries, storeTitleEntries } from '../pdf/titleEntriesStorage.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Notice } from '../ui/Notice.tsx';
import text from '../ui/text.module.css';
import styles from './Downloads.module.css';
import { FilesMenu } from './FilesMenu.tsx';
import { filesOf, type OrderFile } from './orderFiles.ts';
import { SiteBundle } from './SiteBundle.tsx';
import { storedSheetChoice, storeSheetChoice } from './sheetChoiceStorage.ts';
import { TitleDialog } from './TitleDialog.tsx';

/** The files of an order: its PDF, all files in a ZIP, a menu of the others. @param url of the order's page */
export function Downloads({ page, url }: { page: ShownOrder; url: string }) {
  const { t, language } = useTranslation();
  const [working, setWorking] = useState<OrderFile | null>(null);
  const [choice, setChoice] = useState(storedSheetChoice);
  const [entries, setEntries] = useState(() => storedTitleEntries(page.id));
  const [isTitleOpen, setTitleOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useRecovered(hasFailed, () => setFailed(false));

  const choose = (chosen: SheetChoice) => {
    setChoice(chosen);
    storeSheetChoice(chosen);
  };
  const drawing = { choice, entries };
  const save = async (file: OrderFile) => {
    if (working) return;
    setWorking(file);
    setFailed(false);
    try {
      const content = await file.make({ page, language, t, url }, drawing);
      const name = [page.data.name || t('parts.fileName'), file.suffix?.(t)].join(' ');
      saveFile(content, fileNameOf(name, page.id, file.extension));
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setWorking(null);
    }
  };

  return (
    <div className={styles.files}>
      <PdfButton variant="primary" label="PDF" getPage={() => Promise.resolve(page)} url={url} />
      <SiteBundle page={page} url={url} drawing={drawing} />
      <FilesMenu
        files={filesOf(page).filter(({ isOf }) => isOf?.(page) ?? true)}
        choice={choice}
        onChoice={choose}
        onTitle={() => setTitleOpen(true)}
        onFile={(file) => void save(file)}
      />
      {isTitleOpen && (
        <TitleDialog
          entries={entries}
          onChange={(typed) => {
            setEntries(typed);
            storeTitleEntries(page.id, typed);
          }}
          onClose={() => setTitleOpen(false)}
        />
      )}
      <span role="status" className={styles.status}>
        {working && <span className={text.soft}>{t('download.fileInProgress')}</span>}
      </span>
      {hasFailed && (
        <Notice tone="error" className={styles.failure}>
          {t('download.fileFailed')}
        </Notice>
      )}
    </div>
  );
}
