import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { resetLayout } from '../store/anew.ts';

/** Asks before the drawing is cleared. */
export default function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const reset = () => {
    resetLayout();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('canvas.resetTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('canvas.cancel')}</Button>
          <Button variant="danger" onClick={reset}>
            {t('canvas.resetConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('canvas.resetText')}</p>
    </Dialog>
  );
}
