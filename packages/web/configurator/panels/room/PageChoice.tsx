import { useEffect, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import flow from '../../../ui/layout.module.css';
import { NumberField } from '../../NumberField.tsx';
import type { PdfPages } from '../../underlay/pdfPages.ts';
import { closeFile, takePage } from '../../underlay/takeFile.ts';
import styles from './Room.module.css';

export function PageChoice({ pages }: { pages: PdfPages }) {
  const { t } = useTranslation();
  const [number, setNumber] = useState(1);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const cancelled = new AbortController();
    let address: string | null = null;
    void pages.preview(number, cancelled.signal).then(
      ({ picture }) => {
        if (cancelled.signal.aborted) return;
        address = URL.createObjectURL(picture);
        setPreview(address);
      },
      () => {
        if (!cancelled.signal.aborted) setPreview(null);
      },
    );
    return () => {
      cancelled.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [pages, number]);
  return (
    <div className={flow.stack}>
      <NumberField
        label={t('room.page', { count: pages.count })}
        value={number}
        min={1}
        max={pages.count}
        onChange={(page) => setNumber(Math.round(page))}
      />
      <div className={styles.preview}>
        {preview && <img src={preview} alt={t('room.pagePicture', { number })} />}
      </div>
      <div className={flow.wideRow}>
        <Button variant="primary" onClick={() => void takePage(number)}>
          {t('room.takePage')}
        </Button>
        <Button variant="quiet" onClick={closeFile}>
          {t('room.giveUp')}
        </Button>
      </div>
    </div>
  );
}
