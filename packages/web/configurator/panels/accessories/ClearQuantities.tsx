import type { Chosen } from '@lumitor/domain/plan/choices';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { clearQuantities } from '../../../visitor/choosing.ts';
import { useChoices } from '../../../visitor/configuratorStore.ts';
import styles from './accessories.module.css';

const piecesOf = (chosen: readonly Chosen[]): number =>
  chosen.reduce((sum, { quantity }) => sum + quantity, 0);

/** Sets luminaires and what was added by hand to 0, once the visitor has seen what that is. */
export function ClearQuantities() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { bindings, accessories } = useChoices();
  const isEmpty = bindings.length + accessories.length === 0;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        icon="trash"
        disabledReason={isEmpty ? t('accessories.nothingToClear') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('accessories.clear')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('accessories.clearTitle')}
        closeLabel={t('accessories.clearCancel')}
        footer={
          <>
            <Button onClick={close}>{t('accessories.clearCancel')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                clearQuantities();
                close();
              }}
            >
              {t('accessories.clearConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('accessories.clearWhat')}</p>
        <dl className={styles.what}>
          <dt>{t('accessories.clearBindings')}</dt>
          <dd>{t('accessories.toZero', { count: piecesOf(bindings) })}</dd>
          <dt>{t('accessories.clearAccessories')}</dt>
          <dd>{t('accessories.toZero', { count: piecesOf(accessories) })}</dd>
        </dl>
        <p className={styles.stays}>{t('accessories.clearStays')}</p>
      </Dialog>
    </>
  );
}
