import { useState } from 'react';
import { EraseDialog } from '../../shell/EraseDialog.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { resetLayout } from '../../visitor/startOver.ts';
import styles from './Toolbar.module.css';

export default function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [isErasing, setErasing] = useState(false);
  const reset = () => {
    resetLayout();
    onClose();
  };
  if (isErasing) return <EraseDialog onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('canvas.resetTitle')}
      focusesItself
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
      <p className={styles.erase}>
        {t('canvas.resetErases')}{' '}
        <Button size="small" variant="quiet" onClick={() => setErasing(true)}>
          {t('erase.open')}
        </Button>
      </p>
    </Dialog>
  );
}
