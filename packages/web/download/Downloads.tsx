import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { AUTOMATIC } from '@lumitor/domain/sheets/sheetChoice';
import { useId, useState } from 'react';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import flow from '../ui/layout.module.css';
import { Notice } from '../ui/Notice.tsx';
import text from '../ui/text.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Downloads.module.css';
import { ORDER_FILES, type OrderFile } from './orderFiles.ts';
import { SheetSelects } from './SheetSelects.tsx';
import { SiteBundle } from './SiteBundle.tsx';

/** The files that an order can be had as, beside its PDF. @param url of the page of the order */
export function Downloads({ page, url }: { page: ShownOrder; url: string }) {
  const { t, language } = useTranslation();
  const labelId = useId();
  const [working, setWorking] = useState<OrderFile | null>(null);
  const [choice, setChoice] = useState(AUTOMATIC);
  const [hasFailed, setFailed] = useState(false);

  const save = async (file: OrderFile) => {
    if (working) return;
    setWorking(file);
    setFailed(false);
    try {
      const content = await file.make({ page, language, t, url }, choice);
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
      <span id={labelId} className={text.soft}>
        {t('download.files')}
      </span>
      <ul aria-labelledby={labelId} className={styles.list}>
        {ORDER_FILES.filter(({ isOf }) => isOf?.(page) ?? true).map((file) => (
          <li key={file.name} className={flow.wideRow}>
            <Button size="small" icon="download" aria-busy={working === file} onClick={() => void save(file)}>
              {t(`download.file_${file.name}`)}
            </Button>
            {file.isOnSheets && <SheetSelects choice={choice} onChange={setChoice} />}
          </li>
        ))}
      </ul>
      <SiteBundle page={page} url={url} choice={choice} />
      <VisuallyHidden>
        <span role="status">{working && t('download.fileInProgress')}</span>
      </VisuallyHidden>
      {hasFailed && (
        <Notice tone="error" className={styles.failure}>
          {t('download.fileFailed')}
        </Notice>
      )}
    </div>
  );
}
