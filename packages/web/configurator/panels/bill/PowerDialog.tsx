import { formatWatts } from '../../../parts/figures.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useConfigurator } from '../../store/configuratorStore.ts';
import { closePowerDialog } from '../../store/powerDialog.ts';
import styles from './PowerDialog.module.css';

/** Says that the luminaires draw more than the supply gives (D26). */
export default function PowerDialog() {
  const { t, language } = useTranslation();
  const exceeded = useConfigurator((state) => state.powerExceeded);
  return (
    <Dialog
      open={exceeded !== null}
      onClose={closePowerDialog}
      title={t('powerDialog.title')}
      width={500}
      persistent
      footer={
        <Button variant="primary" onClick={closePowerDialog}>
          {t('powerDialog.confirm')}
        </Button>
      }
    >
      {exceeded && (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{t('powerDialog.supply')}</dt>
              <dd>{formatWatts(exceeded.supply, language)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{t('powerDialog.total')}</dt>
              <dd>{formatWatts(exceeded.total, language)}</dd>
            </div>
          </dl>
          <p>{t('powerDialog.remedy')}</p>
        </>
      )}
    </Dialog>
  );
}
