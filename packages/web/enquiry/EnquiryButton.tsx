import { useEffect, useEffectEvent, useState } from 'react';
import { useRecovered } from '../data/useRecovered.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ShareProject } from './EnquiryDialog.tsx';

/** Fetched once; after a failure it can be asked again. */
const load = () => import('./EnquiryDialog.tsx').then(({ EnquiryDialog }) => EnquiryDialog);

type Dialog = Awaited<ReturnType<typeof load>>;

interface EnquiryButtonProps {
  orderId: string;
  /** It opens by itself. */
  opens?: boolean;
  /** Of the work that is open; absent: none may come along. */
  shareProject?: ShareProject | undefined;
  variant?: ButtonProps['variant'];
}

/** Opens the enquiry about a stored order. */
export function EnquiryButton({ orderId, opens = false, shareProject, variant }: EnquiryButtonProps) {
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
  // Fetched ahead, so that it opens without a connection too.
  const begin = useEffectEvent(() => void (opens ? open() : load().catch(() => {})));
  useEffect(() => begin(), []);
  return (
    <>
      <Button variant={variant ?? 'secondary'} icon="mail" onClick={() => void open()}>
        {t('enquiry.open')}
      </Button>
      {hasFailed && <Notice tone="error">{t('enquiry.offlineHint')}</Notice>}
      {Dialog && <Dialog {...{ orderId, shareProject }} onClose={() => setDialog(null)} />}
    </>
  );
}
