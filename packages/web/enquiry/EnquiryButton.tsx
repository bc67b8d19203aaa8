import { useEffect, useEffectEvent, useState } from 'react';
import { useRecovered } from '../data/useRecovered.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ShareProject } from './EnquiryDialog.tsx';

const load = () => import('./EnquiryDialog.tsx').then(({ EnquiryDialog }) => EnquiryDialog);

type Dialog = Awaited<ReturnType<typeof load>>;

interface EnquiryButtonProps {
  orderId: string;
  opens?: boolean;
  shareProject?: ShareProject | undefined;
  /** Suggested in the form. */
  email?: string;
  variant?: ButtonProps['variant'];
}

export function EnquiryButton({
  orderId,
  opens = false,
  shareProject,
  email = '',
  variant,
}: EnquiryButtonProps) {
  const { t } = useTranslation();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useRecovered(hasFailed, () => setFailed(false));
  const open = () =>
    load().then(
      (loaded) => {
        setFailed(false);
        setDialog(() => loaded);
      },
      () => setFailed(true),
    );
  // Preloaded, so that the dialog also opens without a connection.
  const start = useEffectEvent(() => void (opens ? open() : load().catch(() => {})));
  useEffect(() => start(), []);
  return (
    <>
      <Button variant={variant ?? 'secondary'} icon="mail" onClick={() => void open()}>
        {t('enquiry.open')}
      </Button>
      {hasFailed && <Notice tone="error">{t('enquiry.offlineHint')}</Notice>}
      {Dialog && (
        <Dialog orderId={orderId} shareProject={shareProject} email={email} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
