import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import { useState } from 'react';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { MakingProgress } from '../pdf/MakingProgress.tsx';
import { PdfButton } from '../pdf/PdfButton.tsx';
import { storedTitleEntries, storeTitleEntries } from '../pdf/titleEntriesStorage.ts';
import { useMaking } from '../pdf/useMaking.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Notice } from '../ui/Notice.tsx';
import text from '../ui/text.module.css';
import styles from './Downloads.module.css';
import { FilesMenu } from './FilesMenu.tsx';
import { filesOf, type OrderDownload } from './orderFiles.ts';
import { SiteBundle } from './SiteBundle.tsx';
import { storedSheetChoice, storeSheetChoice } from './sheetChoiceStorage.ts';
import { TitleDialog } from './TitleDialog.tsx';

export function Downloads({ page, url }: { page: ShownOrder; url: string }) {
  const { t, language } = useTranslation();
  const making = useMaking();
  const [choice, setChoice] = useState(storedSheetChoice);
  const [entries, setEntries] = useState(() => storedTitleEntries(page.id));
  const [isTitleOpen, setTitleOpen] = useState(false);

  const choose = (chosen: SheetChoice) => {
    setChoice(chosen);
    storeSheetChoice(chosen);
  };
  const drawing = { choice, entries };
  const save = (file: OrderDownload) =>
    making.make(t(`download.file_${file.name}`), async (how) => {
      const content = await file.make({ page, language, t, url }, drawing, how);
      how.signal.throwIfAborted();
      const name = [page.data.name || t('parts.fileName'), file.suffix?.(t)].join(' ');
      saveFile(content, fileNameOf(name, page.id, file.extension));
    });

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
        {making.state.step === 'working' && !making.state.isLong && (
          <span className={text.soft}>{t('download.fileInProgress')}</span>
        )}
      </span>
      <MakingProgress making={making} />
      {making.state.step === 'failed' && (
        <Notice tone="error" className={styles.failure}>
          {t('download.fileFailed')}
        </Notice>
      )}
    </div>
  );
}
