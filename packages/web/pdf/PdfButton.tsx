import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useEffect, useState } from 'react';
import { useRecovered } from '../data/useRecovered.ts';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { makePdf, type PrintedOrder, warmUp } from './makePdf.ts';

/** The PDFs that there are of a stored order. What draws the installation is fetched when it is asked for. */
const KINDS = {
  order: { text: 'parts.pdf', suffix: null, make: makePdf },
  installation: {
    text: 'download.file_drawing',
    suffix: 'sheet.fileName',
    make: async (order: PrintedOrder) =>
      (await import('./makeInstallationPdf.ts')).makeInstallationPdf(order),
  },
} as const;

export interface PdfButtonProps {
  kind?: keyof typeof KINDS;
  /** Gives the stored order; null where it could not be had. */
  getPage: () => Promise<ShownOrder | null>;
  /** Of the page of the order. */
  url: string;
  variant?: ButtonProps['variant'];
  /** Shorter label, part of the accessible name. */
  label?: string;
}

/** After the page has come to rest, in milliseconds. */
const FETCH_AFTER = 2000;

/** A failure to fetch ahead shows when the PDF is asked for. */
const fetchAhead = () => void warmUp().catch(() => undefined);

/** Visitors on a metered connection fetch what a PDF takes when they ask for one. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Makes a PDF of a stored order; what that takes is fetched ahead. */
export function PdfButton({ kind = 'order', getPage, url, variant = 'secondary', label }: PdfButtonProps) {
  const { text, suffix, make } = KINDS[kind];
  const { t, language } = useTranslation();
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  useRecovered(state === 'failed', () => setState((now) => (now === 'failed' ? 'ready' : now)));
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(fetchAhead, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);

  const save = async () => {
    if (state === 'working') return;
    setState('working');
    try {
      const page = await getPage();
      if (!page) return setState('failed');
      const pdf = await make({ page, language, t, url });
      const name = [page.data.name || t('parts.fileName'), suffix && t(suffix)].filter(Boolean).join(' ');
      saveFile(pdf, fileNameOf(name, page.id, 'pdf'));
      setState('ready');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };

  return (
    <>
      <Button
        variant={variant}
        icon="download"
        aria-busy={state === 'working'}
        aria-label={label && t(text)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={save}
      >
        {state === 'working' ? t('parts.pdfInProgress') : (label ?? t(text))}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'working' && t('parts.pdfInProgress')}</span>
      </VisuallyHidden>
      {state === 'failed' && (
        <div style={{ flexBasis: '100%' }}>
          <Notice tone="error">{t('parts.pdfFailed')}</Notice>
        </div>
      )}
    </>
  );
}
