import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { Ms } from '@lumitor/domain/units';
import { useEffect } from 'react';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Making } from './fileMessages.ts';
import { MakingProgress } from './MakingProgress.tsx';
import { warmUp } from './makeInWorker.ts';
import { makePdf, type PrintedOrder } from './makePdf.ts';
import { useMaking } from './useMaking.ts';

const KINDS = {
  order: { text: 'parts.pdf', suffix: null, make: makePdf },
  installation: {
    text: 'download.file_drawing',
    suffix: 'sheet.fileName',
    make: async (order: PrintedOrder, making: Making) =>
      (await import('./makeInstallationPdf.ts')).makeInstallationPdf(order, {}, making),
  },
} as const;

export interface PdfButtonProps {
  kind?: keyof typeof KINDS;
  getPage: () => Promise<ShownOrder | null>;
  url: string;
  variant?: ButtonProps['variant'];
  /** Shorter label, part of the accessible name. */
  label?: string;
}

/** Delay after the page is idle. */
const PRELOAD_DELAY: Ms = 2000;

/** On metered connections the code of PDFs loads only on request. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function PdfButton({ kind = 'order', getPage, url, variant = 'secondary', label }: PdfButtonProps) {
  const { text, suffix, make } = KINDS[kind];
  const { t, language } = useTranslation();
  const making = useMaking();
  const { step } = making.state;
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(warmUp, PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, []);

  const save = () =>
    making.make(t(text), async (how) => {
      const page = await getPage();
      if (!page) throw new Error('The order could not be loaded.');
      const pdf = await make({ page, language, t, url }, how);
      const name = [page.data.name || t('parts.fileName'), suffix && t(suffix)].filter(Boolean).join(' ');
      how.signal.throwIfAborted();
      saveFile(pdf, fileNameOf(name, page.id, 'pdf'));
    });

  return (
    <>
      <Button
        variant={variant}
        icon="download"
        aria-busy={step === 'working'}
        aria-label={label && t(text)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => void save()}
      >
        {step === 'working' ? t('parts.pdfInProgress') : (label ?? t(text))}
      </Button>
      <VisuallyHidden>
        <span role="status">{step === 'working' && t('parts.pdfInProgress')}</span>
      </VisuallyHidden>
      <MakingProgress making={making} />
      {step === 'failed' && (
        <div style={{ flexBasis: '100%' }}>
          <Notice tone="error">{t('parts.pdfFailed')}</Notice>
        </div>
      )}
    </>
  );
}
